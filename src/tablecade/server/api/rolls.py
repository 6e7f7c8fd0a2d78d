"""Rolls of the players' own dice: enter, confirm, reject.

The `begin_` functions are shared with the socket: each calls `answer` with the committed table.
"""

from functools import partial

from litestar import post

from tablecade.server.api.choices import committed
from tablecade.server.api.request import Call, bearer, called_table
from tablecade.server.api.responses import Done
from tablecade.server.services import Services
from tablecade.server.store.batch import Answer
from tablecade.server.table import rolls
from tablecade.server.table.rolls import RollAnswer, RollEntry
from tablecade.server.table.table import Table
from tablecade.server.table.viewer import participant


@post("/api/tables/{table:str}/roll", status_code=200)
async def enter_roll(request: Call, services: Services, table: str, data: RollEntry) -> Done:
    """Enter what the players' own dice show. It counts once somebody else confirms it."""
    reference, token = await called_table(services, table, request), bearer(request)
    return _done(await committed(partial(begin_enter, services, reference, token, data)))


@post("/api/tables/{table:str}/roll/confirm", status_code=200)
async def confirm_roll(request: Call, services: Services, table: str, data: RollAnswer) -> Done:
    """Confirm the roll that somebody else entered."""
    reference, token = await called_table(services, table, request), bearer(request)
    return _done(await committed(partial(begin_confirm, services, reference, token, data)))


@post("/api/tables/{table:str}/roll/reject", status_code=200)
async def reject_roll(request: Call, services: Services, table: str, data: RollAnswer) -> Done:
    """Say that the roll is not right: it has to be entered again."""
    reference, token = await called_table(services, table, request), bearer(request)
    return _done(await committed(partial(begin_reject, services, reference, token, data)))


def _done(after: Table) -> Done:
    return Done(after.status, after.n)


def begin_enter(
    services: Services, reference: str, token: str | None, entry: RollEntry, answer: Answer
) -> None:
    services.store.submit_then(
        reference,
        lambda before, _now: rolls.enter(before, participant(before, token), entry),
        answer,
    )


def begin_confirm(
    services: Services, reference: str, token: str | None, said: RollAnswer, answer: Answer
) -> None:
    services.store.submit_then(
        reference,
        lambda before, now: rolls.confirm(before, participant(before, token), said, now=now),
        answer,
    )


def begin_reject(
    services: Services, reference: str, token: str | None, said: RollAnswer, answer: Answer
) -> None:
    services.store.submit_then(
        reference,
        lambda before, _now: rolls.reject(before, participant(before, token), said),
        answer,
    )
