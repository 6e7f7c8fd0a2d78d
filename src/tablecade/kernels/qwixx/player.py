"""Whoever values a table can play: the kinds of players, and what a table is worth to each."""

from typing import NamedTuple

import numpy as np

from tablecade.kernels.compiled import Array, Record, compiled, compiled_apart
from tablecade.kernels.qwixx.alone import SHEETS, alone_value
from tablecade.kernels.qwixx.net import Net, Room, win_share
from tablecade.kernels.qwixx.sparring import WEIGHTS, passing_odds, weighed
from tablecade.kernels.qwixx.table import OVER, score

KINDS = ("random", "greedy", "net", "points-net", "weights", "solitaire")
RANDOM, GREEDY, NET, POINTS_NET, BY_WEIGHTS, SOLITAIRE = range(len(KINDS))

SURE = 1e6
"""Beyond every value that is no chance: a victory is better, a defeat worse."""


class Player(NamedTuple):
    kind: int
    net: Net
    weights: Array
    alone: Array
    minds_others: int
    """Whether it reckons with what the others will choose at the same time."""
    rolls: int
    """How many rolls of the next turn it looks ahead; 0 for none."""


def no_net() -> Net:
    """Stands where a player has no net."""
    flat = np.zeros(1, dtype=np.float32)
    square = np.zeros((1, 1), dtype=np.float32)
    return Net(square, flat, square, flat, np.zeros((1, 2), np.float32), np.zeros(2, np.float32))


def make_player(
    kind: str,
    *,
    net: Net | None = None,
    weights: Array | None = None,
    alone: Array | None = None,
    rolls: int = 0,
    minds_others: bool = True,
) -> Player:
    return Player(
        KINDS.index(kind),
        net or no_net(),
        np.zeros(WEIGHTS) if weights is None else weights,
        np.zeros((4, 1), dtype=np.float32) if alone is None else np.array(alone),
        int(kind == "net" and minds_others),
        rolls,
    )


@compiled
def share(table: Record, track: Record, seat: int) -> float:
    """The share of the victory once it is over (QX-4.5)."""
    own, equals = score(table, track, seat), 1
    for other in range(table.seats):
        if other != seat:
            points = score(table, track, other)
            if points > own:
                return 0.0
            equals += points == own
    return 1.0 / equals


@compiled_apart
def worth(table: Record, track: Record, seat: int, player: Player, room: Room) -> float:
    """What a table between two turns, or at the end, is worth to a seat."""
    if player.kind == SOLITAIRE:
        future = 0.0 if table.phase == OVER else alone_value(table, seat, player.alone)
        return score(table, track, seat) + future
    if table.phase == OVER:
        won = share(table, track, seat)
        return won if player.kind == NET else SURE * (2 * won - 1)
    if player.kind == NET:
        return win_share(table, track, seat, player.net, room)
    if player.kind == POINTS_NET:
        return passing_odds(table, track, seat, player.net, room)
    return weighed(table, seat, player.weights)
