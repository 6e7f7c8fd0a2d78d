"""Chunks played on the kernels, where every bot is one they know."""

from typing import Any, NamedTuple

import numpy as np

from tablecade.bots.pixoid.compiled import playout as pixoid
from tablecade.bots.pixoid.compiled import policy as pixoid_policy
from tablecade.bots.qwixx.compiled import playout as qwixx
from tablecade.bots.qwixx.compiled import policy as qwixx_policy
from tablecade.core.game import Outcome
from tablecade.core.hand import Seat
from tablecade.games import GAMES
from tablecade.games.pixoid.state import Variant
from tablecade.kernels.array import Array
from tablecade.kernels.pixoid import table as pixoid_table
from tablecade.kernels.pixoid.codes import encode_opening
from tablecade.kernels.pixoid.maze import encode_board
from tablecade.kernels.qwixx import numbers as qwixx_numbers
from tablecade.kernels.qwixx.codes import encode_track
from tablecade.lab.chunk import Chunk, Played, Result
from tablecade.lab.tally import Counts, SeatTally, Tally

POLICIES = {
    "pixoid": pixoid_policy.POLICIES,
    "qwixx": qwixx_policy.POLICIES,
    "qwixx-on-board": qwixx_policy.POLICIES,
}
_LARGEST_SEED = 2**63


class Columns(NamedTuple):
    """What came out, match by match."""

    decisions: Array
    first: Array
    ended: Array
    reasons: tuple[str | None, ...]
    wins: Array
    scores: Array | None


def play_on_kernels(chunk: Chunk) -> Played:
    state = GAMES[chunk.game].setup(chunk.options, len(chunk.bots))
    play = _play_pixoid if chunk.game == "pixoid" else _play_qwixx
    columns = play(chunk, state, chunk.seed % _LARGEST_SEED)
    results = _results(columns) if chunk.keep == "results" else []
    return Played(_tally(chunk.bots, columns), results)


def _play_pixoid(chunk: Chunk, state: Any, seed: int) -> Columns:
    results = np.zeros(chunk.count, dtype=pixoid.RESULT)
    pixoid.play(seed, chunk.first, encode_board(state.board), encode_opening(state), results)
    seats = len(chunk.bots)
    scored = state.variant is Variant.STANDARD
    return Columns(
        decisions=results["decisions"],
        first=np.full(chunk.count, state.pixoid),
        ended=results["ended"],
        reasons=pixoid_table.REASONS,
        wins=results["wins"][:, :seats] > 0,
        scores=results["scores"][:, :seats] if scored else None,
    )


def _play_qwixx(chunk: Chunk, state: Any, seed: int) -> Columns:
    results = np.zeros(chunk.count, dtype=qwixx.RESULT)
    policies = [POLICIES[chunk.game].index(bot) for bot in chunk.bots]
    track = encode_track(getattr(state, "track", None))
    qwixx.play(seed, chunk.first, track, np.array(policies, dtype=np.int8), results)
    scores = results["scores"][:, : len(chunk.bots)]
    return Columns(
        decisions=results["decisions"],
        first=results["first"],
        ended=results["ended"],
        reasons=qwixx_numbers.REASONS,
        wins=scores == scores.max(axis=1, keepdims=True),
        scores=scores,
    )


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
    return [_result(columns, match) for match in range(len(columns.ended))]


def _result(columns: Columns, match: int) -> Result:
    outcome = Outcome(
        reason=str(columns.reasons[columns.ended[match]]),
        scores=None if columns.scores is None else tuple(columns.scores[match].tolist()),
        winners=tuple(Seat(int(seat)) for seat in np.flatnonzero(columns.wins[match])),
    )
    return Result(outcome, int(columns.decisions[match]), Seat(int(columns.first[match])))
