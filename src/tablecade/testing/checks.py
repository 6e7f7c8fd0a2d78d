"""What is checked of a game at every decision of random matches, and what was found.

A check takes a `Subject` and tells it what is wrong; a new one is added to `AT_DECISIONS`, or to
`AFTER_MATCHES` of `parts`.
"""

import re
import sys
from collections.abc import Callable, Hashable, Mapping
from importlib.metadata import EntryPoint
from importlib.util import find_spec
from inspect import unwrap
from pathlib import Path
from random import Random
from traceback import walk_tb
from typing import Any, Literal, NamedTuple, get_type_hints
from warnings import catch_warnings, simplefilter

import msgspec
from msgspec import Struct
from msgspec.structs import fields as struct_fields

from tablecade.core.errors import BadNotation, Refusal
from tablecade.core.game import Step
from tablecade.core.hand import DICE, Hand
from tablecade.core.packages import Games, last_place, told
from tablecade.core.show import Cell, Grid, cell_name, read_choice
from tablecade.core.view import fields_of
from tablecade.lab.research import Research

ILLEGAL = 6
"""Actions tried for each hand that `choices` may not list."""
NONSENSE = "\N{INVERTED QUESTION MARK}?"


class Finding(Struct, frozen=True):
    level: Literal["error", "warning"]
    package: str
    sentence: str
    place: str = ""
    """File and line, where there is one."""

    def __str__(self) -> str:
        place = f" ({self.place})" if self.place else ""
        return f"{self.package}: {self.sentence}{place}"


class Position(NamedTuple):
    """One decision of a random match: the state before it, the choices, and what came of them."""

    seats: int
    seed: int
    n: int
    state: Any
    choices: Mapping[Hand, Any]
    step: Step[Any]

    def __str__(self) -> str:
        return f"{self.seats} seats, seed {self.seed}, decision {self.n}"


class Subject:
    """A game, its parts, and what its matches have shown so far."""

    def __init__(self, games: Games, game: str, entry: EntryPoint | None) -> None:
        self.games, self.id = games, game
        self.package, self.game = games.package(game), games[game]
        self.told_as = game if entry is None else told(entry)
        self.home = None if entry is None else Path(str(sys.modules[entry.module].__file__))
        self.research = games.part(game, "research", Research) or Research()
        self.found: dict[Finding, None] = {}
        self.samples: list[Position] = []
        """The first match at each number of seats."""
        self.written: set[str] = set()
        """All legal choices, as they are written."""
        self.refusals: dict[str, Refusal] = {}
        """One of each code."""
        self.fitting: set[str] = set()
        """Drawn fields with a place for at least one legal choice."""
        self.reasons: set[str] = set()
        """How matches ended."""
        self.adapters: dict[int, Any] = {}
        """By the number of seats."""

    def error(self, sentence: str, at: object = None, *, package: str = "") -> None:
        """`at` is the function that is wrong, or the exception that was raised."""
        finding = Finding("error", package or self.told_as, sentence, self._place(at))
        self.found[finding] = None

    def warn(self, sentence: str, at: object = None) -> None:
        self.found[Finding("warning", self.told_as, sentence, self._place(at))] = None

    def _place(self, at: object) -> str:
        """The line of a function, or the deepest line of the package that an exception passed."""
        if isinstance(at, str):
            return at
        lines: list[tuple[str, int]] = []
        if isinstance(at, BaseException):
            frames = walk_tb(at.__traceback__)
            lines = [(frame.f_code.co_filename, line) for frame, line in frames]
        elif code := getattr(unwrap(at) if callable(at) else None, "__code__", None):
            lines = [(code.co_filename, code.co_firstlineno)]
        return "" if self.home is None else last_place(self.home, lines)


def a(value: object) -> str:
    return f"a {type(value).__name__}"


def check_purity(subject: Subject, position: Position) -> None:
    resolve = subject.game.resolve
    state, choices, step = position.state, position.choices, position.step
    turned = {hand: choices[hand] for hand in reversed([*choices])}
    before = msgspec.json.encode(state)
    if resolve(state, turned) != step:
        wrong = "depends on the order of the choices"
        if resolve(state, choices) != step:
            wrong = "gave two states for the same choices"
        subject.error(f"resolve() {wrong} ({position}).", at=resolve)
    if msgspec.json.encode(state) != before:
        subject.error(f"resolve() changes the state it is given ({position}).", at=resolve)


def check_state(subject: Subject, position: Position) -> None:
    state, setup = position.state, type(subject.game).setup
    kind = get_type_hints(setup)["return"]
    try:
        hash(state)
    except TypeError as problem:
        values = {f.name: getattr(state, f.name) for f in struct_fields(kind)}
        mutable = {name: one for name, one in values.items() if not isinstance(one, Hashable)}
        named = "; ".join(f"{name} is {a(one)}" for name, one in mutable.items())
        subject.error(f"{kind.__name__} is not hashable: {named or problem}.", at=setup)
    try:
        back = msgspec.json.decode(msgspec.json.encode(state), type=kind)
    except (TypeError, msgspec.ValidationError) as problem:
        return subject.error(f"{kind.__name__} does not come back from JSON: {problem}.", at=setup)
    if back != state:
        names = (f.name for f in struct_fields(kind))
        changed = [name for name in names if getattr(back, name) != getattr(state, name)]
        told = f"{kind.__name__} comes back from JSON changed: {', '.join(changed)}."
        subject.error(told, at=setup)
    return None


def check_notation(subject: Subject, position: Position) -> None:
    game = subject.game
    for hand, action in position.choices.items():
        _check_written(subject, action)
        if hand == DICE:
            continue
        legal = game.choices(position.state, hand)
        written = [game.write(one) for one in legal]
        subject.written |= {*written}
        if len(set(written)) < len(set(legal)):
            twice = next(text for text in written if written.count(text) > 1)
            subject.error(f"Two legal choices are written {twice}.", at=game.write)
        for barred, refusal in game.barred(position.state, hand).items():
            subject.refusals.setdefault(refusal.code, refusal)
            if barred in written:
                subject.error(f"barred() has {barred}, which is legal.", at=game.barred)


def _check_written(subject: Subject, action: Any) -> None:
    game = subject.game
    written = game.write(action)
    try:
        back = game.read(written)
    except BadNotation:
        return subject.error(f"read() does not know {written}, which write() wrote.", at=game.read)
    if back != action:
        subject.error(f"read(write({action})) is {back}.", at=game.read)
    try:
        game.read(NONSENSE)
    except BadNotation:
        return None
    except Exception as problem:
        told = f"read({NONSENSE!r}) raises {type(problem).__name__}, not BadNotation."
        return subject.error(told, at=problem)
    return subject.error(f"read() takes {NONSENSE!r} for an action.", at=game.read)


def check_refusals(subject: Subject, position: Position) -> None:
    game = subject.game
    rng = Random(str(position))  # noqa: S311
    known = game.actions() or [game.read(text) for text in sorted(subject.written)]
    for hand in position.choices:
        if hand == DICE:
            continue
        legal = game.choices(position.state, hand)
        for action in rng.sample(known, min(ILLEGAL, len(known))):
            if action in legal:
                continue
            refusal = game.refusal(position.state, hand, action)
            if refusal is None:
                told = f"refusal() accepts {game.write(action)}, which choices() does not list"
                subject.error(f"{told} ({position}).", at=game.refusal)
            else:
                subject.refusals.setdefault(refusal.code, refusal)


def check_views(subject: Subject, position: Position) -> None:
    game, state, views = subject.game, position.state, subject.game.views
    shown = game.show(state)
    _check_typed(subject, "show()", shown, views.state, at=game.show)
    for field in fields_of(views.state):
        values = getattr(shown, field.name, None)
        if field.per_seat and values is not None and len(values) != position.seats:
            told = f"show(): {field.name} has {len(values)} values at a table of {position.seats}."
            subject.error(told, at=game.show)
    for hand in position.choices:
        if hand != DICE:
            for part in game.previews(state, hand):
                for preview in part.shown.values():
                    _check_typed(subject, "preview()", preview, views.preview, at=game.preview)
    for event in position.step.events:
        name = type(event).__name__
        if type(event) in views.events:
            _check_typed(subject, f"The event {name}", event, type(event), at=game.resolve)
        else:
            subject.error(f"The event {name} is not in Views.events.", at=game.resolve)


def check_drawn(subject: Subject, position: Position) -> None:
    """Boards are as large as their Grid says, and choices and previews name cells on them."""
    game, shown = subject.game, subject.game.show(position.state)
    previews = [
        preview
        for hand in position.choices
        if hand != DICE
        for part in game.previews(position.state, hand)
        for preview in part.shown.items()
    ]
    for field in fields_of(game.views.state):
        if field.show is None:
            continue
        named = {written: read_choice(field.show, written) for written, _ in previews}
        subject.fitting |= {field.name for places in named.values() if places}
        if isinstance(field.show, Grid):
            cells = _cells(subject, field.name, getattr(shown, field.name), field.show)
            for written, preview in previews:
                changed = getattr(preview, field.name, None)
                drawn = [*(named[written] or ()), *(changed if isinstance(changed, dict) else ())]
                for cell in {*drawn} - cells:
                    told = f"{field.name}: {written} is about {cell}, which is no cell of the board"
                    subject.error(f"{told} ({position}).", at=game.show)


def _cells(subject: Subject, name: str, board: Any, grid: Grid) -> set[str]:
    """The names of all cells of a board; tells what does not fit the Grid."""
    show = subject.game.show
    if len(board) > grid.rows:
        subject.error(f"{name} has {len(board)} rows, Grid says {grid.rows}.", at=show)
    for number, row in enumerate(board, start=1):
        if len(row) > grid.columns:
            told = f"{name}: row {number} has {len(row)} cells, Grid says {grid.columns} columns."
            subject.error(told, at=show)
    flat = [cell for row in board for cell in row if isinstance(cell, Cell)]
    for part, known in (("piece", grid.pieces), ("ground", grid.grounds)):
        for value in {getattr(cell, part) for cell in flat} - {None, "none", *known}:
            subject.error(f"{name}: the {part} {value} is not in Grid.{part}s.", at=show)
    return {
        cell_name(row, column, grid, rows=len(board))
        for row, cells in enumerate(board)
        for column in range(len(cells))
    }


def _check_typed(subject: Subject, name: str, value: Any, kind: type[Struct], *, at: Any) -> None:
    if type(value) is not kind:
        return subject.error(f"{name} gives {a(value)}, Views say {kind.__name__}.", at=at)
    try:
        msgspec.json.decode(msgspec.json.encode(value), type=kind)
    except (TypeError, msgspec.ValidationError) as problem:
        found = re.fullmatch(r"Expected `(.+)`, got `(.+)` - at `\$\.(.+)`", str(problem))
        wrong = f"{found[3]} is {found[2]}, {kind.__name__} says {found[1]}" if found else problem
        subject.error(f"{name}: {wrong}.", at=at)
    return None


def check_numbers(subject: Subject, position: Position) -> None:
    """Actions and observations as numbers, for learning."""
    game, state, seats = subject.game, position.state, position.seats
    listed = game.actions()
    if not listed and subject.research.adapter is None:
        return None
    if subject.research.kernel is not None and find_spec("numba") is None:
        told = "Its kernel, environment and compiled bots are not checked without the extra “lab”."
        return subject.warn(told)
    if seats not in subject.adapters:
        from tablecade.lab.adapters.adapter import GenericAdapter  # it loads NumPy

        with catch_warnings(record=True) as left_out:
            simplefilter("always")
            subject.adapters[seats] = (subject.research.adapter or GenericAdapter)(game, seats)
        for warning in left_out:
            subject.warn(str(warning.message), at=game.show)
    adapter = subject.adapters[seats]
    for hand, action in position.choices.items():
        if hand == DICE:
            continue
        if listed and action not in listed:
            told = f"actions() does not list {game.write(action)}, which was legal."
            subject.error(told, at=game.actions)
            continue
        code = adapter.encode(state, action)
        if adapter.decode(state, code) != action:
            told = f"The adapter decodes {code} to another action than it encodes."
            subject.error(told, at=type(adapter).decode)
    return None


AT_DECISIONS: tuple[Callable[[Subject, Position], None], ...] = (
    check_purity,
    check_state,
    check_notation,
    check_refusals,
    check_views,
    check_drawn,
    check_numbers,
)
