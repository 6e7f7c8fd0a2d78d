"""Choices: seal, replace, take back. Readiness after a round, and reactions between rounds."""

from litestar import delete, post

from tablecade.server.api import edits
from tablecade.server.api.bodies import ReactionWish
from tablecade.server.api.edits import commit
from tablecade.server.api.request import Call, bearer
from tablecade.server.api.responses import Chosen, Done, done
from tablecade.server.services import Services
from tablecade.server.table.play import Choice


@post("/api/tables/{table:str}/choices", status_code=200)
async def seal(request: Call, services: Services, table: str, data: Choice) -> Chosen:
    """Seal a choice. The same again is no mistake; another one before the reveal replaces it."""
    await commit(request, services, table, edits.seal(bearer(request), data))
    return Chosen(data.n, data.hand)


@delete("/api/tables/{table:str}/choices/{n:int}/{hand:int}", status_code=200)
async def take_back(request: Call, services: Services, table: str, n: int, hand: int) -> Chosen:
    """Take a choice back, before the reveal."""
    choice = Choice(n=n, hand=hand, action="")
    await commit(request, services, table, edits.take_back(bearer(request), choice))
    return Chosen(n, hand)


@post("/api/tables/{table:str}/ready", status_code=200)
async def ready(request: Call, services: Services, table: str) -> Done:
    """Go on after a round; the table does when all are ready, or when the rest is over."""
    return done(await commit(request, services, table, edits.ready(bearer(request))))


@post("/api/tables/{table:str}/reactions", status_code=200)
async def react(request: Call, services: Services, table: str, data: ReactionWish) -> Done:
    """A quick reaction, between rounds and at the end."""
    act = edits.react(bearer(request), data.reaction)
    return done(await commit(request, services, table, act))
