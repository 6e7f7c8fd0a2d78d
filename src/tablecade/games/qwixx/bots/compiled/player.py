"""The kinds of compiled players, and the value of a table to each."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from tablecade.core.array import Array, Record
from tablecade.games.qwixx.bots.compiled.baselines import WEIGHTS, lead_in_deviations, weighted
from tablecade.games.qwixx.bots.compiled.features import row_state
from tablecade.games.qwixx.bots.compiled.value_net import NET_FIELDS, win_share
from tablecade.games.qwixx.bots.settings import GUESS_WEIGHT, LOOKAHEAD_MARGIN
from tablecade.games.qwixx.bots.style import STYLES as ALL_STYLES
from tablecade.games.qwixx.compiled import compiled, compiled_apart
from tablecade.games.qwixx.kernel.numbers import OVER
from tablecade.games.qwixx.kernel.rows import SHEETS, sheet_number
from tablecade.games.qwixx.kernel.table import score, seats_of

KINDS = ("random", "greedy", "weights", "solitaire", "points", "net")
RANDOM, GREEDY, BY_WEIGHTS, SOLITAIRE, POINTS, NET = range(len(KINDS))

STYLES = tuple(ALL_STYLES)
PLAIN, BOLD, CAREFUL = range(len(STYLES))

SURE = 1e6
"""More than any value in points: a win has this value, a loss its negative."""

PLAYER = np.dtype(
    [
        ("kind", np.int64),
        ("rolls", np.int64),  # of a lookahead, times 11; 0 for no lookahead
        ("margin", np.float64),  # how close choices must be for a lookahead
        ("guess_weight", np.float64),  # weight of the modelled choices of the others
        ("style", np.int64),  # index into STYLES
        ("weights", np.float64, (WEIGHTS,)),
        *NET_FIELDS,
        ("solitaire", np.float32, (4, SHEETS)),
    ],
    align=True,
)
"""One record for all kinds, so that all share one compiled code. Fields a kind does not use are
never touched and take no memory."""


def make_player(
    kind: str,
    *,
    net: Mapping[str, Array] | None = None,
    weights: Array | None = None,
    solitaire: Array | None = None,
    rolls: int = 0,
) -> Record:
    player: Any = np.zeros(1, dtype=PLAYER)[0]
    player["kind"] = KINDS.index(kind)
    player["rolls"], player["margin"] = rolls, LOOKAHEAD_MARGIN
    if weights is not None:
        player["weights"] = weights
    if solitaire is not None:
        player["solitaire"] = solitaire
    if net is not None:
        for name, layer in net.items():
            player[name][tuple(slice(size) for size in layer.shape)] = layer
        player["widths"] = net["middle"].shape
    return player


def make_hard(net: Mapping[str, Array], *, rolls: int = 0, style: str = "plain") -> Record:
    """The level `hard` in one of the styles; a lookahead plays `rolls` times 11 rolls."""
    player = make_player("net", net=net, rolls=rolls)
    player["guess_weight"] = GUESS_WEIGHT
    player["style"] = STYLES.index(style)
    return player


_sheet_number = compiled(sheet_number)


@compiled
def solitaire_value(table: Record, seat: int, player: Record) -> float:
    """Points still to come if this seat played on alone."""
    if table.penalties[seat] > 3:
        return 0.0
    number = _sheet_number(
        row_state(table, seat, 0),
        row_state(table, seat, 1),
        row_state(table, seat, 2),
        row_state(table, seat, 3),
    )
    return player.solitaire[table.penalties[seat], number]


@compiled
def share(table: Record, track: Record, seat: int) -> float:
    """The share of the win once the match is over (QX-4.5)."""
    own, equals = score(table, track, seat), 1
    for other in seats_of(table):
        if other != seat:
            points = score(table, track, other)
            if points > own:
                return 0.0
            equals += points == own
    return 1.0 / equals


@compiled_apart
def worth(table: Record, track: Record, seat: int, player: Record, search: Record) -> float:
    """The value of a table between two turns, or at the end, to a seat."""
    if player.kind == SOLITAIRE:
        future = 0.0 if table.phase == OVER else solitaire_value(table, seat, player)
        return score(table, track, seat) + future
    if table.phase == OVER:
        won = share(table, track, seat)
        return won if player.kind == NET else SURE * (2 * won - 1)
    if player.kind == NET:
        return win_share(table, track, seat, player, search)
    if player.kind == POINTS:
        return lead_in_deviations(table, track, seat, player, search)
    return weighted(table, seat, player)
