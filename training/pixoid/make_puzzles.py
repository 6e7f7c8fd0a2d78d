"""`python -m training.pixoid.make_puzzles --seed 1 --count 60`: makes the daily puzzles.

A puzzle is a position with one best program. Positions are drawn at random on the project's boards,
with the Bugs near Pixoid. Those that look clear to `hard` are proven, and kept if the proof holds.
At least two programs survive the coming turn for sure, so that only a look further finds the best.
"""

from pathlib import Path
from random import Random
from typing import Annotated

import msgspec
import numpy as np
import typer
from msgspec.structs import replace

from tablecade.games.pixoid.bots.net import board_features, trained_net
from tablecade.games.pixoid.bots.search import StageSearch, spot_of
from tablecade.games.pixoid.coach.puzzles import CLEAR, Puzzle, position, prove
from tablecade.games.pixoid.rules.state import State
from tablecade.games.pixoid.rules.tiles import board_names

WAYS = 1500
"""The most outcomes that a turn may have: more take too long to prove."""

SAFE = 1.0
"""In cubes: the value of getting through a turn."""


def make(
    seed: Annotated[int, typer.Option()] = 1,
    count: Annotated[int, typer.Option()] = 60,
    out: Annotated[Path, typer.Option()] = Path("puzzles.json"),
) -> None:
    rng = Random(seed)
    found: list[Puzzle] = []
    while len(found) < count:
        drawn = _draw(rng)
        state = position(drawn)
        if not _promising(state):
            continue
        proof = prove(state)
        if proof.clear and sum(sure >= SAFE for sure in proof.sure.values()) > 1:
            best, second = proof.ranked[:2]
            found.append(
                replace(drawn, answer=best, sure=proof.sure[best], other=proof.sure[second])
            )
            _write(out, found)  # what is there can be used, should it be broken off
            typer.echo(f"{len(found)} of {count}")


def _write(out: Path, found: list[Puzzle]) -> None:
    lines = b",\n".join(map(msgspec.json.encode, found))
    out.write_bytes(b"[\n" + lines + b"\n]\n")


def _draw(rng: Random) -> Puzzle:
    """A position on any board, its Bugs within two turns of Pixoid."""
    name = rng.choice(tuple(board_names()))
    board = position(Puzzle(name, ("a1",) * 4, (), "", 0, 0)).board
    features = board_features(board)
    pixoid = rng.randrange(features.maze.pix)
    near = [int(pix) for pix in np.flatnonzero(features.turns[pixoid] <= 2) if pix != pixoid]
    cubes = [pixoid, *rng.choices(near, k=3)]
    bonus = tuple(str(pix) for pix in board.bonus if rng.random() < 0.5)
    return Puzzle(name, tuple(str(board.pix[cube]) for cube in cubes), bonus, "", 0, 0)


def _promising(state: State) -> bool:
    """Whether the search of one turn finds a clear best program, and a proof is cheap enough."""
    features = board_features(state.board)
    spot = spot_of(features, state)
    if np.prod([int(features.maze.count[place]) for place in (spot.pixoid, *spot.bugs)]) > WAYS:
        return False
    stage, _ = StageSearch(trained_net().estimate).stage(features, spot, state.variant)
    least = np.sort(stage.cubes.reshape(len(stage.cubes), -1).min(axis=1))[::-1]
    return len(least) > 2 and least[1] >= SAFE and least[0] > least[1] + CLEAR / 2


if __name__ == "__main__":
    typer.run(make)
