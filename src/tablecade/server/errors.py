"""Why the server says no, split by cause; each has the HTTP status it is answered with."""

from typing import ClassVar

from tablecade.core.errors import TablecadeError
from tablecade.locales import LANGUAGES, Sentences


class Refused(TablecadeError):
    """Base of all refusals of the API."""

    status: ClassVar[int] = 400
    retry_after: int | None = None


class BadRequest(Refused):
    """Not of the form the call has."""

    code = "bad-request"


class TokenMissing(Refused):
    code = "token-missing"
    status = 401


class BadToken(Refused):
    """A token this table does not know, or no longer."""

    code = "bad-token"
    status = 401


class BadInvitation(Refused):
    """An invitation that was used already, or never made."""

    code = "bad-invitation"
    status = 401


class NotYourHand(Refused):
    code = "not-your-hand"
    status = 403


class BotPlays(Refused):
    """A bot plays for this seat until the host hands it back."""

    code = "bot-plays"
    status = 403


class NotTheHost(Refused):
    code = "not-the-host"
    status = 403


class NoSeat(Refused):
    """A good token, but not one of a seat."""

    code = "no-seat"
    status = 403


class NoCoach(Refused):
    """The table was opened without a coach."""

    code = "no-coach"
    status = 403


class NotOverYet(Refused):
    """A look back needs a match that is over."""

    code = "not-over-yet"
    status = 409


class CoachSilent(Refused):
    """The coach took too long, or failed."""

    code = "coach-silent"
    status = 503


class Fault(Refused):
    """A defect of the server, or of a game: the log has the traceback."""

    code = "fault"
    status = 500


class ForeignOrigin(Refused):
    """A page of another site made the call or opened the socket."""

    code = "foreign-origin"
    status = 403


class UnknownHost(Refused):
    """The call names a host this server is not known by: see `--allowed-host`."""

    code = "unknown-host"
    status = 421


class NotFound(Refused):
    code = "not-found"
    status = 404


class NoSuchTable(Refused):
    code = "no-such-table"
    status = 404


class NoSuchSeat(Refused):
    code = "no-such-seat"
    status = 404


class NoSuchMatch(Refused):
    code = "no-such-match"
    status = 404


class NoSuchShow(Refused):
    code = "no-such-show"
    status = 404


class WrongMethod(Refused):
    code = "wrong-method"
    status = 405


class Stale(Refused):
    """A choice for a decision that is not the current one; `n` says which is."""

    code = "stale"
    status = 409


class NotPlaying(Refused):
    """The table is in its lobby, paused or over."""

    code = "not-playing"
    status = 409


class NoRollNow(Refused):
    """The table waits for no roll of the players' own dice."""

    code = "no-roll-now"
    status = 409


class RollChanged(Refused):
    """The roll that was seen is no longer the one that waits."""

    code = "roll-changed"
    status = 409


class OwnRoll(Refused):
    """A roll is confirmed by somebody else than the person who entered it."""

    code = "own-roll"
    status = 403


class WrongStatus(Refused):
    """The table is not in the status this call is for."""

    code = "wrong-status"
    status = 409


class SeatEmpty(Refused):
    code = "seat-empty"
    status = 409


class SeatTaken(Refused):
    code = "seat-taken"
    status = 409


class TableFull(Refused):
    code = "table-full"
    status = 409


class ColourTaken(Refused):
    code = "colour-taken"
    status = 409


class SeatsOpen(Refused):
    """A table starts when no seat is open."""

    code = "seats-open"
    status = 409


class HostPresent(Refused):
    """Only a host who has been away for two minutes can be replaced."""

    code = "host-present"
    status = 409


class RoundRuns(Refused):
    """PX-3.5: reactions have their place between rounds."""

    code = "round-runs"
    status = 409


class SeriesOver(Refused):
    """The chain of seeds of this table is used up."""

    code = "evening-over"
    status = 409


class TooLarge(Refused):
    code = "too-large"
    status = 413


class UnknownColour(Refused):
    code = "unknown-colour"
    status = 422


class BadName(Refused):
    code = "bad-name"
    status = 422


class TooMany(Refused):
    code = "too-many"
    status = 429

    def __init__(self, *, retry_after: int) -> None:
        super().__init__(seconds=retry_after)
        self.retry_after = retry_after


class Unavailable(Refused):
    """The database does not answer; nothing was accepted, or it is not known whether it was."""

    code = "unavailable"
    status = 503
    retry_after: int | None = 1


class NotReady(Refused):
    """Background tasks of the server fail again and again."""

    code = "not-ready"
    status = 503
    retry_after = 5


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


class BadSetting(TablecadeError):
    """A setting with a value it can't have; the place is an option, a variable or a file."""

    code = "bad-setting"
    EXAMPLES: ClassVar = {
        "db": ("sqlite:///PATH", "postgresql://USER:PASSWORD@HOST/NAME"),
        "language": (", ".join(LANGUAGES), ""),
        "public-url": ("https://table.example.org", ""),
    }

    def sentence(self, words: Sentences) -> str:
        name = str(self.detail["rule"])
        first, second = self.EXAMPLES.get(name, ("", ""))
        rule = words.say(f"setting-{name}", first=first, second=second)
        return words.say("error-bad-setting", **{**self.detail, "rule": rule})


class UnknownSetting(TablecadeError):
    code = "unknown-setting"


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
