"""Results of the kernels, an array per column, as those of matches by the rules. Needs NumPy."""

import numpy as np

from tablecade.core.array import Array
from tablecade.core.game import Outcome
from tablecade.core.hand import Seat
from tablecade.lab.research import Columns
from tablecade.lab.results import Counts, Result, SeatTally, Tally


def tally_of(bots: tuple[str, ...], columns: Columns) -> Tally:
    sharers = columns.wins.sum(axis=1) if columns.scores is not None else 1 + 0 * columns.ended
    return Tally(
        bots=bots,
        games=len(columns.ended),
        lengths=_counts(columns.decisions),
        reasons={str(columns.reasons[ended]): n for ended, n in _counts(columns.ended).items()},
        seats=[
            SeatTally(
                wins=_counts(sharers[columns.wins[:, seat]]),
                scores={} if columns.scores is None else _counts(columns.scores[:, seat]),
            )
            for seat in range(len(bots))
        ],
    )


def _counts(column: Array) -> Counts:
    numbers, counts = np.unique(column, return_counts=True)
    return dict(zip(numbers.tolist(), counts.tolist(), strict=True))


def results_of(columns: Columns) -> list[Result]:
    found = []
    for match, ended in enumerate(columns.ended):
        outcome = Outcome(
            reason=str(columns.reasons[ended]),
            scores=None if columns.scores is None else tuple(columns.scores[match].tolist()),
            winners=tuple(Seat(int(seat)) for seat in np.flatnonzero(columns.wins[match])),
        )
        first = Seat(int(columns.first[match]))
        found.append(Result(outcome, int(columns.decisions[match]), first))
    return found
