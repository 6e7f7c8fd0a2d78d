"""What all calls share: whose token, which table, from where."""

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection

from tablecade.server.entropy import CODE_ALPHABET, CODE_LENGTH
from tablecade.server.errors import BadToken, NoSuchTable
from tablecade.server.limits import neighbourhood
from tablecade.server.services import Services

Call = Request[Any, Any, Any]
AnyCall = ASGIConnection[Any, Any, Any, Any]

LONGEST_TOKEN = 128
LONGEST_REFERENCE = 20


def bearer(call: AnyCall) -> str | None:
    """The token of the Authorization header; None without one. Raises BadToken for another kind."""
    header = call.headers.get("authorization")
    if header is None:
        return None
    kind, _, token = header.partition(" ")
    if kind.lower() != "bearer" or not token or len(token) > LONGEST_TOKEN:
        raise BadToken
    return token


def address_of(call: AnyCall) -> str:
    return neighbourhood(call.client.host) if call.client else "nowhere"


async def table_id(services: Services, reference: str, call: AnyCall) -> str:
    """The table of an id or a join code. Codes can be guessed, so who guesses is slowed down."""
    if not _is_code(reference):
        if len(reference) > LONGEST_REFERENCE or not reference.isascii():
            raise NoSuchTable(table=reference[:LONGEST_REFERENCE])
        return reference
    services.limits.check(f"failures {address_of(call)}", services.settings.failures)
    return await services.store.find(reference.upper())


def _is_code(reference: str) -> bool:
    return len(reference) == CODE_LENGTH and all(c in CODE_ALPHABET for c in reference.upper())
