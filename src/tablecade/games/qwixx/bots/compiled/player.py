"""The kinds of compiled players, and the value of a table to each.

`net` is the value network of bots/net.py. The others are baselines: four tuned weights, and a
network of points. The latter was the strongest published kind: 25 features, two hidden layers, the
mean and the variance of a seat's final score. A choice is valued by the seat's lead in standard
deviations.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from tablecade.core.array import Array, Record
from tablecade.games.qwixx.bots import GUESS_WEIGHT
from tablecade.games.qwixx.bots.net import GAPS, PENALTY_COUNTS, WIDEST_GAP
from tablecade.games.qwixx.kernel.numbers import (
    CLOSED,
    CROSSES,
    LENGTH,
    OVER,
    PLACES,
    ROW_STATE,
    ROW_STATES,
)
from tablecade.games.qwixx.kernel.table import compiled, compiled_apart, score, seats_of
from tablecade.games.qwixx.rules.sheet import LAST_PLACE

MOST_LINES = 1920
WIDEST = 256
"""Of a hidden layer."""

WIN, MARGIN = 0, 1
"""The answers: log odds of the win, and the margin in points."""

NET_FIELDS: list[tuple[str, type, tuple[int, ...]]] = [
    ("widths", np.int64, (2,)),
    ("lines", np.float32, (MOST_LINES, WIDEST)),
    ("first", np.float32, (WIDEST,)),
    ("middle", np.float32, (WIDEST, WIDEST)),
    ("second", np.float32, (WIDEST,)),
    ("last", np.float32, (WIDEST, 2)),
    ("third", np.float32, (2,)),
]
"""Fields of a player's record. `lines` is the first layer with a row for each value of a feature;
`first`, `second` and `third` are biases, `widths` the units in use."""

FEATURES = 25
MEAN, LOG_VARIANCE = 0, 1
"""The answers of the network of points, and how many features it has."""

_WAYS = np.array([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]) / 36
"""The probability that two dice show the number of a place."""

WEIGHTS = 4
LIKELY, PENALTIES, CONCENTRATION, BLANKS = range(WEIGHTS)
TUNED_WEIGHTS = np.array([1.0, -3.008, 0.0404, -0.1734])
"""Of the player `weights`: the best found by matches between candidates."""

KINDS = ("random", "greedy", "weights", "points", "net")
RANDOM, GREEDY, BY_WEIGHTS, POINTS, NET = range(len(KINDS))

SURE = 1e6
"""More than any value in points: a win has this value, a loss its negative."""

PLAYER_FIELDS: list[Any] = [
    ("kind", np.int64),
    ("guess_weight", np.float64),  # weight of the modelled choices of the others
    ("weights", np.float64, (WEIGHTS,)),
    *NET_FIELDS,
]
PLAYER = np.dtype(PLAYER_FIELDS, align=True)
"""One record for all kinds, so that all share one compiled code. Fields a kind does not use are
never touched and take no memory."""


def make_player(
    kind: str,
    *,
    net: Mapping[str, Array] | None = None,
    weights: Array | None = None,
    guess_weight: float = 0.0,
    dtype: Any = PLAYER,
) -> Record:
    player: Any = np.zeros(1, dtype=dtype)[0]
    player["kind"], player["guess_weight"] = KINDS.index(kind), guess_weight
    if weights is not None:
        player["weights"] = weights
    if net is not None:
        for name, layer in net.items():
            player[name][tuple(slice(size) for size in layer.shape)] = layer
        player["widths"] = net["middle"].shape
    return player


def make_hard(net: Mapping[str, Array], dtype: Any = PLAYER) -> Record:
    """The level `hard`."""
    return make_player("net", net=net, guess_weight=GUESS_WEIGHT, dtype=dtype)


@compiled
def row_state(table: Record, seat: int, row: int) -> int:
    """QX-3.3: a row closed by any player is closed for this seat too."""
    return int(CLOSED if (table.closed >> row) & 1 else ROW_STATE[table.rows[seat, row]])


@compiled_apart
def write_features(table: Record, board: Record, seat: int, search: Record) -> tuple[int, int]:
    """Write the features of a seat before the dice are rolled, small integers (bots/net.py).

    Returns how many, and the number of values that they all can have.
    """
    seats, seen = int(table.seats), search.seen
    count, offset = 0, 0
    for turn in range(seats):
        other = seat_after(seat, turn, seats)
        for row in range(4):
            seen[count] = offset + row_state(table, other, row)
            count, offset = count + 1, offset + ROW_STATES
    for turn in range(seats):
        seen[count] = offset + table.penalties[seat_after(seat, turn, seats)]
        count, offset = count + 1, offset + PENALTY_COUNTS
    own = score(table, board, seat)
    for turn in range(1, seats):
        gap = own - score(table, board, seat_after(seat, turn, seats))
        seen[count] = offset + min(max(gap, -WIDEST_GAP), WIDEST_GAP) + WIDEST_GAP
        count, offset = count + 1, offset + GAPS
    seen[count] = offset + (table.active - seat + seats) % seats
    count, offset = count + 1, offset + seats
    return count, offset


@compiled
def seat_after(seat: int, turn: int, seats: int) -> int:
    """The seat that is `turn` places to the left."""
    return seat + turn - (seats if seat + turn >= seats else 0)


@compiled_apart
def win_share(table: Record, board: Record, seat: int, player: Record, search: Record) -> float:
    """The expected share of the win, before the dice are rolled."""
    count, _ = write_features(table, board, seat, search)
    _begin(player, search)
    for index in range(count):
        line = search.seen[index]
        for unit in range(player.widths[0]):
            search.hidden[0, unit] += player.lines[line, unit]
    _answer(player, search)
    return 1.0 / (1.0 + np.exp(-search.answers[WIN]))


@compiled
def _begin(player: Record, search: Record) -> None:
    for unit in range(player.widths[0]):
        search.hidden[0, unit] = player.first[unit]


@compiled_apart
def _answer(player: Record, search: Record) -> None:
    """Compute both answers from the sums of the first layer."""
    for unit in range(player.widths[1]):
        search.hidden[1, unit] = player.second[unit]
    for before in range(player.widths[0]):
        value = search.hidden[0, before]
        if value > 0:
            for unit in range(player.widths[1]):
                search.hidden[1, unit] += value * player.middle[before, unit]
    for index in range(2):
        search.answers[index] = player.third[index]
        for unit in range(player.widths[1]):
            value = search.hidden[1, unit]
            if value > 0:
                search.answers[index] += value * player.last[unit, index]


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
def describe(table: Record, board: Record, seat: int, search: Record) -> None:
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
    _begin(player, search)
    for index in range(FEATURES):
        for unit in range(player.widths[0]):
            search.hidden[0, unit] += search.features[index] * player.lines[index, unit]
    _answer(player, search)


@compiled_apart
def lead_in_deviations(
    table: Record, board: Record, seat: int, player: Record, search: Record
) -> float:
    """The expected lead over the best other seat, in standard deviations."""
    _predict_score(table, board, seat, player, search)
    mean, variance = search.answers[MEAN], np.exp(search.answers[LOG_VARIANCE])
    _predict_score(table, board, _leader(table, board, seat), player, search)
    gap = mean - search.answers[MEAN]
    return gap / np.sqrt(variance + np.exp(search.answers[LOG_VARIANCE]))


@compiled
def share(table: Record, board: Record, seat: int) -> float:
    """The share of the win once the match is over (QX-4.5)."""
    own, equals = score(table, board, seat), 1
    for other in seats_of(table):
        if other != seat:
            points = score(table, board, other)
            if points > own:
                return 0.0
            equals += points == own
    return 1.0 / equals


@compiled_apart
def worth(table: Record, board: Record, seat: int, player: Record, search: Record) -> float:
    """The value of a table between two turns, or at the end, to a seat."""
    if table.phase == OVER:
        won = share(table, board, seat)
        return won if player.kind == NET else SURE * (2 * won - 1)
    if player.kind == NET:
        return win_share(table, board, seat, player, search)
    if player.kind == POINTS:
        return lead_in_deviations(table, board, seat, player, search)
    return weighted(table, seat, player)
