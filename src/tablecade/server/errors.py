"""Why the server says no. A refusal's code names its sentence (`error-<code>`), and its status is
what an HTTP call is answered with. There is a class only for what somebody catches.
"""

from tablecade.core.errors import TablecadeError
from tablecade.locales import Sentences

STATUS = {
    "bad-request": 400,  # not of the form the call has
    "token-missing": 401,
    "bad-token": 401,
    "bad-invitation": 401,  # used already, or never made
    "wrong-password": 401,
    "password-missing": 403,  # the host has put a lock on opening tables
    "not-signed-in": 403,  # the same, with a proxy that knows people
    "bot-plays": 403,  # for this seat, until the host hands it back
    "foreign-origin": 403,  # a page of another site made the call or opened the socket
    "no-coach": 403,  # the table was opened without one
    "no-seat": 403,  # a good token, but not one of a seat
    "not-the-host": 403,
    "not-your-hand": 403,
    "own-roll": 403,  # somebody else confirms a roll
    "not-found": 404,
    "no-such-match": 404,
    "no-such-seat": 404,
    "no-such-show": 404,
    "no-such-table": 404,
    "wrong-method": 405,
    "colour-taken": 409,
    "evening-over": 409,  # the chain of seeds of this table is used up
    "host-present": 409,  # only a host who has been away for two minutes can be replaced
    "name-taken": 409,  # two people of one name can't be told apart
    "no-roll-now": 409,
    "not-over-yet": 409,  # a look back needs a match that is over
    "not-playing": 409,  # the table is in its lobby, paused or over
    "roll-changed": 409,  # the roll that was seen is no longer the one that waits
    "round-runs": 409,  # PX-3.5: reactions have their place between rounds
    "seat-empty": 409,
    "seat-taken": 409,
    "seats-open": 409,  # a table starts when no seat is open
    "stale": 409,  # a choice for a decision that is not the current one; `n` says which is
    "table-full": 409,
    "wrong-status": 409,  # the table is not in the status this call is for
    "too-large": 413,
    "unknown-host": 421,  # see `--allowed-host`
    "bad-name": 422,
    "unknown-colour": 422,
    "too-many": 429,
    "fault": 500,  # a defect of the server, or of a game: the log has the traceback
    "coach-silent": 503,  # it took too long, or failed
    "not-ready": 503,  # background tasks, or writes, fail again and again
    "unavailable": 503,
}
RETRY_AFTER = {"unavailable": 1, "not-ready": 5}
"""Seconds."""


class Refused(TablecadeError):
    """Base of all refusals of the API."""

    @property
    def status(self) -> int:
        return STATUS[self.code]

    @property
    def retry_after(self) -> int | None:
        """Seconds."""
        return RETRY_AFTER.get(self.code)


class BadToken(Refused):
    """A token this table does not know, or no longer."""

    code = "bad-token"


class NoSuchTable(Refused):
    code = "no-such-table"


class NoSuchShow(Refused):
    code = "no-such-show"


class TooMany(Refused):
    code = "too-many"

    def __init__(self, *, retry_after: int) -> None:
        super().__init__(seconds=retry_after)

    @property
    def retry_after(self) -> int:
        return int(self.detail["seconds"])


class Unavailable(Refused):
    """The database does not answer; nothing was accepted, or it is not known whether it was."""

    code = "unavailable"


class PortTaken(TablecadeError):
    code = "port-taken"


class DatabaseUnusable(TablecadeError):
    """A database that can't be opened, reached or written. A common reason has its sentence."""

    code = "database-unusable"

    def sentence(self, words: Sentences) -> str:
        problem = words.find(str(self.detail["reason"])) or str(self.detail["problem"])
        told = {**self.detail, "problem": problem.removesuffix(".")}
        return words.say("error-database-unusable", **told)
