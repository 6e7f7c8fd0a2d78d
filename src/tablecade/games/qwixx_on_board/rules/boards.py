"""Tracks: their names, and the check of a track somebody made."""

from typing import Any

import msgspec

from tablecade.core.errors import MalformedOption
from tablecade.core.game import Boards, Checked
from tablecade.games.qwixx_on_board.rules.track import SIDES, Track, faults


def check_track(value: Any) -> Checked:
    try:
        track = msgspec.convert(value, Track)
    except msgspec.ValidationError as problem:
        raise MalformedOption(name="track", problem=str(problem), rule="QB-1.2") from None
    found = tuple(faults(track))
    return Checked(found, {} if found else {"fields": float(len(track.fields))})


BOARDS = Boards("track", "side", SIDES, check_track, Track)
