"""Error responses: always `{code, rule?, detail}`, never a traceback."""

import contextlib
import logging

from litestar import Response
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
)
from litestar.types import ExceptionHandlersMap
from msgspec import UNSET

from tablecade.core.errors import BadMatch, GameFailed, IllegalChoice, TablecadeError
from tablecade.server.api.request import Call, address_of, counted
from tablecade.server.errors import (
    BadRequest,
    Fault,
    NotFound,
    Refused,
    Stale,
    TooLarge,
    WrongMethod,
)
from tablecade.server.services import Services
from tablecade.server.table.wire import RefusalBody

log = logging.getLogger(__name__)

UNPROCESSABLE = 422
TOO_LARGE = 413


def refuse(request: Call, problem: Refused) -> Response[RefusalBody]:
    services: Services = request.app.state.services
    table = request.path_params.get("table", "")
    problem = counted(services, problem, address=address_of(request), table=table)
    return _answer(services, body_of(problem), problem.status, retry_after=problem.retry_after)


def refuse_content(request: Call, problem: TablecadeError) -> Response[RefusalBody]:
    """What is wrong with a game, an option, a choice, a file."""
    return _answer(request.app.state.services, body_of(problem), UNPROCESSABLE)


def body_of(problem: TablecadeError) -> RefusalBody:
    if isinstance(problem, BadMatch):
        reason = body_of(problem.reason)
        detail = {**reason.detail, "line": problem.line, "reason": reason.code}
        return RefusalBody(problem.code, detail, rule=reason.rule)
    if isinstance(problem, IllegalChoice):
        refusal = problem.refusal
        return RefusalBody(refusal.code, refusal.detail, rule=refusal.rule)
    rule = problem.detail.get("rule")
    n = problem.detail.get("n") if isinstance(problem, Stale) else None
    return RefusalBody(
        problem.code,
        problem.detail,
        rule=UNSET if rule is None else str(rule),
        n=UNSET if n is None else int(n),
    )


def refuse_form(request: Call, problem: HTTPException) -> Response[RefusalBody]:
    """What the framework itself turned away."""
    refusal: Refused = BadRequest(problem=_say(problem))
    if isinstance(problem, NotFoundException):
        refusal = NotFound()
    elif isinstance(problem, MethodNotAllowedException):
        refusal = WrongMethod()
    elif problem.status_code == TOO_LARGE:
        refusal = TooLarge()
    return _answer(request.app.state.services, body_of(refusal), refusal.status)


def _say(problem: HTTPException) -> str:
    """Describes the form of the body, never its content: it may hold a secret choice."""
    extra = problem.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return f"{extra[0].get('key', '')} {extra[0].get('message', '')}".strip()[:200]
    return str(problem.detail)[:200]


def refuse_text(request: Call, problem: Exception) -> Response[RefusalBody]:
    """JSON that nests without end, or is no UTF-8."""
    refusal = BadRequest(problem=type(problem).__name__)
    return _answer(request.app.state.services, body_of(refusal), refusal.status)


def report_internal_error(request: Call, problem: Exception) -> Response[RefusalBody]:
    """Internal error: logged with traceback, reported without."""
    log.error("a call failed", exc_info=problem, extra={"path": request.scope["path"]})
    fault = Fault()
    return _answer(request.app.state.services, body_of(fault), fault.status)


def _answer(
    services: Services, body: RefusalBody, status: int, *, retry_after: int | None = None
) -> Response[RefusalBody]:
    with contextlib.suppress(ValueError):
        services.metrics.refusals.labels(body.code).inc()
    headers = {} if retry_after is None else {"Retry-After": str(retry_after)}
    return Response(body, status_code=status, headers=headers, media_type="application/json")


HANDLERS: ExceptionHandlersMap = {
    Refused: refuse,
    GameFailed: report_internal_error,
    TablecadeError: refuse_content,
    HTTPException: refuse_form,
    RecursionError: refuse_text,
    UnicodeError: refuse_text,
    Exception: report_internal_error,
}
