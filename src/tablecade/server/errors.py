"""Why the server says no, split by cause. A refusal's code names its sentence (`error-<code>`),
and its status is what an HTTP call is answered with.
"""

from typing import ClassVar

from tablecade.core.errors import TablecadeError
from tablecade.locales import Sentences


class Refused(TablecadeError):
    """Base of all refusals of the API. `retry_after` is in seconds."""

    status: ClassVar[int] = 400
    retry_after: int | None = None

    def __init_subclass__(
        cls, *, code: str = "", status: int = 0, retry_after: int | None = None
    ) -> None:
        if code:  # else a kind of a refusal that has them
            cls.code, cls.status, cls.retry_after = code, status, retry_after


class BadRequest(Refused, code="bad-request", status=400):
    """Not of the form the call has."""


class TokenMissing(Refused, code="token-missing", status=401): ...


class BadToken(Refused, code="bad-token", status=401):
    """A token this table does not know, or no longer."""


class BadInvitation(Refused, code="bad-invitation", status=401):
    """An invitation that was used already, or never made."""


class NotYourHand(Refused, code="not-your-hand", status=403): ...


class BotPlays(Refused, code="bot-plays", status=403):
    """A bot plays for this seat until the host hands it back."""


class NotTheHost(Refused, code="not-the-host", status=403): ...


class NoSeat(Refused, code="no-seat", status=403):
    """A good token, but not one of a seat."""


class NoCoach(Refused, code="no-coach", status=403):
    """The table was opened without a coach."""


class NotOverYet(Refused, code="not-over-yet", status=409):
    """A look back needs a match that is over."""


class CoachSilent(Refused, code="coach-silent", status=503):
    """The coach took too long, or failed."""


class Fault(Refused, code="fault", status=500):
    """A defect of the server, or of a game: the log has the traceback."""


class ForeignOrigin(Refused, code="foreign-origin", status=403):
    """A page of another site made the call or opened the socket."""


class UnknownHost(Refused, code="unknown-host", status=421):
    """The call names a host this server is not known by: see `--allowed-host`."""


class NotFound(Refused, code="not-found", status=404): ...


class NoSuchTable(Refused, code="no-such-table", status=404): ...


class NoSuchSeat(Refused, code="no-such-seat", status=404): ...


class NoSuchMatch(Refused, code="no-such-match", status=404): ...


class NoSuchShow(Refused, code="no-such-show", status=404): ...


class WrongMethod(Refused, code="wrong-method", status=405): ...


class Stale(Refused, code="stale", status=409):
    """A choice for a decision that is not the current one; `n` says which is."""


class NotPlaying(Refused, code="not-playing", status=409):
    """The table is in its lobby, paused or over."""


class NoRollNow(Refused, code="no-roll-now", status=409):
    """The table waits for no roll of the players' own dice."""


class RollChanged(Refused, code="roll-changed", status=409):
    """The roll that was seen is no longer the one that waits."""


class OwnRoll(Refused, code="own-roll", status=403):
    """A roll is confirmed by somebody else than the person who entered it."""


class WrongStatus(Refused, code="wrong-status", status=409):
    """The table is not in the status this call is for."""


class SeatEmpty(Refused, code="seat-empty", status=409): ...


class SeatTaken(Refused, code="seat-taken", status=409): ...


class TableFull(Refused, code="table-full", status=409): ...


class ColourTaken(Refused, code="colour-taken", status=409): ...


class SeatsOpen(Refused, code="seats-open", status=409):
    """A table starts when no seat is open."""


class HostPresent(Refused, code="host-present", status=409):
    """Only a host who has been away for two minutes can be replaced."""


class RoundRuns(Refused, code="round-runs", status=409):
    """PX-3.5: reactions have their place between rounds."""


class SeriesOver(Refused, code="evening-over", status=409):
    """The chain of seeds of this table is used up."""


class TooLarge(Refused, code="too-large", status=413): ...


class UnknownColour(Refused, code="unknown-colour", status=422): ...


class BadName(Refused, code="bad-name", status=422): ...


class TooMany(Refused, code="too-many", status=429):
    def __init__(self, *, retry_after: int) -> None:
        super().__init__(seconds=retry_after)
        self.retry_after = retry_after


class Unavailable(Refused, code="unavailable", status=503, retry_after=1):
    """The database does not answer; nothing was accepted, or it is not known whether it was."""


class NotReady(Refused, code="not-ready", status=503, retry_after=5):
    """Background tasks of the server fail again and again."""


class BackupIntoDatabase(TablecadeError):
    """A backup would replace the database it is made of."""

    code = "backup-into-database"


class DatabaseInUse(TablecadeError):
    """Another server has this file: only one process may serve a SQLite database."""

    code = "database-in-use"


class PortTaken(TablecadeError):
    code = "port-taken"


class BadHost(TablecadeError):
    """An address this machine does not have, or a name nobody knows."""

    code = "bad-host"


class DatabaseUnusable(TablecadeError):
    """A database that can't be opened, reached or written. A common reason has its sentence."""

    code = "database-unusable"

    def sentence(self, words: Sentences) -> str:
        problem = words.find(str(self.detail["reason"])) or str(self.detail["problem"])
        told = {**self.detail, "problem": problem.removesuffix(".")}
        return words.say("error-database-unusable", **told)


class SchemaNewer(TablecadeError):
    """A newer version of Tablecade has migrated this database."""

    code = "schema-newer"


class SchemaOlder(TablecadeError):
    """An older version of Tablecade has written this database, and may still be serving it."""

    code = "schema-older"


class CertificateUnusable(TablecadeError):
    """Files that are no certificate and its key, or an `https` folder that is damaged."""

    code = "certificate-unusable"


class CertificateMissing(TablecadeError):
    """A key without the certificate it belongs to."""

    code = "certificate-missing"
