"""The track as data (QB-1.2, QB-1.3), the pawn's action (`pawn4`), the public state (Qwixx's, the
track and the pawns), and events.
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from tablecade.core.errors import BadBoard, Fault, MalformedOption, form_problem
from tablecade.core.game import Boards, Checked, Event
from tablecade.core.hand import Seat
from tablecade.games.qwixx.rules import state as qwixx
from tablecade.games.qwixx.rules.state import ROW_BY_COLOUR, Row

SIDES = ("A", "B")
FEWEST_FIELDS = 6
MOST_FIELDS = 200
"""No rule: a bound on what a table stores and sends."""
FINISH_FIELDS = 5
HIGHEST_BONUS = 20


class Field(Struct, frozen=True, forbid_unknown_fields=True):
    colour: str
    number: int
    bonus: int

    @property
    def row(self) -> Row:
        return ROW_BY_COLOUR[self.colour]


class Track(Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True):
    """The fields in order. Field 1 is the first after the start field, which is 0."""

    fields: tuple[Field, ...]

    def field(self, place: int) -> Field:
        return self.fields[place - 1]

    def bonus(self, place: int) -> int:
        """QB-3.3: the points under a pawn; none on the start field."""
        return self.field(place).bonus if place else 0

    def in_finish(self, place: int) -> bool:
        """QB-3.1: one of the last five fields."""
        return place > len(self.fields) - FINISH_FIELDS


def read_track(value: Any) -> Track:
    """A track from plain JSON. Raises BadOption for its form, BadBoard for a field."""
    track = _convert(value)
    for fault in faults(track):
        raise BadBoard(fault)
    return track


def check_track(value: Any) -> Checked:
    """What is wrong with a track that somebody made. Raises BadOption for its form."""
    track = _convert(value)
    found = tuple(faults(track))
    return Checked(found, {} if found else {"fields": float(len(track.fields))})


BOARDS = Boards("track", "side", SIDES, check_track, Track)


def _convert(value: Any) -> Track:
    try:
        return msgspec.convert(value, Track)
    except msgspec.ValidationError as problem:
        raise MalformedOption(name="track", rule="QB-1.2", **form_problem(problem)) from None


def faults(track: Track) -> Iterator[Fault]:
    """What is wrong with a track, field by field."""
    if len(track.fields) < FEWEST_FIELDS:
        detail = {"count": len(track.fields), "wanted": FEWEST_FIELDS}
        yield Fault("too-few-fields", "QB-1.2", "fields", detail)
    if len(track.fields) > MOST_FIELDS:
        detail = {"count": len(track.fields), "most": MOST_FIELDS}
        yield Fault("too-many-fields", "QB-1.2", "fields", detail)
        return
    before = 0
    for place, field in enumerate(track.fields, start=1):
        yield from _field_faults(field, f"field {place}", before=before)
        before = field.bonus


def _field_faults(field: Field, place: str, *, before: int) -> Iterator[Fault]:
    if field.colour not in ROW_BY_COLOUR:
        yield Fault("no-such-colour", "QB-1.2", place, {"colour": field.colour})
    if not 2 <= field.number <= 12:
        yield Fault("no-such-number", "QB-1.2", place, {"number": field.number})
    if not 1 <= field.bonus <= HIGHEST_BONUS:
        yield Fault("bonus-range", "QB-1.2", place, {"bonus": field.bonus, "most": HIGHEST_BONUS})
    elif field.bonus < before:
        yield Fault("bonus-falls", "QB-1.2", place, {"bonus": field.bonus, "before": before})


@cache
def project_tracks() -> dict[str, Track]:
    """The two sides of the project's own board."""
    content = files(__package__).joinpath("tracks.json").read_bytes()
    return {side: read_track(track) for side, track in msgspec.json.decode(content).items()}


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


STEP_3 = "step-3"
"""The phase after action 2, in which the pawn moves (QB-2.1)."""


class State(Struct, frozen=True):
    table: qwixx.State
    track: Track
    pawns: tuple[int, ...]
    """Each seat's field, 0 for the start field."""
    turns_left: int | None = None
    """After the end was announced (QB-3.1), the turns until it comes."""
    pawn_moves: bool = False
    """Step 3: the active player may move the pawn (QB-2.1)."""

    @property
    def ended(self) -> str | None:
        return self.table.ended

    @property
    def active(self) -> Seat:
        return self.table.turn_holder

    @property
    def scores(self) -> tuple[int, ...]:
        """QB-3.3: the sheet, and the bonus under the pawn."""
        return tuple(
            sheet.score + self.track.bonus(pawn)
            for sheet, pawn in zip(self.table.sheets, self.pawns, strict=True)
        )


class Moved(Event, frozen=True):
    """A pawn went forward; `jumped` are the occupied fields it did not count (QB-2.2)."""

    seat: Seat
    start: int
    to: int
    jumped: tuple[int, ...]
    bonus: int


class FinishAnnounced(Event, frozen=True):
    """A pawn reached the last five fields: every other player is active once more (QB-3.1)."""

    seat: Seat
    turns_left: int
