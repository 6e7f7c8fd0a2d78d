"""Win share of one compiled player against others of another kind."""

import numpy as np
from msgspec import Struct

from tablecade.bots.qwixx.compiled.duel import Duel
from tablecade.kernels.array import Record
from tablecade.lab.summary import share_interval


class Share(Struct, frozen=True):
    """Share of the win; 1 / seats is an even match."""

    win_share: float
    ci95: tuple[float, float]
    points: float
    others_points: float


def measure(
    home: Record, away: Record, track: Record, *, seats: int, matches: int, seed: int
) -> Share:
    """Home has one seat, away all others; home has every seat equally often."""
    wins, points, others = 0.0, [], []
    each = matches // seats
    for seat in range(seats):
        sides = tuple(int(other != seat) for other in range(seats))
        scores = Duel(home, away, track, sides).play(matches=each, seed=seed, first=seat * each)
        won = scores == scores.max(axis=1, keepdims=True)
        wins += float((won[:, seat] / won.sum(axis=1)).sum())
        points.append(scores[:, seat].mean())
        others.append(np.delete(scores, seat, axis=1).mean())
    total = each * seats
    interval = share_interval(wins, games=total)
    return Share(wins / total, interval, float(np.mean(points)), float(np.mean(others)))
