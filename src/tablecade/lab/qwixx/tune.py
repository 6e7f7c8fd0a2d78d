"""`python -m tablecade.lab.qwixx.tune --seats 2 --seed 1`: tune the four weights of the baseline.

A random candidate near the champion replaces it if it wins significantly more than its share.
"""

from typing import Annotated

import numpy as np
import typer

from tablecade.core.array import Array
from tablecade.games.qwixx.bots.compiled.player import make_player
from tablecade.games.qwixx.kernel.codes import encode_track
from tablecade.lab.qwixx.duels import Pairing, measure

START = np.array([1.0, -1.0, 0.05, -0.1])
"""Weights of likely crosses, penalties, long rows and skipped numbers."""
CERTAIN = 2.0
"""Standard errors above a half that a candidate needs."""


def tune(
    seats: Annotated[int, typer.Option(min=2, max=5)] = 2,
    seed: Annotated[int, typer.Option()] = 1,
    candidates: Annotated[int, typer.Option(min=1)] = 150,
    matches: Annotated[int, typer.Option(min=1)] = 4000,
) -> None:
    rng, champion = np.random.default_rng(seed), START
    for number in range(candidates):
        reach = 0.5 * (1 - number / candidates) + 0.05
        candidate = champion * np.exp(rng.normal(0, reach, len(champion)))
        if _beats(candidate, champion, seats, seed=seed + number, matches=matches):
            champion = candidate
            typer.echo(f"{number}: {np.round(champion / abs(champion[0]), 4).tolist()}")


def _beats(candidate: Array, champion: Array, seats: int, *, seed: int, matches: int) -> bool:
    home, away = (make_player("weights", weights=one) for one in (candidate, champion))
    pairing = Pairing(home, away, encode_track(None), seats)
    share = measure(pairing, matches=matches, seed=seed)
    return share.win_share > 1 / seats + CERTAIN * (share.ci95[1] - share.win_share) / 2


if __name__ == "__main__":
    typer.run(tune)
