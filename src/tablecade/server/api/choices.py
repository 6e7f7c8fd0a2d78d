"""Choices: seal, replace, take back. Readiness after a round, and reactions between rounds.

The `begin_` functions are shared with the socket: each calls `answer` with the committed table.
"""

import asyncio
import time
from collections.abc import Callable
from functools import partial

from litestar import delete, post

from tablecade.server.api.bodies import ReactionWish
from tablecade.server.api.request import Call, bearer, called_table
from tablecade.server.api.responses import Chosen, Done
from tablecade.server.services import Services
from tablecade.server.store.batch import Answer, settle
from tablecade.server.table import play, schedule
from tablecade.server.table.play import Choice
from tablecade.server.table.table import Table
from tablecade.server.table.viewer import seat_of


async def committed(begin: Callable[[Answer], None]) -> Table:
    """Begin a change and wait for its commit; it goes on if the caller is gone."""
    done: asyncio.Future[Table] = asyncio.get_running_loop().create_future()
    begin(partial(settle, done))
    return await done


@post("/api/tables/{table:str}/choices", status_code=200)
async def seal(request: Call, services: Services, table: str, data: Choice) -> Chosen:
    """Seal a choice. The same again is no mistake; another one before the reveal replaces it."""
    reference, token = await called_table(services, table, request), bearer(request)
    await committed(partial(begin_seal, services, reference, token, data))
    return Chosen(data.n, data.hand)


@delete("/api/tables/{table:str}/choices/{n:int}/{hand:int}", status_code=200)
async def take_back(request: Call, services: Services, table: str, n: int, hand: int) -> Chosen:
    """Take a choice back, before the reveal."""
    reference, token = await called_table(services, table, request), bearer(request)
    choice = Choice(n=n, hand=hand, action="")
    await committed(partial(begin_take_back, services, reference, token, choice))
    return Chosen(n, hand)


@post("/api/tables/{table:str}/ready", status_code=200)
async def ready(request: Call, services: Services, table: str) -> Done:
    """Go on after a round; the table does when all are ready, or when the rest is over."""
    reference, token = await called_table(services, table, request), bearer(request)
    return _done(await committed(partial(begin_ready, services, reference, token)))


@post("/api/tables/{table:str}/reactions", status_code=200)
async def react(request: Call, services: Services, table: str, data: ReactionWish) -> Done:
    """A quick reaction, between rounds and at the end."""
    reference, token = await called_table(services, table, request), bearer(request)
    begin = partial(begin_react, services, reference, token, data.reaction)
    return _done(await committed(begin))


def _done(after: Table) -> Done:
    return Done(after.status, after.n)


def begin_seal(
    services: Services, reference: str, token: str | None, choice: Choice, answer: Answer
) -> None:
    """A choice that replaces another, or comes twice, is counted once."""
    began, is_new = time.perf_counter(), True

    def edit(before: Table, now: float) -> Table:
        nonlocal is_new
        is_new = choice.hand not in before.waiting
        return play.seal(before, seat_of(before, token), choice, now=now)

    def measure(outcome: Table | Exception) -> None:
        if not isinstance(outcome, Exception):
            services.metrics.choices.inc(is_new)
            services.metrics.latency.observe(time.perf_counter() - began)
        answer(outcome)

    known = services.store.cache.get(reference)
    patient = known is not None and not play.is_last(known, choice.hand)
    services.store.submit_then(reference, edit, measure, patient=patient)


def begin_take_back(
    services: Services, reference: str, token: str | None, choice: Choice, answer: Answer
) -> None:
    services.store.submit_then(
        reference,
        lambda before, _now: play.take_back(before, seat_of(before, token), choice),
        answer,
    )


def begin_ready(services: Services, reference: str, token: str | None, answer: Answer) -> None:
    services.store.submit_then(
        reference,
        lambda before, now: schedule.say_ready(before, seat_of(before, token), now=now),
        answer,
    )


def begin_react(
    services: Services, reference: str, token: str | None, reaction: str, answer: Answer
) -> None:
    services.store.submit_then(
        reference,
        lambda before, _now: schedule.react(before, seat_of(before, token), reaction),
        answer,
    )
