"""Qwixx's actions, and the pawn's: `pawn4`."""

import re

from msgspec import Struct

from tablecade.games.qwixx.rules import action as qwixx

_PAWN = re.compile(r"pawn([0-9])")


class Pawn(Struct, frozen=True, tag="pawn"):
    """Move the pawn forward by this number of free fields (QB-2.1)."""

    fields: int


Action = qwixx.Action | Pawn


def write(action: Action) -> str:
    return f"pawn{action.fields}" if isinstance(action, Pawn) else qwixx.write(action)


def read(text: str) -> Action:
    if found := _PAWN.fullmatch(text):
        return Pawn(int(found[1]))
    return qwixx.read(text)
