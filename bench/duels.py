"""Win share of one compiled player against others of another kind."""

from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

import numpy as np
from msgspec import Struct

from tablecade.core.array import Record
from tablecade.games.qwixx.bots.compiled.duel import Duel
from tablecade.lab.results import share_interval

PART = 200
"""Matches that a process plays at once."""


class Share(Struct, frozen=True):
    """Share of the win; 1 / seats is an even match."""

    win_share: float
    ci95: tuple[float, float]
    points: float
    others_points: float


class Pairing(Struct, frozen=True):
    """Home has one seat, away all others."""

    home: Record
    away: Record
    seats: int
    board: Record = None
    """Of a game that extends Qwixx, with its kind of duel."""
    duel: type[Duel] = Duel


class Part(Struct, frozen=True):
    """Matches with home in one seat."""

    seat: int
    first: int
    matches: int


class Sums(Struct, frozen=True):
    wins: float
    points: float
    others_points: float


def measure(pairing: Pairing, *, matches: int, seed: int, processes: int = 1) -> Share:
    """Home has every seat equally often. The number of processes changes no match."""
    seats = pairing.seats
    each = matches // seats
    parts = [
        Part(seat, seat * each + begin, min(PART, each - begin))
        for seat in range(seats)
        for begin in range(0, each, PART)
    ]
    played = partial(_play, pairing, seed)
    if processes == 1:
        sums = [played(part) for part in parts]
    else:
        played(Part(0, 0, 1))  # compiles once: the processes load it from the cache
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
            sums = list(pool.map(played, parts))
    total = each * seats
    wins = sum(part.wins for part in sums)
    points = sum(part.points for part in sums) / total
    others = sum(part.others_points for part in sums) / total
    return Share(wins / total, share_interval(wins, games=total), points, others)


def _play(pairing: Pairing, seed: int, part: Part) -> Sums:
    sides = tuple(int(other != part.seat) for other in range(pairing.seats))
    duel = pairing.duel(pairing.home, pairing.away, sides, pairing.board)
    scores = duel.play(matches=part.matches, seed=seed, first=part.first)
    won = scores == scores.max(axis=1, keepdims=True)
    wins = float((won[:, part.seat] / won.sum(axis=1)).sum())
    others = np.delete(scores, part.seat, axis=1).mean(axis=1)
    return Sums(wins, float(scores[:, part.seat].sum()), float(others.sum()))
