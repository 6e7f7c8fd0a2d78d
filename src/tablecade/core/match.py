"""The match: a header and the list of resolved choices. All else is computed from it.

A match file is JSON Lines, one line a decision; docs/match-format.md describes it.
"""

import json
import re
from typing import Any, Final, Literal, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType, field

from tablecade.core.dice import NONCE_BYTES, SEED_BYTES, read_hex
from tablecade.core.errors import BadLine, BadMatch, LineAfterEnd, WrongCount
from tablecade.core.game import Outcome

T = TypeVar("T")

FORMAT = 1

ByHand = Literal["by-hand"]
BY_HAND: Final[ByHand] = "by-hand"
"""`header.dice` of a match whose dice people rolled themselves."""
PERSON = "human"
"""`by` of a choice whose seat had a bot when the match began, and has a person now."""


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


class Closing(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The last line of a finished match."""

    outcome: Outcome
    dice: Reveal | UnsetType = UNSET


class Match(Struct, frozen=True):
    header: Header
    decisions: tuple[Decision, ...] = field(default=())
    closing: Closing | None = None

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None for a match that is not over."""
        return None if self.closing is None else self.closing.outcome

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
    header = _read_line(1, lines[0] if lines else b"", Header)
    _check_header(header)
    decisions: list[Decision] = []
    for number, line in enumerate(lines[1:], start=2):
        read = _read_decision_or_closing(number, line)
        if isinstance(read, Closing):
            if number < len(lines):
                raise BadMatch(number + 1, LineAfterEnd())
            return Match(header, tuple(decisions), read)
        if read.n != len(decisions):
            raise BadMatch(number, WrongCount(n=read.n, expected=len(decisions)))
        decisions.append(read)
    return Match(header, tuple(decisions))


def _read_decision_or_closing(number: int, line: bytes) -> Decision | Closing:
    value = _read_json(number, line)
    if isinstance(value, dict) and "outcome" in value:
        closing = _convert(number, value, Closing)
        if closing.dice is not UNSET and read_hex(closing.dice.seed, size=SEED_BYTES) is None:
            raise BadMatch(number, BadLine(problem="hex", field="dice.seed", bytes=SEED_BYTES))
        return closing
    decision = _convert(number, value, Decision)
    for hand in decision.by or ():
        if hand not in decision.choices:
            raise BadMatch(number, BadLine(problem="by", hand=hand))
    return decision


def _check_header(header: Header) -> None:
    problem, seats = None, len(header.seats)
    if header.match != FORMAT:
        problem = BadLine(problem="format", found=header.match, known=FORMAT)
    elif header.players is not UNSET and len(header.players) != seats:
        problem = BadLine(problem="count", field="players", count=len(header.players), seats=seats)
    elif header.commitment is not None:
        problem = _commitment_problem(header.commitment, seats=seats)
    if problem is not None:
        raise BadMatch(1, problem)


def _commitment_problem(dice: Commitment, *, seats: int) -> BadLine | None:
    if read_hex(dice.commit, size=SEED_BYTES) is None:
        return BadLine(problem="hex", field="dice.commit", bytes=SEED_BYTES)
    if len(dice.nonces) != seats:
        return BadLine(problem="count", field="dice.nonces", count=len(dice.nonces), seats=seats)
    if any(read_hex(nonce, size=NONCE_BYTES) is None for nonce in dice.nonces):
        return BadLine(problem="hex", field="dice.nonces", bytes=NONCE_BYTES)
    return None


def _read_line(number: int, line: bytes, kind: type[T]) -> T:
    return _convert(number, _read_json(number, line), kind)


def _read_json(number: int, line: bytes) -> object:
    try:
        return read_json(line)
    except json.JSONDecodeError as problem:
        raise BadMatch(number, BadLine(problem="json", character=problem.colno)) from None
    except ValueError:
        raise BadMatch(number, BadLine(problem="strict")) from None


def _convert(number: int, value: object, kind: type[T]) -> T:
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as problem:
        raise BadMatch(number, _form_problem(str(problem))) from None


def _form_problem(told: str) -> BadLine:
    """What msgspec says, such as "Expected `int`, got `str` - at `$.n`", in parts."""
    told, _, place = told.partition(" - at ")
    place = place.strip("`").removeprefix("$").removeprefix(".")
    if found := re.fullmatch("Object (missing|contains unknown).* field `(.*)`", told):
        field = f"{place}.{found[2]}" if place else found[2]
        return BadLine(problem=found[1].removeprefix("contains "), field=field)
    if found := re.fullmatch("Expected (.*), got (.*)", told):
        return BadLine(problem="type", field=place or "{…}", wanted=found[1], found=found[2])
    return BadLine(problem=told)


def read_json(content: bytes) -> object:
    """Parse JSON strictly: no duplicate key, no NaN, whole characters, limited nesting.

    Raises ValueError.
    """
    try:
        value = json.loads(
            content.decode("utf-8"),
            object_pairs_hook=_each_key_once,
            parse_constant=_no_constant,
        )
        msgspec.json.encode(value)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    except UnicodeEncodeError:
        raise ValueError("half a surrogate pair is no character") from None
    return value


def _each_key_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    value = dict(pairs)
    if len(value) < len(pairs):
        raise ValueError("a key stands twice in one object")
    return value


def _no_constant(name: str) -> object:
    raise ValueError(f"{name} is no number")
