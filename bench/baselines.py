"""Players of Qwixx that exist to be measured against: four tuned weights, and a network of points.

The latter is the strongest published kind: 25 features, two hidden layers, the mean and the
variance of a seat's final score. A choice is valued by the seat's lead in standard deviations.
"""

import numpy as np
from training.qwixx.points import FEATURES

from tablecade.core.array import Record
from tablecade.games.qwixx.bots.compiled.player import answer
from tablecade.games.qwixx.kernel.numbers import CROSSES, LENGTH, PLACES
from tablecade.games.qwixx.kernel.table import compiled, compiled_apart, score, seats_of
from tablecade.games.qwixx.rules.state import LAST_PLACE

MEAN, LOG_VARIANCE = 0, 1
"""The answers of the network of points."""

_WAYS = np.array([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]) / 36
"""The probability that two dice show the number of a place."""

WEIGHTS = 4
LIKELY, PENALTIES, CONCENTRATION, BLANKS = range(WEIGHTS)
TUNED_WEIGHTS = np.array([1.0, -3.008, 0.0404, -0.1734])
"""The best found by matches between candidates."""


@compiled
def _free(table: Record, seat: int, row: int) -> int:
    """The next place that can be crossed; PLACES if there is none."""
    marks = table.rows[seat, row]
    place = int(LENGTH[marks])
    closed = (table.closed >> row) & 1
    too_early = place == LAST_PLACE and CROSSES[marks] < 5
    return PLACES if closed or too_early else place


@compiled
def _likely(table: Record, seat: int, row: int) -> float:
    """The probability of the next number times the points of its cross."""
    place = _free(table, seat, row)
    if place >= PLACES:
        return 0.0
    return float(_WAYS[place] * (CROSSES[table.rows[seat, row]] + 1))


@compiled
def _blanks(table: Record, seat: int, row: int) -> int:
    marks = table.rows[seat, row]
    return 0 if (table.closed >> row) & 1 else np.int64(LENGTH[marks]) - CROSSES[marks]


@compiled_apart
def weighted(table: Record, seat: int, player: Record) -> float:
    """The weighted sum of likely crosses, penalties, long rows and skipped numbers."""
    total: float = player.weights[PENALTIES] * table.penalties[seat]
    for row in range(4):
        crosses = np.float64(CROSSES[table.rows[seat, row]])
        total += player.weights[LIKELY] * _likely(table, seat, row)
        total += player.weights[CONCENTRATION] * crosses * crosses
        total += player.weights[BLANKS] * _blanks(table, seat, row)
    return total


@compiled_apart
def describe(table: Record, board: Record, seat: int, search: Record) -> None:
    """Write the 25 features, between about -1 and 1, where the second layer is computed later."""
    features = search.hidden[1]
    reachable = 0
    for row in range(4):
        closed = (table.closed >> row) & 1
        marks = table.rows[seat, row]
        features[row] = 1.0 if closed else LENGTH[marks] / PLACES
        features[4 + row] = CROSSES[marks] / PLACES
        features[8 + row] = closed
        features[12 + row] = _likely(table, seat, row) * 6 / PLACES
        place = _free(table, seat, row)
        if place < PLACES:
            reachable |= 1 << (place + 2 if row < 2 else 12 - place)
    features[16] = table.penalties[seat] / 3
    features[17] = 0.0
    for row in range(4):
        features[17] += _blanks(table, seat, row) / 40
    features[18] = (table.seats - 1) / 4
    gap = score(table, board, seat) - score(table, board, _leader(table, board, seat))
    features[19] = min(max(gap / 100, -1.0), 1.0)
    features[23] = 0.0
    for number in range(2, 13):
        if (reachable >> number) & 1:
            features[23] += _WAYS[number - 2]
    features[20] = features[22] = features[24] = 0.0  # how near the end of the match is
    features[21] = min(1, CROSSES[table.closed])
    for other in seats_of(table):
        progress = 0.0
        for row in range(4):
            marks = table.rows[other, row]
            progress += LENGTH[marks] / (4 * PLACES)
            if not (table.closed >> row) & 1 and CROSSES[marks] > 4:
                features[24] += 1 / 8
        features[20] = max(features[20], table.penalties[other] / 3)
        features[22] = max(features[22], progress)


@compiled
def _leader(table: Record, board: Record, seat: int) -> int:
    """The other seat with the most points."""
    best = -1
    for other in seats_of(table):
        if other != seat and (best < 0 or score(table, board, other) > score(table, board, best)):
            best = other
    return best


@compiled_apart
def _predict_score(table: Record, board: Record, seat: int, player: Record, search: Record) -> None:
    """Write the mean and the log variance of a seat's final score to the answers."""
    describe(table, board, seat, search)
    features = search.hidden[1]
    for unit in range(player.widths[0]):
        search.hidden[0, unit] = player.first[unit]
        for index in range(FEATURES):
            search.hidden[0, unit] += features[index] * player.lines[index, unit]
    answer(player, search)


@compiled_apart
def lead_in_deviations(
    table: Record, board: Record, seat: int, player: Record, search: Record
) -> float:
    """The expected lead over the best other seat, in standard deviations."""
    _predict_score(table, board, seat, player, search)
    mean, variance = search.answers[MEAN], np.exp(search.answers[LOG_VARIANCE])
    _predict_score(table, board, _leader(table, board, seat), player, search)
    gap = mean - search.answers[MEAN]
    return float(gap / np.sqrt(variance + np.exp(search.answers[LOG_VARIANCE])))
