"""What all calls share: the token, the table, the caller's address."""

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection

from tablecade.server.entropy import CODE_ALPHABET, CODE_LENGTH
from tablecade.server.errors import BadToken, NoSuchTable, Refused, TooMany
from tablecade.server.gateway.forwarded import neighbourhood
from tablecade.server.services import Services

Call = Request[Any, Any, Any]
AnyCall = ASGIConnection[Any, Any, Any, Any]

LONGEST_TOKEN = 128
LONGEST_REFERENCE = 20
GUESSES = (401, 404)


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


async def table_id(services: Services, reference: str, *, address: str) -> str:
    """The table of an id or a join code. Codes can be guessed, so guesses are limited."""
    if not _is_code(reference):
        if not is_reference(reference):
            raise NoSuchTable(table=reference[:LONGEST_REFERENCE])
        return reference
    services.limits.check(f"failures {address}", services.settings.failures)
    return await services.store.find(reference.upper())


async def called_table(services: Services, reference: str, call: AnyCall) -> str:
    return await table_id(services, reference, address=address_of(call))


def is_reference(reference: str) -> bool:
    """Whether this can be an id at all: others never reach the database."""
    return len(reference) <= LONGEST_REFERENCE and reference.isascii() and reference.isalnum()


def _is_code(reference: str) -> bool:
    return len(reference) == CODE_LENGTH and all(c in CODE_ALPHABET for c in reference.upper())


def count_opening(services: Services, address: str, *, size: int) -> None:
    """Count a new table or watch party against its address, with the bytes it will store."""
    limits, settings = services.limits, services.settings
    limits.check(f"stored {address}", settings.stored)
    limits.check(f"daily openings {address}", settings.daily_openings)
    limits.count(f"openings {address}", settings.openings)
    limits.count(f"daily openings {address}", settings.daily_openings)
    limits.count(f"stored {address}", settings.stored, size)


def counted(services: Services, refusal: Refused, *, address: str, table: str) -> Refused:
    """A wrong code or token counts against the address, and against the table, if there is one.

    Returns the refusal to answer with: TooMany once there were too many of them.
    """
    if refusal.status not in GUESSES:
        return refusal
    try:
        services.limits.count(f"failures {address}", services.settings.failures)
        if table:
            spelt = table[:LONGEST_REFERENCE].upper()
            services.limits.count(f"failures at {spelt}", services.settings.table_failures)
    except TooMany as limit:
        return limit
    return refusal
