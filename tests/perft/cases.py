"""Fixed boards and dice, and how many sequences of decisions follow."""

from collections.abc import Iterator
from itertools import product
from math import prod
from pathlib import Path
from typing import Any

from msgspec import Struct

from tablecade.core.game import A, Game, S, plain
from tablecade.core.hand import DICE
from tablecade.core.packages import GAMES
from tests.boards import MAZE, MAZE_DRAWING
from tests.tracks import SMALL

DOC = Path(__file__).parents[2] / "docs" / "perft.md"

ROLLS = ("first 0", "roll 34 r2 y5 g1 b6", "roll 11 r1 y2 g6 b5", "roll 66 r6 y6 g1 b1")
PLACEMENT = ("@a4", "@d4", "@a1", "@d1")


def perft(game: Game[S, A], state: S, depth: int, *, dice: tuple[A, ...] = ()) -> int:
    """Sequences of `depth` decisions from here, joint choices counted one by one.

    `dice` fixes what chance gives, one action for each time it is asked; a game that ends
    earlier counts once for each way it ended.
    """
    if depth == 0 or game.outcome(state) is not None:
        return 1
    offered = {
        hand: dice[:1] if hand == DICE and dice else game.choices(state, hand)
        for hand in game.awaited(state)
    }
    if depth == 1:  # what follows the last decision is not counted, so it need not be played
        return prod(map(len, offered.values()))
    rest = dice[1:] if DICE in offered else dice
    joint = (dict(zip(offered, chosen, strict=True)) for chosen in product(*offered.values()))
    return sum(
        perft(game, game.resolve(state, choices).state, depth - 1, dice=rest) for choices in joint
    )


class Case(Struct, frozen=True):
    """A position, reached by choices in notation, and the depths counted from there."""

    name: str
    game: str
    seats: int
    options: dict[str, Any]
    depths: tuple[int, ...]
    opening: tuple[str, ...] = ()
    dice: tuple[str, ...] = ()

    def counts(self) -> Iterator[tuple[int, int]]:
        rules = GAMES[self.game]
        state = rules.setup(self.options, self.seats)
        for text in self.opening:
            (hand,) = rules.awaited(state)
            state = rules.resolve(state, {hand: rules.read(text)}).state
        dice = tuple(map(rules.read, self.dice))
        for depth in self.depths:
            yield depth, perft(rules, state, depth, dice=dice)


def _pixoid(variant: str) -> dict[str, Any]:
    return {"variant": variant, "first_pixoid": 0, "board": plain(MAZE)}


CASES = (
    *(
        Case(f"pixoid {variant}, {seats} seats", "pixoid", seats, _pixoid(variant), (1, 2, 3, 4, 5))
        for variant in ("standard", "short")
        for seats in (3, 4)
    ),
    *(
        Case(
            f"pixoid {variant}, {seats} seats, after placement",
            "pixoid",
            seats,
            _pixoid(variant),
            (1, 2),
            opening=PLACEMENT,
        )
        for variant, seats in (("standard", 3), ("short", 4))
    ),
    *(
        Case(f"qwixx, {seats} seats", "qwixx", seats, {}, depths, dice=ROLLS)
        for seats, depths in ((2, (3, 4, 6, 7, 9, 10)), (3, (3, 4, 6, 7)), (5, (3, 4)))
    ),
    *(
        Case(
            f"qwixx-on-board, {seats} seats",
            "qwixx-on-board",
            seats,
            {"track": SMALL},
            depths,
            dice=ROLLS,
        )
        for seats, depths in ((2, (3, 4, 5, 7, 8)), (4, (3, 4, 5)))
    ),
)


def document() -> str:
    rows = [
        f"| {case.name} | {depth} | {count:,} |" for case in CASES for depth, count in case.counts()
    ]
    track = ", ".join(f"{f['colour']} {f['number']} +{f['bonus']}" for f in SMALL["fields"])
    return "\n".join(
        [
            INTRODUCTION.format(
                maze=MAZE_DRAWING.strip("\n"),
                track=track,
                dice="\n".join(ROLLS),
                opening=" ".join(PLACEMENT),
            ),
            "| position | depth | sequences |",
            "|---|--:|--:|",
            *rows,
            "",
        ]
    )


INTRODUCTION = """\
# Perft: counts to test an engine with

How many sequences of decisions there are from a position, to a small depth. A decision is one
line of a match file: all awaited hands choose at once, and each combination counts. A match
that ends early counts once for each way it ended. An engine that plays by the same rules gets
the same counts; one that does not differs somewhere here.

`make golden` writes this page, a test holds it true, and `tests/perft/cases.py` does the counting.

## The fixed parts

Pixoid, on this board (`S` start, `B` bonus), seat 0 is the first Pixoid. 'After placement' means
after {opening}:

```
{maze}
```

Qwixx and Qwixx On Board, with the dice falling like this, one line each time they are asked:

```
{dice}
```

Qwixx On Board, on this track: {track}.

## The counts
"""
