"""Tracks to train On Board on: both sides of the board, and random ones."""

from random import Random

from tablecade.games.qwixx.rules.state import LAST_PLACE, ROWS
from tablecade.games.qwixx_on_board.rules.state import HIGHEST_BONUS, Field, Track, project_tracks

DRAWN = 32
"""Random tracks of a training."""
FEWEST, MOST = 30, 50
SCATTER = 2.0
"""How far, in places, a field may lie from where a steady walk along its row would be."""


def random_track(seed: int, number: int) -> Track:
    """Rows in any order, their numbers left to right on the whole, bonuses growing to 20."""
    rng = Random(f"{seed}/{number}")
    length = rng.randint(FEWEST, MOST)
    fields = []
    for index in range(length):
        row = rng.choice(ROWS)
        steady = index / (length - 1) * (LAST_PLACE - 1)
        place = min(max(round(rng.gauss(steady, SCATTER)), 0), LAST_PLACE - 1)
        bonus = 1 + index * (HIGHEST_BONUS - 1) // (length - 1)
        fields.append(Field(row.colour, row.numbers[place], bonus))
    return Track(tuple(fields))


def training_tracks(seed: int) -> tuple[Track, ...]:
    """Both sides of the board and random tracks, each a third."""
    sides = tuple(project_tracks().values())
    return tuple(track for number in range(DRAWN) for track in (*sides, random_track(seed, number)))
