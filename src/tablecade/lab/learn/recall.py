"""From remembered matches to what is learnt of them: what was seen, and what came of it."""

import numpy as np

from tablecade.kernels.compiled import Array, Record, compiled_apart
from tablecade.kernels.qwixx.net import win_share
from tablecade.kernels.qwixx.player import NET
from tablecade.kernels.qwixx.sight import look
from tablecade.kernels.qwixx.sparring import FEATURES, foretell
from tablecade.kernels.qwixx.thinking import MOST_SEEN, make_thinking

POINTS_A_UNIT = 20.0
"""A net of victories tells margins in such units."""
SCORE_UNIT = 50.0
"""A net of points tells scores in such units."""


def recall(
    player: Record, track: Record, scores: Array, tables: Array, turns: Array, trust: float
) -> tuple[Array, Array]:
    """For each remembered table and seat: what it sees, and the TD(λ) targets; λ is `trust`.

    A third target is the end itself, for the net of points learns its variance from it.
    """
    count = int(turns.sum()) * scores.shape[1]
    width = MOST_SEEN if player["kind"] == NET else FEATURES
    seen = np.zeros((count, width), dtype=np.int16 if player["kind"] == NET else np.float32)
    targets = np.zeros((count, 3), dtype=np.float32)
    _recall_all(
        player, track, make_thinking(), _ends(player, scores), tables, turns, trust, seen, targets
    )
    return seen, targets


def _ends(player: Record, scores: Array) -> Array:
    """The targets at the end of each match, by seat."""
    if player["kind"] != NET:
        return np.stack([scores / SCORE_UNIT] * 2, axis=2)
    best = scores.max(axis=1, keepdims=True)
    won = scores == best
    shares = won / won.sum(axis=1, keepdims=True)
    others = np.stack([np.delete(scores, s, axis=1).max(axis=1) for s in range(scores.shape[1])], 1)
    return np.stack([shares, (scores - others) / POINTS_A_UNIT], axis=2)


@compiled_apart
def _recall_all(  # noqa: PLR0913, PLR0917 - compiled functions share no object
    player: Record,
    track: Record,
    thinking: Record,
    ends: Array,
    tables: Array,
    turns: Array,
    trust: float,
    seen: Array,
    targets: Array,
) -> None:
    """Backwards through each match: a target mixes the next value with the next target."""
    at = 0
    for match in range(len(turns)):
        for seat in range(ends.shape[1]):
            target, other = ends[match, seat, 0], ends[match, seat, 1]
            for turn in range(turns[match] - 1, -1, -1):
                targets[at, 0], targets[at, 1] = target, other
                targets[at, 2] = ends[match, seat, 0]
                table = tables[match, turn]
                if player.kind == NET:
                    value = win_share(table, track, seat, player, thinking)
                    for index in range(look(table, track, seat, thinking)):
                        seen[at, index] = thinking.seen[index]
                else:
                    foretell(table, track, seat, player, thinking)
                    value = np.float64(thinking.answers[0])
                    for index in range(FEATURES):
                        seen[at, index] = thinking.features[index]
                target += (1 - trust) * (value - target)
                other += (1 - trust) * (thinking.answers[1] - other) if player.kind == NET else 0.0
                at += 1
