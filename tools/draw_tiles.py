"""Search for the eight Pixoid tile sides and draw them into tiles.txt.

It anneals many single sides, each judged on the board that four copies of it
make, picks the eight that differ most, puts a start and a bonus pix on each, and
measures all 384 boards.  It writes what meets DEMANDS, below the file's comment.

Coordinates are doubled, (y, x): pix lie on odd-odd points, wall corners on
even-even points, walls between them, so that one formula turns them all.
"""

import argparse
import math
import random
import time
from collections.abc import Iterator, Sequence, Set
from functools import cache
from itertools import combinations, permutations, product
from pathlib import Path
from statistics import fmean

Point = tuple[int, int]
Walls = frozenset[Point]
Side = tuple[Walls, Point, Point]  # inner walls, start, bonus
TILE, BOARD = 10, 20  # doubled widths
GAPS = (0, 2, 3)  # open places of an inner edge: 0 is outermost, 4 is at the centre
BENDS = 11  # wanted in a side
END_POINTS = 5.8  # wanted per pix
HARD = 30.0  # a side that costs this much is never used
OUTPUT = Path(__file__).parents[1] / "src/tablecade/games/pixoid/rules/tiles.txt"

ODD = range(1, TILE, 2)
PIX = [(y, x) for y in ODD for x in ODD]
INNER = [(y, x) for y in range(1, TILE) for x in range(1, TILE) if (y + x) % 2]
# The right edge of a tile meets the bottom edge of the next: judging one judges both.
EDGES = INNER + [(y, TILE) for y in ODD]
CORNERS = [(y, x) for y in range(2, TILE, 2) for x in range(2, TILE + 1, 2)]
SEAMS = {p for i in ODD if i // 2 not in GAPS for p in ((TILE, i), (i, TILE))}
FRAME = frozenset(SEAMS.union(*({(0, i), (i, 0)} for i in ODD)))
STARTS = [(1, 1), (1, 3), (3, 1), (3, 3)]
NO_BONUS = {*STARTS, (TILE - 1, 1)} | {(y, TILE - 1) for y in ODD}
DEMANDS = {  # the least and the most allowed on any board
    "end points per pix": (5.3, 6.2),
    "fewest open sides": (2, 4),
    "connected pix": (100, 100),
    "plazas": (0, 0),
    "start to start, walking": (8, math.inf),
    "start to bonus, in a free grid": (4, math.inf),
}


def turn(point: Point, size: int, times: int) -> Point:
    """Turn a point clockwise by quarters in a square of this doubled width."""
    y, x = point
    return turn((x, size - y), size, times - 1) if times else point


def runs(walls: Set[Point], size: int) -> Iterator[tuple[int, int]]:
    """Yield the length inside and outside of each corridor from the upper left square."""
    for (y, x), (dy, dx) in product(product(range(1, size, 2), repeat=2), ((0, 1), (1, 0))):
        if (y - dy, x - dx) in walls:
            length = 1
            while (y + (2 * length - 1) * dy, x + (2 * length - 1) * dx) not in walls:
                length += 1
            inside = min(length, (size + 1 - y * dy - x * dx) // 2)
            yield inside, length - inside


def around(point: Point, walls: Set[Point]) -> int:
    """Count the walls at the four sides of a pix, or those that meet at a corner."""
    y, x = point
    return len(walls & {(y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)})


def is_stick(wall: Point, walls: Set[Point]) -> bool:
    """Tell whether a wall segment touches no other one."""
    (y, x), (dy, dx) = wall, ((0, 1) if wall[0] % 2 == 0 else (1, 0))
    return around((y - dy, x - dx), walls) == 1 == around((y + dy, x + dx), walls)


def is_ladder(wall: Point, walls: Set[Point]) -> bool:
    """Tell whether a wall is the middle one of three side by side."""
    (y, x), (dy, dx) = wall, ((2, 0) if wall[0] % 2 == 0 else (0, 2))
    return walls >= {wall, (y - dy, x - dx), (y + dy, x + dx)}


def walk(walls: Set[Point], start: Point, size: int) -> dict[Point, int]:
    """Return the steps from the start to each pix within reach in the upper left square."""
    steps = {start: 0}
    for y, x in (queue := [start]):
        for dy, dx in ((-1, 0), (0, 1), (1, 0), (0, -1)):
            there = (y + 2 * dy, x + 2 * dx)
            if (y + dy, x + dx) not in walls and there not in steps and max(there) < size:
                steps[there] = steps[y, x] + 1
                queue.append(there)
    return steps


def cost(walls: Set[Point]) -> float:
    """Add up the flaws of a side, given the board of four copies of it."""
    own = {p for p in walls if max(p) <= TILE}
    closed = [around(pix, walls) for pix in PIX]
    flat = sum((y - 1, x) in walls and (y + 1, x) in walls for y, x in PIX)
    steep = sum((y, x - 1) in walls and (y, x + 1) in walls for y, x in PIX)
    lines = list(runs(walls, TILE))
    end_points = sum(inside * (inside + outside - 1) for inside, outside in lines) / len(PIX)
    flaws = [
        (HARD, sum(n > 2 for n in closed)),  # dead ends
        (HARD, len(PIX) - len(walk(walls, PIX[0], TILE))),  # pix out of reach
        (12.0, sum(not around(corner, own) for corner in CORNERS)),  # plazas
        (4.0, sum(is_stick(edge, own) for edge in EDGES if edge in own)),
        (1.5, sum(is_ladder(edge, walls) for edge in EDGES)),
        (1.5, max(0, BENDS - (closed.count(2) - flat - steep))),
        (1.0, closed.count(0)),  # crossings
        (0.7, sum(inside + outside == 2 for inside, outside in lines)),  # jitter
        (3.0, sum(max(0, inside - 3) for inside, outside in lines if outside)),  # long reach
        (12.0, abs(end_points - END_POINTS)),
    ]
    return sum(weight * count for weight, count in flaws)


def anneal(rng: random.Random, steps: int = 5000) -> tuple[float, Walls]:
    """Find one good side: toggle walls, ever less willing to make it worse."""
    walls = {turn(p, BOARD, k) for p in FRAME for k in range(4)}
    now = cost(walls)
    for step in range(steps):
        heat = 5 * 0.05 ** (step / steps)
        few = rng.sample(INNER, rng.choice((1, 2)))
        toggled = {turn(p, BOARD, k) for p in few for k in range(4)}
        walls ^= toggled
        new = cost(walls)
        if rng.random() < math.exp(min(0, now - new) / heat):
            now = new
        else:
            walls ^= toggled
    return now, frozenset(walls.intersection(INNER))


@cache
def difference(one: Walls, other: Walls) -> int:
    """Count the walls that differ when one side is turned or mirrored to fit the other best."""
    pair = (one, {(x, y) for y, x in one})
    return min(len(other ^ {turn(p, TILE, k) for p in w}) for w in pair for k in range(4))


def pick(pool: list[tuple[float, Walls]]) -> list[Walls]:
    """Choose eight sides, different first and then good, by five rounds of swaps."""

    def merit(chosen: Sequence[tuple[float, Walls]]) -> float:
        unlike = [difference(a, b) for (_, a), (_, b) in combinations(chosen, 2)]
        return 32 * min(unlike) + sum(unlike) / 2 - sum(price for price, _ in chosen)

    best = pool[:8]
    for _, i, other in product(range(5), range(8), pool):
        best = max(best, [*best[:i], other, *best[i + 1 :]], key=merit)
    return [walls for _, walls in best]


def apart(one: Point, other: Point) -> int:
    """Return the steps between two pix of a grid without walls."""
    return (abs(one[0] - other[0]) + abs(one[1] - other[1])) // 2


def mark(chosen: Sequence[Walls], rng: random.Random) -> list[Side]:
    """Give each side a start, every kind twice, and a bonus where no other has it, if possible."""
    sides: list[Side] = []
    for walls, start in zip(chosen, rng.sample(STARTS * 2, 8), strict=True):
        free = [p for p in rng.sample(PIX, len(PIX)) if p not in NO_BONUS and apart(p, start) >= 4]
        sides.append((walls, start, min(free, key=[bonus for _, _, bonus in sides].count)))
    return sides


def figures(sides: Sequence[Side]) -> dict[str, float]:
    """Measure the board with these sides, clockwise from the upper left."""
    walls = {turn(p, BOARD, k) for k, side in enumerate(sides) for p in side[0] | FRAME}
    starts = [turn(start, BOARD, k) for k, (_, start, _) in enumerate(sides)]
    bonuses = [turn(bonus, BOARD, k) for k, (_, _, bonus) in enumerate(sides)]
    walks = [walk(walls, start, BOARD) for start in starts]
    lengths = [length for length, _ in runs(walls, BOARD)]
    corners = [(y, x) for y in range(2, BOARD, 2) for x in range(2, BOARD, 2)]
    return {
        "end points per pix": sum(n * (n - 1) for n in lengths) / 100,
        "fewest open sides": 4 - max(around(pix, walls) for pix in walks[0]),
        "connected pix": len(walks[0]),
        "plazas": sum(not around(corner, walls) for corner in corners),
        "loose sticks": sum(is_stick(wall, walls) for wall in walls),
        "longest run": max(lengths),
        "start to start, walking": min(w[s] for w in walks for s in starts if w[s]),
        "bonus to bonus, in a free grid": min(apart(a, b) for a, b in combinations(bonuses, 2)),
        "start to bonus, in a free grid": min(apart(s, b) for s in starts for b in bonuses),
    }


def measure(sides: Sequence[Side]) -> dict[str, list[float]]:
    """Return each figure for all boards: any tile in any corner, either side up."""
    tiles = [sides[i : i + 2] for i in range(0, len(sides), 2)]
    every = [figures(up) for order in permutations(tiles) for up in product(*order)]
    return {name: [row[name] for row in every] for name in every[0]}


def search(rng: random.Random, seconds: float) -> list[Side]:
    """Spend this long on single sides, then choose eight and mark them."""
    pool: list[tuple[float, Walls]] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end or len(pool) < 16:
        pool += [found for found in [anneal(rng)] if found[0] < HARD]
    chosen = pick(sorted(pool, key=lambda found: found[0])[: max(16, len(pool) * 2 // 3)])
    tries = [mark(chosen, rng) for _ in range(60)]
    return max(tries, key=lambda sides: [min(v) for k, v in measure(sides).items() if " to " in k])


def draw(side: Side) -> str:
    """Draw a side in the letters of tiles.txt."""
    walls, start, bonus = side
    ink = {p: "|" if p[0] % 2 else "---" for p in walls | FRAME}
    ink |= {start: " S ", bonus: " B "}
    ink |= {(y, x): "+" for y in range(0, TILE + 1, 2) for x in range(0, TILE + 1, 2)}
    span = range(TILE + 1)
    return "\n".join("".join(ink.get((y, x), "   "[: 1 + x % 2 * 2]) for x in span) for y in span)


def report(sides: Sequence[Side]) -> bool:
    """Print the range of each figure; tell whether every demand is met."""
    unlike = [difference(a[0], b[0]) for a, b in combinations(sides, 2)]
    print(f"walls that differ between two sides: {min(unlike)} to {max(unlike)}")
    fine = min(unlike) > 0
    for name, values in measure(sides).items():
        low, high = DEMANDS.get(name, (-math.inf, math.inf))
        fine = fine and low <= min(values) and max(values) <= high
        print(f"{name}: {min(values):.2f} to {max(values):.2f}, mean {fmean(values):.2f}")
    return fine


def write(sides: Sequence[Side]) -> None:
    """Draw the sides into tiles.txt, below its comment."""
    titles = [f"\ntile {tile} side {face}\n" for tile in "ABCD" for face in "12"]
    blocks = [title + draw(side) + "\n" for title, side in zip(titles, sides, strict=True)]
    comment = OUTPUT.read_text(encoding="ascii").partition("\ntile ")[0]
    OUTPUT.write_text("".join([comment, *blocks]), encoding="ascii")


def main() -> None:
    """Search, report, and write the drawing when it is good."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=180, help="time for single sides")
    options = parser.parse_args()
    sides = search(random.Random(options.seed), options.seconds)
    if not report(sides):
        raise SystemExit("Not every board meets the demands: nothing is written.")
    write(sides)


if __name__ == "__main__":
    main()
