"""What players do: choices, rolls of their own dice, readiness and reactions.

Messages on a table's socket and HTTP calls make the same acts, which apply themselves to a table.
"""

import asyncio
import time
from typing import Annotated, Literal, Protocol

from litestar import delete, post
from msgspec import UNSET, Meta, Struct, UnsetType, field

from tablecade.core.errors import Details
from tablecade.server.api.request import Call, Secret, called_table, caller
from tablecade.server.api.responses import Chosen, Done, done
from tablecade.server.metrics import Metrics
from tablecade.server.services import Services
from tablecade.server.store.writer import settle
from tablecade.server.table import play, rolls, schedule
from tablecade.server.table.play import Choice
from tablecade.server.table.rolls import RollAnswer, RollEntry
from tablecade.server.table.table import Table
from tablecade.server.table.viewer import Caller

Number = Annotated[int, Meta(ge=0, le=2**53)]
"""A client's own number for a message, unique on its connection."""
ReactionName = Literal["well-played", "wow", "close", "oops", "thanks", "again"]
NO_NUMBER = 0
"""Of a call: its answer needs none."""


class Seal(Choice, frozen=True, kw_only=True, tag_field="do", tag="seal"):
    """`token` says whose message it is where several people share a device; by default the
    greeting's token counts. The same goes for the messages below.
    """

    id: Number
    token: Secret | None = None


class TakeBack(Struct, frozen=True, kw_only=True, tag_field="do", tag="take-back"):
    id: Number
    token: Secret | None = None
    n: int
    hand: int
    match: int | None = None

    def apply(self, table: Table, who: Caller, _now: float) -> Table:
        return play.take_back(table, who.seat_at(table), self.hand, n=self.n, match=self.match)


class Ready(Struct, frozen=True, kw_only=True, tag_field="do", tag="ready"):
    id: Number
    token: Secret | None = None

    def apply(self, table: Table, who: Caller, now: float) -> Table:
        return schedule.say_ready(table, who.seat_at(table), now=now)


class React(Struct, frozen=True, kw_only=True, tag_field="do", tag="react"):
    id: Number
    token: Secret | None = None
    reaction: ReactionName

    def apply(self, table: Table, who: Caller, _now: float) -> Table:
        return schedule.react(table, who.seat_at(table), self.reaction)


class EnterRoll(RollEntry, frozen=True, kw_only=True, tag_field="do", tag="roll"):
    id: Number
    token: Secret | None = None


class ConfirmRoll(RollAnswer, frozen=True, kw_only=True, tag_field="do", tag="confirm-roll"):
    id: Number
    token: Secret | None = None

    def apply(self, table: Table, who: Caller, now: float) -> Table:
        return rolls.confirm(table, who.participant_at(table), self, now=now)


class RejectRoll(RollAnswer, frozen=True, kw_only=True, tag_field="do", tag="reject-roll"):
    id: Number
    token: Secret | None = None

    def apply(self, table: Table, who: Caller, _now: float) -> Table:
        return rolls.reject(table, who.participant_at(table), self)


SentMessage = Seal | TakeBack | Ready | React | EnterRoll | ConfirmRoll | RejectRoll


class MessageDone(Struct, frozen=True, tag_field="kind", tag="done"):
    """The message with this id is committed."""

    id: int


class MessageRefused(Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="refused"):
    """The message with this id is refused; code and status are HTTP's."""

    id: int
    code: str
    detail: Details
    status: int
    rule: str | UnsetType = UNSET
    n: int | UnsetType = UNSET


class Appliable(Protocol):
    """A message, or the body of a call."""

    def apply(self, table: Table, who: Caller, now: float, /) -> Table: ...


class PlayerAct(Struct, kw_only=True):
    """A message or call of a player. A choice is measured, unless it replaces another."""

    table_id: str
    message: Appliable
    who: Caller
    metrics: Metrics
    began: float = field(default_factory=time.perf_counter)
    is_new: bool = False

    def apply(self, table: Table, now: float) -> Table:
        message = self.message
        self.is_new = isinstance(message, Choice) and message.hand not in table.waiting
        return message.apply(table, self.who, now)


class CalledAct(PlayerAct, kw_only=True):
    """A call waits for it."""

    done: "asyncio.Future[Table]"

    def answer(self, outcome: Table | Exception) -> None:
        if self.is_new and isinstance(outcome, Table):
            self.metrics.count_choice(self.began)
        settle(self.done, outcome)


async def _commit(request: Call, services: Services, table: str, message: Appliable) -> Table:
    """Wait for the commit, which happens even if the caller disconnects."""
    act = CalledAct(
        table_id=await called_table(services, table, request),
        message=message,
        who=caller(request),
        metrics=services.metrics,
        done=asyncio.get_running_loop().create_future(),
    )
    services.store.take(act, seals=isinstance(message, Choice))
    return await act.done


@post("/api/tables/{table:str}/choices", status_code=200)
async def seal(request: Call, services: Services, table: str, data: Choice) -> Chosen:
    """Seal a choice. The same again is no mistake; another one before the reveal replaces it."""
    await _commit(request, services, table, data)
    return Chosen(data.n, data.hand)


@delete("/api/tables/{table:str}/choices/{n:int}/{hand:int}", status_code=200)
async def take_back(request: Call, services: Services, table: str, n: int, hand: int) -> Chosen:
    """Take a choice back, before the reveal."""
    await _commit(request, services, table, TakeBack(id=NO_NUMBER, n=n, hand=hand))
    return Chosen(n, hand)


@post("/api/tables/{table:str}/ready", status_code=200)
async def ready(request: Call, services: Services, table: str) -> Done:
    """Go on after a round; the table does when all are ready, or when the rest is over."""
    return done(await _commit(request, services, table, Ready(id=NO_NUMBER)))


class ReactionWish(Struct, frozen=True):
    reaction: ReactionName


@post("/api/tables/{table:str}/reactions", status_code=200)
async def react(request: Call, services: Services, table: str, data: ReactionWish) -> Done:
    """A quick reaction, between rounds and at the end."""
    message = React(id=NO_NUMBER, reaction=data.reaction)
    return done(await _commit(request, services, table, message))


@post("/api/tables/{table:str}/roll", status_code=200)
async def enter_roll(request: Call, services: Services, table: str, data: RollEntry) -> Done:
    """Enter what the players' own dice show. It counts once somebody else confirms it."""
    return done(await _commit(request, services, table, data))


@post("/api/tables/{table:str}/roll/confirm", status_code=200)
async def confirm_roll(request: Call, services: Services, table: str, data: RollAnswer) -> Done:
    """Confirm the roll that somebody else entered."""
    message = ConfirmRoll(data.n, data.roll, data.match, id=NO_NUMBER)
    return done(await _commit(request, services, table, message))


@post("/api/tables/{table:str}/roll/reject", status_code=200)
async def reject_roll(request: Call, services: Services, table: str, data: RollAnswer) -> Done:
    """Say that the roll is not right: it has to be entered again."""
    message = RejectRoll(data.n, data.roll, data.match, id=NO_NUMBER)
    return done(await _commit(request, services, table, message))
