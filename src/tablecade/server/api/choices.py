"""Choices: seal, replace, take back. Readiness after a round, and reactions between rounds.

The `begin_` functions are shared with the socket: each returns a future of the committed table.
"""

import asyncio
import time

from litestar import delete, post

from tablecade.server.api.bodies import ReactionWish
from tablecade.server.api.request import Call, bearer, called_table
from tablecade.server.api.responses import Chosen, Done
from tablecade.server.services import Services
from tablecade.server.table import play, schedule
from tablecade.server.table.play import Choice
from tablecade.server.table.table import Table
from tablecade.server.table.viewer import seat_of

Committed = asyncio.Future[Table]


@post("/api/tables/{table:str}/choices", status_code=200)
async def seal(request: Call, services: Services, table: str, data: Choice) -> Chosen:
    """Seal a choice. The same again is no mistake; another one before the reveal replaces it."""
    reference, token = await called_table(services, table, request), bearer(request)
    await asyncio.shield(begin_seal(services, reference, token, data))
    return Chosen(data.n, data.hand)


@delete("/api/tables/{table:str}/choices/{n:int}/{hand:int}", status_code=200)
async def take_back(request: Call, services: Services, table: str, n: int, hand: int) -> Chosen:
    """Take a choice back, before the reveal."""
    reference, token = await called_table(services, table, request), bearer(request)
    choice = Choice(n=n, hand=hand, action="")
    await asyncio.shield(begin_take_back(services, reference, token, choice))
    return Chosen(n, hand)


@post("/api/tables/{table:str}/ready", status_code=200)
async def ready(request: Call, services: Services, table: str) -> Done:
    """Go on after a round; the table does when all are ready, or when the rest is over."""
    reference, token = await called_table(services, table, request), bearer(request)
    return _done(await asyncio.shield(begin_ready(services, reference, token)))


@post("/api/tables/{table:str}/reactions", status_code=200)
async def react(request: Call, services: Services, table: str, data: ReactionWish) -> Done:
    """A quick reaction, between rounds and at the end."""
    reference, token = await called_table(services, table, request), bearer(request)
    return _done(await asyncio.shield(begin_react(services, reference, token, data.reaction)))


def _done(after: Table) -> Done:
    return Done(after.status, after.n)


def begin_seal(services: Services, reference: str, token: str | None, choice: Choice) -> Committed:
    """A choice that replaces another, or comes twice, is counted once."""
    began, is_new = time.perf_counter(), True

    def edit(before: Table, now: float) -> Table:
        nonlocal is_new
        is_new = choice.hand not in before.waiting
        return play.seal(before, seat_of(before, token), choice, now=now)

    def measure(committed: Committed) -> None:
        if not committed.cancelled() and committed.exception() is None:
            services.metrics.choices.inc(is_new)
            services.metrics.latency.observe(time.perf_counter() - began)

    known = services.store.cache.get(reference)
    patient = known is not None and not play.is_last(known, choice.hand)
    committed = services.store.submit(reference, edit, patient=patient)
    committed.add_done_callback(measure)
    return committed


def begin_take_back(
    services: Services, reference: str, token: str | None, choice: Choice
) -> Committed:
    return services.store.submit(
        reference, lambda before, _now: play.take_back(before, seat_of(before, token), choice)
    )


def begin_ready(services: Services, reference: str, token: str | None) -> Committed:
    return services.store.submit(
        reference, lambda before, now: schedule.say_ready(before, seat_of(before, token), now=now)
    )


def begin_react(services: Services, reference: str, token: str | None, reaction: str) -> Committed:
    return services.store.submit(
        reference, lambda before, _now: schedule.react(before, seat_of(before, token), reaction)
    )
