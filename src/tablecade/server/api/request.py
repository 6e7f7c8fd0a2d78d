"""What all calls share: the token, the table, the caller's address, and how they are refused.

Error responses are always `{code, rule?, detail}`, never a traceback.
"""

import logging
from typing import Annotated, Any
from unicodedata import normalize
from urllib.parse import unquote

from litestar import Request, Response
from litestar.exceptions import HTTPException
from msgspec import UNSET, Meta

from tablecade.core.errors import BadMatch, GameFailed, IllegalChoice, TablecadeError
from tablecade.server.entropy import CODE_ALPHABET, CODE_LENGTH, hashed, matches
from tablecade.server.errors import BadToken, NoSuchTable, Refused, TooMany
from tablecade.server.gateway.admission import neighbourhood
from tablecade.server.services import Services
from tablecade.server.table.viewer import Caller
from tablecade.server.table.wire import RefusalBody

log = logging.getLogger(__name__)

Call = Request[Any, Any, Any]

LONGEST_TOKEN = 128
Secret = Annotated[str, Meta(max_length=LONGEST_TOKEN)]
LONGEST_REFERENCE = 20
LOCK_HEADER = "tablecade-password"
"""Percent-encoded: a header has no other way to hold any letter."""
GUESSES = (401, 404)
UNPROCESSABLE = 422
TURNED_AWAY = {404: "not-found", 405: "wrong-method", 413: "too-large"}
"""By the framework."""


def bearer(call: Call) -> str | None:
    """The token of the Authorization header; None without one. Raises BadToken for another kind."""
    header = call.headers.get("authorization")
    if header is None:
        return None
    kind, _, token = header.partition(" ")
    if kind.lower() != "bearer" or not token or len(token) > LONGEST_TOKEN:
        raise BadToken
    return token


def caller(call: Call) -> Caller:
    return Caller(bearer(call))


def address_of(call: Call) -> str:
    return neighbourhood(call.client.host) if call.client else "nowhere"


async def table_id(services: Services, reference: str, *, address: str) -> str:
    """The table of an id or a join code. Codes can be guessed, so guesses are limited."""
    is_code = len(reference) == CODE_LENGTH and all(c in CODE_ALPHABET for c in reference.upper())
    if not is_code:
        if not is_reference(reference):
            raise NoSuchTable(table=reference[:LONGEST_REFERENCE])
        return reference
    failures = services.limits.tally(f"failures {address}", services.settings.failures)
    failures.count()  # before the look-up: of guesses sent at once only so many are looked up
    try:
        return await services.store.find(reference.upper())
    finally:
        failures.give_back()  # a wrong one counts with its refusal


async def called_table(services: Services, reference: str, call: Call) -> str:
    return await table_id(services, reference, address=address_of(call))


def is_reference(reference: str) -> bool:
    """Whether this can be an id at all: others never reach the database."""
    return len(reference) <= LONGEST_REFERENCE and reference.isascii() and reference.isalnum()


def check_lock(request: Call, services: Services) -> None:
    """Raises Refused where the host wants a password, or somebody a proxy knows, to open tables."""
    password, header = services.settings.password, services.settings.user_header
    if header is not None and request.headers.get(header):
        return  # the gateway takes it from trusted proxies only
    if password is None:
        if header is not None:
            raise Refused("not-signed-in")
        return
    address = address_of(request)
    services.limits.tally(f"failures {address}", services.settings.failures).count(0)
    said = request.headers.get(LOCK_HEADER)
    if said is None:
        raise Refused("password-missing")
    if not matches(hashed(normalize("NFC", unquote(said))), hashed(normalize("NFC", password))):
        raise Refused("wrong-password")


def count_opening(services: Services, address: str, *, size: int) -> None:
    """Count a new table or watch party against its address, with the bytes it will store."""
    tally, settings = services.limits.tally, services.settings
    stored = tally(f"stored {address}", settings.stored)
    daily = tally(f"daily openings {address}", settings.daily_openings)
    stored.count(0)
    daily.count(0)
    tally(f"openings {address}", settings.openings).count()
    daily.count()
    stored.count(size)


def counted(services: Services, refusal: Refused, *, address: str, table: str) -> Refused:
    """A wrong code or token counts against the address, and against the table, if there is one.

    Returns the refusal to answer with: TooMany once there were too many of them.
    """
    if refusal.status not in GUESSES:
        return refusal
    tally, settings = services.limits.tally, services.settings
    try:
        tally(f"failures {address}", settings.failures).count()
        if table:
            spelt = table[:LONGEST_REFERENCE].upper()
            tally(f"failures at {spelt}", settings.table_failures).count()
    except TooMany as limit:
        return limit
    return refusal


def body_of(problem: TablecadeError) -> RefusalBody:
    if isinstance(problem, BadMatch):
        reason = body_of(problem.reason)
        detail = {**reason.detail, "line": problem.line, "reason": reason.code}
        return RefusalBody(problem.code, detail, rule=reason.rule)
    if isinstance(problem, IllegalChoice):
        refusal = problem.refusal
        return RefusalBody(refusal.code, refusal.detail, rule=refusal.rule)
    rule = problem.detail.get("rule")
    n = problem.detail.get("n") if problem.code == "stale" else None
    return RefusalBody(
        problem.code,
        problem.detail,
        rule=UNSET if rule is None else str(rule),
        n=UNSET if n is None else int(n),
    )


def refuse(request: Call, problem: Exception) -> Response[RefusalBody]:
    """Every error of a call is a refusal."""
    services: Services = request.app.state.services
    known = _known(problem)
    if known.code == "fault":  # logged with traceback, reported without
        log.error("a call failed", exc_info=problem, extra={"path": request.scope["path"]})
    headers = {}
    if isinstance(problem, Refused):
        table = request.path_params.get("table", "")
        known = counted(services, problem, address=address_of(request), table=table)
        if known.retry_after is not None:
            headers = {"Retry-After": str(known.retry_after)}
    body = body_of(known)
    services.metrics.refusals[body.code] += 1
    status = status_of(known)
    return Response(body, status_code=status, headers=headers, media_type="application/json")


def status_of(problem: TablecadeError) -> int:
    """That of what is wrong with a game, an option, a choice, a file is 422."""
    return problem.status if isinstance(problem, Refused) else UNPROCESSABLE


def _known(problem: Exception) -> TablecadeError:
    """What an error is told as.

    Of a body that the framework turned away it tells the form, never the content: that may hold a
    secret choice.
    """
    if isinstance(problem, TablecadeError) and not isinstance(problem, GameFailed):
        return problem
    if isinstance(problem, RecursionError | UnicodeError):  # JSON without end, or no UTF-8
        return Refused("bad-request", problem=type(problem).__name__)
    if not isinstance(problem, HTTPException):
        return Refused("fault")
    if problem.status_code in TURNED_AWAY:
        return Refused(TURNED_AWAY[problem.status_code])
    told, extra = str(problem.detail), problem.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        told = f"{extra[0].get('key', '')} {extra[0].get('message', '')}".strip()
    return Refused("bad-request", problem=told[:200])
