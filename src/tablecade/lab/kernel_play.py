"""Chunks played on the kernels, where every bot is compiled. Needs NumPy and Numba."""

import numpy as np

from tablecade.core.array import Array
from tablecade.core.game import Outcome
from tablecade.core.hand import Seat
from tablecade.core.packages import GAMES
from tablecade.lab.research import Columns, research_of
from tablecade.lab.results import Counts, Result, SeatTally, Tally
from tablecade.lab.simulation import Chunk, Played

_LARGEST_SEED = 2**63


def play_on_kernels(chunk: Chunk) -> Played:
    state = GAMES[chunk.game].setup(chunk.options, len(chunk.bots))
    work = (chunk.seed % _LARGEST_SEED, chunk.first, chunk.count)
    kernel = research_of(chunk.game).kernel
    if kernel is None:
        raise KeyError(chunk.game)
    columns = kernel.play(state, chunk.bots, work)
    results = _results(columns) if chunk.keep == "results" else []
    return Played(_tally(chunk.bots, columns), results)


def _tally(bots: tuple[str, ...], columns: Columns) -> Tally:
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


def _results(columns: Columns) -> list[Result]:
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
