"""Rolls of the players' own dice: one person enters the faces, another one confirms them."""

from typing import Annotated

from msgspec import Meta, Struct

from tablecade.core.errors import IllegalChoice, Refusal
from tablecade.core.hand import DICE, Seat, hand_name
from tablecade.server.errors import Refused
from tablecade.server.table.matchfile import dice_of
from tablecade.server.table.play import LONGEST_ACTION, check_turn, seal_for
from tablecade.server.table.table import EnteredRoll, Table, Waiting, with_schedule
from tablecade.server.table.viewer import Caller, Viewer

MOST_COLOURS = 16
MOST_DICE = 16

Colour = Annotated[str, Meta(max_length=16)]
Shown = Annotated[list[int], Meta(max_length=MOST_DICE)]
Faces = Annotated[dict[Colour, Shown], Meta(max_length=MOST_COLOURS)]


class RollEntry(Struct, frozen=True):
    """Faces by colour, as in `{"white": [3, 4], "red": [2]}`."""

    n: int
    faces: Faces
    match: int | None = None

    def apply(self, table: Table, who: Caller, _now: float) -> Table:
        return enter(table, who.participant_at(table), self)


class RollAnswer(Struct, frozen=True):
    """Says of the roll that a person has seen whether it is right."""

    n: int
    roll: Annotated[str, Meta(max_length=LONGEST_ACTION)]
    match: int | None = None


class Confirmers(Struct, frozen=True):
    """Who may confirm a roll: these seats, and whether the host's screen may."""

    seats: tuple[Seat, ...]
    screen: bool


def enter(table: Table, viewer: Viewer, entry: RollEntry) -> Table:
    """Show everybody what was rolled. It replaces what was entered before."""
    _check_roll(table, viewer, n=entry.n, match=entry.match)
    action = table.game.roll_of(table.state, entry.faces)
    if isinstance(action, Refusal):
        raise IllegalChoice(action, hand=hand_name(DICE), action="roll")
    left = {colour: list(shown) for colour, shown in entry.faces.items()}
    faces = tuple(left[colour].pop(0) for colour in table.dice_to_roll)
    entered = EnteredRoll(table.game.write(action), faces, viewer.seat)
    return table if entered == table.schedule.roll else with_schedule(table, roll=entered)


def confirm(table: Table, viewer: Viewer, answer: RollAnswer, *, now: float) -> Table:
    """The roll counts from now on."""
    entered = _check_answer(table, viewer, answer)
    allowed = confirmers(table, entered)
    if not (allowed.screen if viewer.seat is None else viewer.seat in allowed.seats):
        raise Refused("own-roll")
    return seal_for(table, {DICE: Waiting(entered.roll)}, now=now)


def reject(table: Table, viewer: Viewer, answer: RollAnswer) -> Table:
    """It is not what lies on the table: the dice are entered again."""
    _check_answer(table, viewer, answer)
    return with_schedule(table, roll=None)


def confirmers(table: Table, entered: EnteredRoll) -> Confirmers:
    """All people but the one who entered it; that one too where nobody else plays.

    The host may hold the screen and the crowned seat, so both count as one person.
    """
    crowned = {Seat(seat) for seat, chair in enumerate(table.chairs) if chair.hosts}
    authors = crowned if entered.seat is None else {entered.seat}
    others = tuple(seat for seat in table.people() if seat not in authors)
    other_screen = entered.seat is not None and entered.seat not in crowned
    return Confirmers(others or table.people(), screen=not others or other_screen)


def roll_at_bell(table: Table, *, now: float) -> Table:
    """Nobody entered and confirmed a roll in time: the table rolls."""
    dealt = table.game.write(table.game.deal(table.state, dice_of(table).draw(table.n)))
    return seal_for(table, {DICE: Waiting(dealt, "bell")}, now=now)


def _check_answer(table: Table, viewer: Viewer, answer: RollAnswer) -> EnteredRoll:
    _check_roll(table, viewer, n=answer.n, match=answer.match)
    entered = table.schedule.roll
    if entered is None or entered.roll != answer.roll:
        raise Refused("roll-changed")
    return entered


def _check_roll(table: Table, viewer: Viewer, *, n: int, match: int | None) -> None:
    check_turn(table, viewer.seat, None, n=n, match=match)
    if not table.dice_to_roll:
        raise Refused("no-roll-now")
