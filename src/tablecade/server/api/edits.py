"""What people do at a table, as edits: HTTP calls and socket messages submit the same ones."""

import asyncio
import time
from functools import partial

from msgspec import Struct

from tablecade.server.api.request import Call, called_table
from tablecade.server.services import Services
from tablecade.server.store.batch import Answer, Edit, settle
from tablecade.server.table import play, rolls, schedule
from tablecade.server.table.play import Choice
from tablecade.server.table.rolls import RollAnswer, RollEntry
from tablecade.server.table.table import Table
from tablecade.server.table.viewer import participant, seat_of


class PlayerEdit(Struct, frozen=True):
    edit: Edit
    seals: int | None = None
    """The hand that it seals a choice for."""


def seal(token: str | None, choice: Choice) -> PlayerEdit:
    def edit(before: Table, now: float) -> Table:
        return play.seal(before, seat_of(before, token), choice, now=now)

    return PlayerEdit(edit, seals=choice.hand)


def take_back(token: str | None, choice: Choice) -> PlayerEdit:
    return PlayerEdit(lambda before, _now: play.take_back(before, seat_of(before, token), choice))


def ready(token: str | None) -> PlayerEdit:
    return PlayerEdit(
        lambda before, now: schedule.say_ready(before, seat_of(before, token), now=now)
    )


def react(token: str | None, reaction: str) -> PlayerEdit:
    return PlayerEdit(lambda before, _now: schedule.react(before, seat_of(before, token), reaction))


def enter_roll(token: str | None, entry: RollEntry) -> PlayerEdit:
    return PlayerEdit(lambda before, _now: rolls.enter(before, participant(before, token), entry))


def confirm_roll(token: str | None, said: RollAnswer) -> PlayerEdit:
    return PlayerEdit(
        lambda before, now: rolls.confirm(before, participant(before, token), said, now=now)
    )


def reject_roll(token: str | None, said: RollAnswer) -> PlayerEdit:
    return PlayerEdit(lambda before, _now: rolls.reject(before, participant(before, token), said))


def submit(services: Services, reference: str, act: PlayerEdit, answer: Answer) -> None:
    """Calls `answer` with the committed table. Raises Unavailable if the store is closed."""
    if act.seals is None:
        services.store.submit_then(reference, act.edit, answer)
    else:
        _submit_choice(services, reference, act.edit, answer, hand=act.seals)


def _submit_choice(
    services: Services, reference: str, edit: Edit, answer: Answer, *, hand: int
) -> None:
    """Counts and measures the choice, unless it replaces another or comes twice.

    A choice that does not reveal is patient: nobody waits for it.
    """
    began, is_new = time.perf_counter(), True

    def noting(before: Table, now: float) -> Table:
        nonlocal is_new
        is_new = hand not in before.waiting
        return edit(before, now)

    def measure(outcome: Table | Exception) -> None:
        if is_new and not isinstance(outcome, Exception):
            services.metrics.choices.inc()
            services.metrics.latency.observe(time.perf_counter() - began)
        answer(outcome)

    known = services.store.cache.get(reference)
    patient = known is not None and not play.is_last(known, hand)
    services.store.submit_then(reference, noting, measure, patient=patient)


async def commit(request: Call, services: Services, table: str, act: PlayerEdit) -> Table:
    """For HTTP: submit and wait for the commit, which happens even if the caller disconnects."""
    reference = await called_table(services, table, request)
    done: asyncio.Future[Table] = asyncio.get_running_loop().create_future()
    submit(services, reference, act, partial(settle, done))
    return await done
