"""The match: a header and the list of resolved choices. All else is computed from it.

A match file is JSON Lines, one line a decision; docs/match-format.md describes it.
"""

import json
import re
from typing import Any, Final, Literal, TypeVar
from unicodedata import category

import msgspec
from msgspec import UNSET, Struct, UnsetType, field
from wcwidth import iter_graphemes

from tablecade.core.dice import NONCE_BYTES, SEED_BYTES, read_hex
from tablecade.core.errors import BadLine, BadMatch, Details, TablecadeError, form_problem
from tablecade.core.game import Outcome

T = TypeVar("T")

FORMAT = 1

ByHand = Literal["by-hand"]
BY_HAND: Final[ByHand] = "by-hand"
"""`header.dice` of a match whose dice people rolled themselves."""
PERSON = "human"
"""`by` of a choice whose seat had a bot when the match began, and has a person now."""

LONGEST_NAME = 24
JOINERS = re.compile("(?<=\\S)[\u200d\U000e0020-\U000e007f]")
"""Invisible parts of emoji: joined pictures, flags of regions."""
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that show nothing."""
MOST_MARKS = 4
"""On one letter. More of them pile up over the lines above."""


def is_name(name: str) -> bool:
    """Whether a seat can have this name: something to see, and nothing that hides others.
    Characters are counted as people see them: a family of four joined into one emoji is one.
    """
    signs = [*iter_graphemes(name[: 100 * LONGEST_NAME])]
    return (
        len(signs) <= LONGEST_NAME
        and JOINERS.sub("", name).isprintable()
        and any(category(one)[0] in "LNPS" and one not in BLANKS for one in name)
        and all(sum(category(one)[0] == "M" for one in sign) <= MOST_MARKS for sign in signs)
    )


def bot_seat(bot: str, number: int) -> str:
    """The name of a bot's seat. A command or a module may be too long for one."""
    longest = LONGEST_NAME - len(f" {number}")
    return f"{bot if len(bot) <= longest else bot[: longest - 1] + '…'} {number}"


class Commitment(Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody knows of the dice before they roll."""

    commit: str
    nonces: tuple[str, ...]


class Reveal(Struct, frozen=True, forbid_unknown_fields=True):
    """What makes the dice checkable, once the match is over."""

    seed: str


class Player(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who sat there: `{"kind": "human"}`, or a bot by name and version."""

    kind: str | UnsetType = UNSET
    bot: str | UnsetType = UNSET
    version: str | UnsetType = UNSET


class Header(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The first line: all that set-up needs, nothing left to a default."""

    match: int
    game: str
    options: dict[str, Any]
    seats: tuple[str, ...]
    dice: Commitment | ByHand | UnsetType = UNSET
    players: tuple[Player, ...] | UnsetType = UNSET
    tablecade: str | UnsetType = UNSET
    date: str | UnsetType = UNSET

    @property
    def commitment(self) -> Commitment | None:
        """What fair dice were committed to; None for others."""
        return self.dice if isinstance(self.dice, Commitment) else None

    @property
    def rolled_by_hand(self) -> bool:
        return self.dice == BY_HAND


class Decision(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The choices of all awaited hands, forced ones too. `by` says who chose in a hand's place."""

    n: int
    choices: dict[str, str]
    by: dict[str, str] | UnsetType = UNSET


class Stopped(Struct, frozen=True, forbid_unknown_fields=True):
    """Who ended a match before its end: the host, on this seat or without one."""

    by: int | Literal["host"]


class Closing(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The last line of a match that is over: how it ended, or that it was stopped."""

    outcome: Outcome | UnsetType = UNSET
    stopped: Stopped | UnsetType = UNSET
    dice: Reveal | UnsetType = UNSET


class Match(Struct, frozen=True):
    header: Header
    decisions: tuple[Decision, ...] = field(default=())
    closing: Closing | None = None

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None for a match that is not over, or was stopped."""
        return (self.closing and self.closing.outcome) or None

    @property
    def stopped(self) -> Stopped | None:
        return (self.closing and self.closing.stopped) or None

    def write(self) -> str:
        """The match file."""
        lines: list[Struct] = [self.header, *self.decisions]
        if self.closing is not None:
            lines.append(self.closing)
        return "".join(f"{msgspec.json.encode(line).decode()}\n" for line in lines)


def read_match(content: bytes) -> Match:
    """A match from the bytes of its file. Raises BadMatch; says nothing yet of the rules."""
    lines = content.split(b"\n")
    if lines[-1] == b"":
        lines.pop()
    header = _convert(1, _read_line(1, lines[0] if lines else b""), Header)
    if (problem := _header_problem(header)) is not None:
        raise BadMatch(1, problem)
    decisions: list[Decision] = []
    for number, line in enumerate(lines[1:], start=2):
        value = _read_line(number, line)
        if isinstance(value, dict) and not value.keys().isdisjoint(("outcome", "stopped")):
            closing = _convert(number, value, Closing)
            if (problem := _closing_problem(closing, len(header.seats))) is not None:
                raise BadMatch(number, problem)
            if number < len(lines):
                raise BadMatch(number + 1, TablecadeError("line-after-end"))
            return Match(header, tuple(decisions), closing)
        decision = _convert(number, value, Decision)
        if "dice" in (decision.by or ()) and not header.rolled_by_hand:
            raise BadMatch(number, BadLine(problem="by-dice"))
        if others := {*(decision.by or ())} - {*decision.choices}:
            raise BadMatch(number, BadLine(problem="by", hand=min(others)))
        if decision.n != len(decisions):
            count = TablecadeError("wrong-count", n=decision.n, expected=len(decisions))
            raise BadMatch(number, count)
        decisions.append(decision)
    return Match(header, tuple(decisions))


def _header_problem(header: Header) -> BadLine | None:
    seats, dice = len(header.seats), header.commitment
    if header.match != FORMAT:
        return BadLine(problem="format", found=header.match, known=FORMAT)
    if not all(map(is_name, header.seats)):
        return BadLine(problem="name", longest=LONGEST_NAME)
    if header.players is not UNSET and len(header.players) != seats:
        return BadLine(problem="count", field="players", count=len(header.players), seats=seats)
    if dice is not None and read_hex(dice.commit, size=SEED_BYTES) is None:
        return BadLine(problem="hex", field="dice.commit", bytes=SEED_BYTES)
    nonces = () if dice is None else dice.nonces
    if dice is not None and len(nonces) != seats:
        return BadLine(problem="count", field="dice.nonces", count=len(nonces), seats=seats)
    wrong = any(read_hex(nonce, size=NONCE_BYTES) is None for nonce in nonces)
    return BadLine(problem="hex", field="dice.nonces", bytes=NONCE_BYTES) if wrong else None


def _closing_problem(closing: Closing, seats: int) -> BadLine | None:
    stopped = closing.stopped
    if (closing.outcome is UNSET) == (stopped is UNSET):
        return BadLine(problem="two-ends")
    if stopped is not UNSET and stopped.by not in ("host", *range(seats)):
        return BadLine(problem="stopper", by=stopped.by, last=seats - 1)
    if closing.dice is not UNSET and read_hex(closing.dice.seed, size=SEED_BYTES) is None:
        return BadLine(problem="hex", field="dice.seed", bytes=SEED_BYTES)
    return None


def _read_line(number: int, line: bytes) -> object:
    try:
        return read_json(line)
    except ValueError as problem:
        raise BadMatch(number, BadLine(**json_problem(problem))) from None


def _convert(number: int, value: object, kind: type[T]) -> T:
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as problem:
        raise BadMatch(number, BadLine(**form_problem(problem))) from None


def json_problem(problem: ValueError) -> Details:
    """What is wrong with JSON that `read_json` refused, for a WithProblem."""
    if isinstance(problem, json.JSONDecodeError):
        return {"problem": "json", "character": problem.pos + 1}
    return {"problem": "strict"}


def read_json(content: bytes) -> object:
    """Parse JSON strictly: no duplicate key, no NaN, whole characters, limited nesting.

    Raises ValueError.
    """

    def each_key_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
        value = dict(pairs)
        if len(value) < len(pairs):
            raise ValueError("a key stands twice in one object")
        return value

    def no_constant(name: str) -> object:
        raise ValueError(f"{name} is no number")

    try:
        value = json.loads(
            content.decode("utf-8"), object_pairs_hook=each_key_once, parse_constant=no_constant
        )
        msgspec.json.encode(value)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    except UnicodeEncodeError:
        raise ValueError("half a surrogate pair is no character") from None
    return value
