"""Choices: sealed, replaced, taken back. And what people say between rounds."""

import asyncio
import time

from litestar import delete, post

from tablecade.server.api.bodies import ReactionWish
from tablecade.server.api.request import Call, bearer, table_id
from tablecade.server.api.responses import Chosen, Done
from tablecade.server.services import Services
from tablecade.server.table import play, schedule
from tablecade.server.table.play import Choice
from tablecade.server.table.table import Table
from tablecade.server.table.viewer import seat_of


@post("/api/tables/{table:str}/choices", status_code=200)
async def seal(request: Call, services: Services, table: str, data: Choice) -> Chosen:
    """Seal a choice. The same again is no mistake; another one before the reveal replaces it."""
    return await seal_at(services, await table_id(services, table, request), bearer(request), data)


async def seal_at(services: Services, reference: str, token: str | None, choice: Choice) -> Chosen:
    """Answered when it is committed; whoever hangs up before has chosen all the same."""
    began = time.perf_counter()
    await asyncio.shield(begin_sealing(services, reference, token, choice))
    return sealed(services, choice, began)


def begin_sealing(
    services: Services, reference: str, token: str | None, choice: Choice
) -> "asyncio.Future[Table]":
    def edit(before: Table, now: float) -> Table:
        return play.seal(before, seat_of(before, token), choice, now=now)

    return services.store.submit(reference, edit)


def sealed(services: Services, choice: Choice, began: float) -> Chosen:
    services.metrics.choices.inc()
    services.metrics.latency.observe(time.perf_counter() - began)
    return Chosen(choice.n, choice.hand)


@delete("/api/tables/{table:str}/choices/{n:int}/{hand:int}", status_code=200)
async def take_back(request: Call, services: Services, table: str, n: int, hand: int) -> Chosen:
    """Take a choice back, before the reveal."""
    token, choice = bearer(request), Choice(n=n, hand=hand, action="")

    def edit(before: Table, _now: float) -> Table:
        return play.take_back(before, seat_of(before, token), choice)

    await services.store.change(await table_id(services, table, request), edit)
    return Chosen(n, hand)


@post("/api/tables/{table:str}/ready", status_code=200)
async def ready(request: Call, services: Services, table: str) -> Done:
    """Go on after a round; the table does when all are ready, or when the rest is over."""
    reference, token = await table_id(services, table, request), bearer(request)
    return done(await asyncio.shield(begin_ready(services, reference, token)))


def begin_ready(services: Services, reference: str, token: str | None) -> "asyncio.Future[Table]":
    def edit(before: Table, now: float) -> Table:
        return schedule.say_ready(before, seat_of(before, token), now=now)

    return services.store.submit(reference, edit)


def done(after: Table) -> Done:
    return Done(after.status, after.n)


@post("/api/tables/{table:str}/reactions", status_code=200)
async def react(request: Call, services: Services, table: str, data: ReactionWish) -> Done:
    """A quick reaction, between rounds and at the end."""
    token = bearer(request)

    def edit(before: Table, _now: float) -> Table:
        return schedule.react(before, seat_of(before, token), data.reaction)

    return done(await services.store.change(await table_id(services, table, request), edit))
