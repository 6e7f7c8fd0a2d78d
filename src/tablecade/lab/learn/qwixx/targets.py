"""TD(λ) targets of recorded matches."""

import numpy as np

from tablecade.core.array import Array, Record
from tablecade.games.qwixx.bots.compiled.baselines import FEATURES, predict_score
from tablecade.games.qwixx.bots.compiled.features import write_features
from tablecade.games.qwixx.bots.compiled.player import NET
from tablecade.games.qwixx.bots.compiled.scratch import MOST_SEEN, make_search
from tablecade.games.qwixx.bots.compiled.value_net import win_share
from tablecade.games.qwixx.compiled import compiled_apart
from tablecade.lab.learn.qwixx.losses import MARGIN_UNIT, SCORE_UNIT


def targets_of(
    player: Record, track: Record, scores: Array, tables: Array, turns: Array, td_lambda: float
) -> tuple[Array, Array]:
    """The features of each recorded table and seat, and their targets.

    A third target is the final score: the network of points learns its variance from it.
    """
    count = int(turns.sum()) * scores.shape[1]
    width = MOST_SEEN if player["kind"] == NET else FEATURES
    seen = np.zeros((count, width), dtype=np.int16 if player["kind"] == NET else np.float32)
    targets = np.zeros((count, 3), dtype=np.float32)
    _write_targets(
        player, track, make_search(), _ends(player, scores), tables, turns, td_lambda, seen, targets
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
    return np.stack([shares, (scores - others) / MARGIN_UNIT], axis=2)


@compiled_apart
def _write_targets(  # noqa: PLR0913, PLR0917 - compiled functions share no object
    player: Record,
    track: Record,
    search: Record,
    ends: Array,
    tables: Array,
    turns: Array,
    td_lambda: float,
    seen: Array,
    targets: Array,
) -> None:
    """Backward through each match: a target mixes the next value with the next target."""
    at = 0
    for match in range(len(turns)):
        for seat in range(ends.shape[1]):
            target, other = ends[match, seat, 0], ends[match, seat, 1]
            for turn in range(turns[match] - 1, -1, -1):
                targets[at, 0], targets[at, 1] = target, other
                targets[at, 2] = ends[match, seat, 0]
                table = tables[match, turn]
                if player.kind == NET:
                    value = win_share(table, track, seat, player, search)
                    for index in range(write_features(table, track, seat, search)):
                        seen[at, index] = search.seen[index]
                else:
                    predict_score(table, track, seat, player, search)
                    value = np.float64(search.answers[0])
                    for index in range(FEATURES):
                        seen[at, index] = search.features[index]
                target += (1 - td_lambda) * (value - target)
                other += (
                    (1 - td_lambda) * (search.answers[1] - other) if player.kind == NET else 0.0
                )
                at += 1
