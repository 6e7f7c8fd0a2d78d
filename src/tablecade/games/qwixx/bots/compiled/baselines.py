"""Baseline players for training and evaluation: four tuned weights, and a network of points.

The network was the strongest published kind: 25 features, two hidden layers, the mean and the
variance of a seat's final score. A choice is valued by the seat's lead in standard deviations.
"""

import numpy as np

from tablecade.core.array import Record
from tablecade.games.qwixx.bots.compiled.value_net import answer, begin
from tablecade.games.qwixx.compiled import compiled, compiled_apart
from tablecade.games.qwixx.kernel.rows import CROSSES, LOCK, PLACES
from tablecade.games.qwixx.kernel.table import score, seats_of
from tablecade.games.qwixx.rules.row import LAST_PLACE

FEATURES = 25
MEAN, LOG_VARIANCE = 0, 1
"""The answers of the network."""

_WAYS = np.array([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]) / 36
"""The probability that two dice show the number of a place."""

WEIGHTS = 4
LIKELY, PENALTIES, CONCENTRATION, BLANKS = range(WEIGHTS)
TUNED_WEIGHTS = np.array([1.0, -3.008, 0.0404, -0.1734])
"""Of the player `weights`: the best found by matches between candidates."""

LENGTH = np.array([marks.bit_length() for marks in range(2 * LOCK)], dtype=np.int8)


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
    return 0.0 if place >= PLACES else _WAYS[place] * (CROSSES[table.rows[seat, row]] + 1)


@compiled
def _blanks(table: Record, seat: int, row: int) -> int:
    marks = table.rows[seat, row]
    return 0 if (table.closed >> row) & 1 else np.int64(LENGTH[marks]) - CROSSES[marks]


@compiled_apart
def weighted(table: Record, seat: int, player: Record) -> float:
    """The weighted sum of likely crosses, penalties, long rows and skipped numbers."""
    total = player.weights[PENALTIES] * table.penalties[seat]
    for row in range(4):
        crosses = np.float64(CROSSES[table.rows[seat, row]])
        total += player.weights[LIKELY] * _likely(table, seat, row)
        total += player.weights[CONCENTRATION] * crosses * crosses
        total += player.weights[BLANKS] * _blanks(table, seat, row)
    return total


@compiled_apart
def describe(table: Record, track: Record, seat: int, search: Record) -> None:
    """Write the 25 features, between about -1 and 1."""
    features = search.features
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
    features[19] = _gap(table, track, seat)
    _describe_all(table, search)
    features[23] = 0.0
    for number in range(2, 13):
        if (reachable >> number) & 1:
            features[23] += _WAYS[number - 2]


@compiled
def _gap(table: Record, track: Record, seat: int) -> float:
    other = score(table, track, leader(table, track, seat))
    return min(max((score(table, track, seat) - other) / 100, -1.0), 1.0)


@compiled
def _describe_all(table: Record, search: Record) -> None:
    """Features of how near the end of the match is."""
    features = search.features
    features[20] = features[22] = features[24] = 0.0
    features[21] = min(1, CROSSES[table.closed])
    for seat in seats_of(table):
        progress = 0.0
        for row in range(4):
            marks = table.rows[seat, row]
            progress += LENGTH[marks] / (4 * PLACES)
            if not (table.closed >> row) & 1 and CROSSES[marks] > 4:
                features[24] += 1 / 8
        features[20] = max(features[20], table.penalties[seat] / 3)
        features[22] = max(features[22], progress)


@compiled
def leader(table: Record, track: Record, seat: int) -> int:
    """The other seat with the most points."""
    best = -1
    for other in seats_of(table):
        if other != seat and (best < 0 or score(table, track, other) > score(table, track, best)):
            best = other
    return best


@compiled_apart
def predict_score(table: Record, track: Record, seat: int, player: Record, search: Record) -> None:
    """Write the mean and the log variance of a seat's final score to the answers."""
    describe(table, track, seat, search)
    begin(player, search)
    for index in range(FEATURES):
        for unit in range(player.widths[0]):
            search.hidden[0, unit] += search.features[index] * player.lines[index, unit]
    answer(player, search)


@compiled_apart
def lead_in_deviations(
    table: Record, track: Record, seat: int, player: Record, search: Record
) -> float:
    """The expected lead over the best other seat, in standard deviations."""
    predict_score(table, track, seat, player, search)
    mean, variance = search.answers[MEAN], np.exp(search.answers[LOG_VARIANCE])
    predict_score(table, track, leader(table, track, seat), player, search)
    gap = mean - search.answers[MEAN]
    return gap / np.sqrt(variance + np.exp(search.answers[LOG_VARIANCE]))
