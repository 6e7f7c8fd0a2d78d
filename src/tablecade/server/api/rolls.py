"""Rolls of the players' own dice: enter, confirm, reject."""

from litestar import post

from tablecade.server.api import edits
from tablecade.server.api.edits import commit
from tablecade.server.api.request import Call, bearer
from tablecade.server.api.responses import Done, done
from tablecade.server.services import Services
from tablecade.server.table.rolls import RollAnswer, RollEntry


@post("/api/tables/{table:str}/roll", status_code=200)
async def enter_roll(request: Call, services: Services, table: str, data: RollEntry) -> Done:
    """Enter what the players' own dice show. It counts once somebody else confirms it."""
    return done(await commit(request, services, table, edits.enter_roll(bearer(request), data)))


@post("/api/tables/{table:str}/roll/confirm", status_code=200)
async def confirm_roll(request: Call, services: Services, table: str, data: RollAnswer) -> Done:
    """Confirm the roll that somebody else entered."""
    return done(await commit(request, services, table, edits.confirm_roll(bearer(request), data)))


@post("/api/tables/{table:str}/roll/reject", status_code=200)
async def reject_roll(request: Call, services: Services, table: str, data: RollAnswer) -> Done:
    """Say that the roll is not right: it has to be entered again."""
    return done(await commit(request, services, table, edits.reject_roll(bearer(request), data)))
