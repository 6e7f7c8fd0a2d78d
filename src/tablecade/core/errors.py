"""What a person can put right, split by cause.

Every error has a code, which names its sentence in the catalogues (`error-<code>`), and the
details that fill it. A `Refusal` is no error but a value: a game's answer to 'why not?'.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec import Struct, field

Details = Mapping[str, str | int]
"""What fills the gaps of a sentence."""


class Refusal(Struct, frozen=True):
    """Why an action is not allowed: `refusal-<code>` is its sentence, `rule` its number."""

    code: str
    rule: str
    detail: Details = field(default_factory=dict)


class TablecadeError(Exception):
    """Base of all errors a user can cause."""

    code: ClassVar[str] = "error"

    def __init__(self, **detail: str | int) -> None:
        super().__init__(self.code, detail)
        self.detail: Details = detail

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors travel between processes, whatever their constructors take."""
        return _unpickle, (type(self), self.args, self.__dict__)


def _unpickle(
    kind: type[TablecadeError], args: tuple[Any, ...], fields: dict[str, Any]
) -> TablecadeError:
    error = kind.__new__(kind)
    error.args = args
    error.__dict__.update(fields)
    return error


class BadNotation(TablecadeError):
    """A text that is no action of the game."""

    code = "bad-notation"

    def __init__(self, text: str) -> None:
        super().__init__(text=text)


class UnknownGame(TablecadeError):
    code = "unknown-game"


class UnknownBot(TablecadeError):
    code = "unknown-bot"


class WrongSeats(TablecadeError):
    """Too few or too many seats for the game."""

    code = "wrong-seats"


class UnknownOption(TablecadeError):
    code = "unknown-option"


class MissingOption(TablecadeError):
    code = "missing-option"


class BadOption(TablecadeError):
    """A known option with a value it can't have."""

    code = "bad-option"


class UnreadableFile(TablecadeError):
    code = "unreadable-file"


class NoSeatInMatch(TablecadeError):
    """A seat that a match does not have."""

    code = "no-seat-in-match"


class NoMatches(TablecadeError):
    """A folder without finished matches of the game."""

    code = "no-matches"


class MissingExtra(TablecadeError):
    """Something that the plain install leaves out."""

    code = "missing-extra"


class BadBoard(TablecadeError):
    """A board, tile or track that breaks a rule; the place says where."""

    code = "bad-board"

    def __init__(self, fault: "Fault") -> None:
        super().__init__(place=fault.place, fault=fault.code, rule=fault.rule, **fault.detail)
        self.fault = fault


class Fault(Struct, frozen=True):
    """One thing wrong with a board: `fault-<code>` is its sentence, `place` where it is."""

    code: str
    rule: str
    place: str
    detail: Details = field(default_factory=dict)


class IllegalChoice(TablecadeError):
    """A choice the game refuses."""

    code = "illegal-choice"

    def __init__(self, refusal: Refusal, *, hand: str, action: str) -> None:
        super().__init__(hand=hand, action=action, refusal=refusal.code, rule=refusal.rule)
        self.refusal = refusal


class NotAwaited(TablecadeError):
    """A choice of a hand that owes none now."""

    code = "not-awaited"


class ChoiceMissing(TablecadeError):
    """A hand that owes a choice, and none is there."""

    code = "choice-missing"


class BadMatch(TablecadeError):
    """A match file that is not true, with the line (from 1) and the reason."""

    code = "bad-match"

    def __init__(self, line: int, reason: TablecadeError) -> None:
        super().__init__(line=line)
        self.line = line
        self.reason = reason


class BadLine(TablecadeError):
    """A line that is no JSON, or not of the form the match file has there."""

    code = "bad-line"


class WrongCount(TablecadeError):
    """`n` does not count on."""

    code = "wrong-count"


class WrongDice(TablecadeError):
    """A roll that is not the one the seed gives."""

    code = "wrong-dice"


class WrongCommit(TablecadeError):
    """A seed that is not the one committed to."""

    code = "wrong-commit"


class SeedMissing(TablecadeError):
    """Dice were committed to, and no seed was revealed; or the other way round."""

    code = "seed-missing"


class WrongOutcome(TablecadeError):
    code = "wrong-outcome"


class OutcomeMissing(TablecadeError):
    code = "outcome-missing"


class LineAfterEnd(TablecadeError):
    code = "line-after-end"
