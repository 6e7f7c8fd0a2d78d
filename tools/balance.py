"""Solve every board of the project's tiles, and write what each start is worth.

python -m tools.balance --device gpu      (solves, writes docs/data/pixoid-balance.json)
python -m tools.balance --table           (only writes the table into docs/balance.md)
"""

import argparse
import time
from pathlib import Path

import msgspec
from msgspec import Struct

from tablecade.games.pixoid.rules.board import end_points
from tablecade.games.pixoid.rules.state import Variant
from tablecade.games.pixoid.rules.tiles import TILES, board_names, lay_board, project_tiles
from tablecade.games.pixoid.solver.board import Goal
from tools.solved_starts import start_values

DOCS = Path(__file__).parents[1] / "docs"
FIGURES, PAGE = DOCS / "data/pixoid-balance.json", DOCS / "balance.md"
MARK = "<!-- the table below is written by tools/balance.py -->\n"
BOARDS = [name for name in board_names() if name[0] == TILES[0]]
"""One of each four that are the same board turned: the one with the first tile upper left."""
GOALS = {
    "cubes": Goal(),
    "with_bonus": Goal(bonus=True),
    "short": Goal(Variant.SHORT, bonus=True),
}


class Solved(Struct):
    """One board. Values by start, clockwise from the upper left; seconds by goal."""

    board: str
    end_points: float
    starts: tuple[str, ...]
    cubes: tuple[float, ...]
    with_bonus: tuple[float, ...]
    short: tuple[float, ...]
    seconds: dict[str, float]


def solve(name: str, device: str) -> Solved:
    board = lay_board(name, project_tiles())
    values, seconds = {}, {}
    for goal_name, goal in GOALS.items():
        begun = time.perf_counter()
        found = start_values(board, goal, device=device)
        seconds[goal_name] = round(time.perf_counter() - begun, 2)
        values[goal_name] = tuple(round(value, 6) for value in found)
    return Solved(name, round(end_points(board), 2), board.start, **values, seconds=seconds)


def write_table(boards: list[Solved]) -> None:
    columns = ("board", "end points", "no bonus cubes", "best", "with bonus cubes", "best")
    head = f"| {' | '.join(columns)} |\n{'|---' * len(columns)}|\n"
    rows = [
        f"| {b.board} | {b.end_points} | {_list(b.cubes)} | {max(b.cubes):.2f} "
        f"| {_list(b.with_bonus)} | {max(b.with_bonus):.2f} |\n"
        for b in boards
    ]
    prose = PAGE.read_text(encoding="utf-8").partition(MARK)[0]
    PAGE.write_text("".join([prose, MARK, "\n", head, *rows]), encoding="utf-8")


def _list(values: tuple[float, ...]) -> str:
    return " · ".join(f"{value:.2f}" for value in values)


def summary(boards: list[Solved]) -> str:
    best = [max(board.cubes) for board in boards]
    least = min(min(board.cubes) for board in boards)
    return f"best start {min(best):.2f} to {max(best):.2f} cubes, no start below {least:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--device", choices=("cpu", "gpu"), default="gpu")
    parser.add_argument("--table", action="store_true", help="only write the table")
    options = parser.parse_args()
    if options.table:
        write_table(msgspec.json.decode(FIGURES.read_bytes(), type=list[Solved]))
        return
    boards = []
    for name in BOARDS:
        boards.append(solve(name, options.device))
        print(name, boards[-1].cubes, boards[-1].seconds, flush=True)
    FIGURES.parent.mkdir(exist_ok=True)
    FIGURES.write_bytes(msgspec.json.format(msgspec.json.encode(boards), indent=1) + b"\n")
    print(summary(boards))


if __name__ == "__main__":
    main()
