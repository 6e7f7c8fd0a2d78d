"""What is checked of a game at every decision of random matches, and once after them (bots, coach,
research, words); and what was found.

A check takes a `Subject` and tells it what is wrong; a new one is added to `AT_DECISIONS` or to
`AFTER_MATCHES`.
"""

import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib.metadata import EntryPoint, entry_points
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from inspect import unwrap
from pathlib import Path
from random import Random
from statistics import fmean, variance
from traceback import walk_tb
from typing import Any, Literal, NamedTuple, get_type_hints
from warnings import catch_warnings, simplefilter

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message
from msgspec import Struct
from msgspec.structs import fields as struct_fields

from tablecade.bots.bot import Bot, BotEntry
from tablecade.bots.random_bot import RandomBot
from tablecade.bots.registry import GROUP
from tablecade.coach import Advice, Coach
from tablecade.core.errors import BadNotation, Refusal, told_of
from tablecade.core.game import Step
from tablecade.core.hand import DICE, Hand
from tablecade.core.packages import Games, told
from tablecade.core.record import hands_by_seat
from tablecade.core.show import Cell, Grid, cell_name, read_choice
from tablecade.core.view import ViewField, fields_of
from tablecade.lab.research import Research
from tablecade.lab.simulation import play_match
from tablecade.locales import FALLBACK, LANGUAGES, belongs

ILLEGAL = 6
"""Actions tried for each hand that `choices` may not list."""
NONSENSE = "\N{INVERTED QUESTION MARK}?"
SAMPLES = 8
"""Positions that each bot and the coach are asked about."""
KERNEL_MATCHES = 40
UNLIKELY = 6
"""Standard errors between two means of the same."""

Words = Mapping[str, tuple[str, frozenset[str]]]
"""Sentences by key: the place of each, and the values it uses."""


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
            frames = reversed([*walk_tb(at.__traceback__)])
            lines = [(frame.f_code.co_filename, line) for frame, line in frames]
        elif code := getattr(unwrap(at) if callable(at) else None, "__code__", None):
            lines = [(code.co_filename, code.co_firstlineno)]
        if self.home is None:
            return ""
        folder = self.home.parent
        for name, line in lines:
            file = Path(name)
            inside = self.home.stem == "__init__" and file.is_relative_to(folder)
            if file == self.home or inside:
                return f"{file.relative_to(folder.parent).as_posix()}:{line}"
        return ""


def a(value: object) -> str:
    return f"a {type(value).__name__}"


def check_purity(subject: Subject, position: Position) -> None:
    resolve = subject.game.resolve
    state, choices, step = position.state, position.choices, position.step
    turned = {hand: choices[hand] for hand in reversed([*choices])}
    before = msgspec.json.encode(state)
    if resolve(state, turned) != step:
        again = resolve(state, choices) == step
        wrong = (
            "depends on the order of the choices"
            if again
            else "gave two states for the same choices"
        )
        subject.error(f"resolve() {wrong} ({position}).", at=resolve)
    if msgspec.json.encode(state) != before:
        subject.error(f"resolve() changes the state it is given ({position}).", at=resolve)


def check_state(subject: Subject, position: Position) -> None:
    state, setup = position.state, type(subject.game).setup
    kind = get_type_hints(setup)["return"]
    try:
        hash(state)
    except TypeError as problem:
        mutable = (f for f in struct_fields(kind) if not _hashable(getattr(state, f.name)))
        named = "; ".join(f"{f.name} is {a(getattr(state, f.name))}" for f in mutable)
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


def _hashable(value: Any) -> bool:
    try:
        hash(value)
    except TypeError:
        return False
    return True


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
            for preview in game.previews(state, hand).values():
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
        for preview in game.previews(position.state, hand).items()
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
        return
    if seats not in subject.adapters:
        from tablecade.lab.adapters.generic import GenericAdapter  # it loads NumPy

        with catch_warnings():
            simplefilter("ignore")  # `check_observation` tells what is left out
            subject.adapters[seats] = (subject.research.adapter or GenericAdapter)(game, seats)
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


AT_DECISIONS: tuple[Callable[[Subject, Position], None], ...] = (
    check_purity,
    check_state,
    check_notation,
    check_refusals,
    check_views,
    check_drawn,
    check_numbers,
)


def check_parts(subject: Subject) -> None:
    """Load what is not loaded yet; the registry notes what is broken."""
    subject.games.part(subject.id, "terminal", object)
    subject.games.folder(subject.id, "web")


def check_refused(subject: Subject) -> None:
    usual = f"{subject.id}-not-legal"
    for code, refusal in subject.refusals.items():
        if not refusal.rule and code != usual:
            subject.warn(f"The refusal {code} has no rule number.", at=subject.game.refusal)


def check_bots(subject: Subject) -> None:
    for package, name, bot in _bots(subject):
        if not isinstance(bot, BotEntry) and not callable(bot):
            subject.error(f"The bot {name} is {a(bot)}, not a class.", package=package)
            continue
        entry = bot if isinstance(bot, BotEntry) else BotEntry(bot)
        if entry.compiled and find_spec("numba") is None:
            continue
        try:
            made = entry.make(subject.game, Random(1))  # noqa: S311 - no secret
            for position in _spread(subject.samples):
                if not _plays(subject, made, f"The bot {name} of {package}", position):
                    break
        except Exception as problem:
            wrong = f"The bot {name} of {package} raised {told_of(problem)}."
            subject.error(wrong, at=problem, package=package)


def _bots(subject: Subject) -> Iterator[tuple[str, str, Any]]:
    """The package's own, then those that others bring for the game."""
    own = subject.games.part(subject.id, "bots", Mapping)  # type: ignore[type-abstract]
    for name, bot in (own or {}).items():
        yield subject.told_as, name, bot
    for entry in entry_points(group=GROUP, name=subject.id):
        try:
            found = entry.load().items()
        except Exception as problem:
            wrong = f"The bots of {subject.id} are left out: {told_of(problem)}."
            subject.error(wrong, at=problem, package=told(entry))
        else:
            yield from ((told(entry), name, bot) for name, bot in found)


def _plays(subject: Subject, bot: Bot, named: str, position: Position) -> bool:
    """Whether a bot plays legally in a position; the first choice that is not is told."""
    game, state = subject.game, position.state
    for hands in hands_by_seat(game, state).values():
        answer = bot.choose(state, hands)
        for hand in hands:
            chosen = answer.get(hand)
            if chosen not in game.choices(state, hand):
                what = "nothing" if chosen is None else game.write(chosen)
                subject.error(f"{named} chose {what}, which is not legal ({position}).")
                return False
    return True


def check_coach(subject: Subject) -> None:
    coach = subject.games.part(subject.id, "coach", Coach)
    if coach is None or coach.advise is None:
        return None
    for position in _spread(subject.samples):
        for hand in [hand for hand in position.choices if hand != DICE][:1]:
            try:
                advice = coach.advise(subject.game, position.state, hand)
            except Exception as problem:
                wrong = f"The coach of {subject.id} raised {told_of(problem)} ({position})."
                return subject.error(wrong, at=problem)
            if not isinstance(advice, Advice):
                return subject.error(f"The coach gives {a(advice)}, not an Advice.")
    return None


def _spread(positions: Sequence[Position]) -> Iterable[Position]:
    """Some positions in which players choose, evenly from the first match to the last."""
    asked = [p for p in positions if any(hand != DICE for hand in p.choices)]
    return asked[:: max(1, len(asked) // SAMPLES)][:SAMPLES]


def check_observation(subject: Subject) -> None:
    if subject.research.adapter is None and subject.game.actions():
        from tablecade.lab.adapters import generic  # it loads NumPy

        left_out = getattr(generic, "left_out", None)
        for text in left_out(subject.game) if left_out else ():
            subject.warn(f"The observation leaves out {text}.", at=subject.game.show)


def check_kernel(subject: Subject) -> None:
    """Random matches of the kernel are as long as those of the rules, and end alike."""
    kernel, game = subject.research.kernel, subject.game
    if kernel is None or find_spec("numba") is None:
        return
    seats = game.meta.fewest_seats
    options = game.settle({}, seats=seats, draw=Random(1).randrange)  # noqa: S311
    names = ("random",) * seats
    played = kernel.play(game.setup(options, seats), names, (1, 0, 10 * KERNEL_MATCHES))
    by_kernel = {"decisions": [*map(float, played.decisions)]}
    matches = []
    for index in range(KERNEL_MATCHES):
        bots = [RandomBot(game, Random(f"{index}/{seat}")) for seat in range(seats)]  # noqa: S311
        matches.append(play_match(game, bots, names, options=options, seed=1, index=index))
    by_rules = {"decisions": [float(len(match.decisions)) for match in matches]}
    outcomes = [match.outcome for match in matches if match.outcome]
    for seat in range(seats):
        by_kernel[f"wins of seat {seat}"] = [*map(float, played.wins[:, seat])]
        by_rules[f"wins of seat {seat}"] = [float(seat in one.winners) for one in outcomes]
        if played.scores is not None:
            by_kernel[f"points of seat {seat}"] = [*map(float, played.scores[:, seat])]
            scores = [one.scores[seat] for one in outcomes if one.scores is not None]
            by_rules[f"points of seat {seat}"] = [*map(float, scores)]
    for what, numbers in by_kernel.items():
        both = (numbers, by_rules[what])
        error = sum(variance(one) / len(one) for one in both) ** 0.5
        if abs(fmean(both[0]) - fmean(both[1])) > UNLIKELY * error:
            told = f"those of the rules {fmean(both[1]):.1f}."
            subject.error(f"Random matches of the kernel have {fmean(both[0]):.1f} {what}, {told}")


def check_words(subject: Subject) -> None:
    """Every sentence that a client asks for is there, and uses only values that there are."""
    folder = subject.games.folder(subject.id, "locales")
    if subject.package.locales is None:
        subject.warn("The package has no sentences: names are shown as they are in the code.")
    if folder is None:
        return
    for language in LANGUAGES:
        if language != FALLBACK and not (folder / language).is_dir():
            continue
        words = _words(subject, folder, language)
        for key, values in _wanted(subject).items():
            if key not in words and language == FALLBACK:
                subject.error(f"{language} has no sentence {key}.", at=folder.name)
            elif key not in words:
                subject.warn(f"{language} has no sentence {key}; English is shown.", at=folder.name)
            else:
                place, used = words[key]
                for name in sorted(used - values):
                    there = ", ".join(sorted(values)) or "no values"
                    subject.error(f"{language}: {key} uses ${name}; there is {there}.", at=place)


def _wanted(subject: Subject) -> dict[str, frozenset[str]]:
    """Keys, each with the values that fill it. Our own games have screens of their own, which ask
    for other keys.
    """
    game, views = subject.id, subject.game.views
    wanted: dict[str, frozenset[str]] = {f"game-{game}": frozenset()}
    wanted[f"about-{game}"] = frozenset()
    if subject.games.is_own(game):
        return wanted
    for code, refusal in subject.refusals.items():
        wanted[f"refusal-{code}"] = frozenset(refusal.detail)
    for reason in subject.reasons:
        wanted[f"reason-{game}-{reason}"] = frozenset()
    for event in views.events:
        kind = event.__struct_config__.tag
        wanted[f"event-{game}-{kind}"] = frozenset(field.name for field in fields_of(event))
    state = fields_of(views.state)
    drawn = {field.name for field in state if field.show is not None}
    previewed = [field for field in fields_of(views.preview) if field.name not in drawn]
    for name in _labels((*state, *previewed)):
        wanted[f"{game}-field-{name}"] = frozenset()
    for option in subject.game.meta.options:
        wanted[f"{game}-option-{option.name}"] = frozenset()
    return wanted


def _labels(fields: Iterable[ViewField]) -> Iterator[str]:
    """The names of fields, and of those inside them; a field that is drawn hides its own."""
    for field in fields:
        if field.name:
            yield field.name
        if field.show is None:
            yield from _labels(field.of)


def _words(subject: Subject, folder: Traversable, language: str) -> Words:
    words: dict[str, tuple[str, frozenset[str]]] = {}
    files = (folder / language).iterdir() if (folder / language).is_dir() else ()
    for file in (file for file in files if file.name.endswith(".ftl")):
        text = file.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            start, end = (entry.span.start, entry.span.end) if entry.span else (0, 0)
            line = text.count("\n", 0, start) + 1
            place = f"{folder.name}/{language}/{file.name}:{line}"
            if isinstance(entry, Junk):
                subject.error(f"{language}: this is no sentence of Fluent.", at=place)
            elif isinstance(entry, Message):
                key = entry.id.name
                used = re.findall(r"\$([A-Za-z][\w-]*)", text[start:end])
                words[key] = (place, frozenset(used))
                if not subject.games.is_own(subject.id) and not belongs(key, subject.id):
                    subject.error(f"The key {key} does not name {subject.id}.", at=place)
    return words


def check_drawn_choices(subject: Subject) -> None:
    for field in fields_of(subject.game.views.state):
        choice = "" if field.show is None else field.show.choice
        if choice and field.name not in subject.fitting:
            told = f"{field.name}: no legal choice of all matches fits {choice}."
            subject.error(told, at=subject.game.show)


def check_web(subject: Subject) -> None:
    from tablecade.server.package_views import read_folder

    folder = subject.games.folder(subject.id, "web")
    if folder is not None:
        try:
            read_folder(folder)
        except ValueError as problem:
            subject.error(f"The view of {subject.id} is left out: {problem}.", at=folder.name)


AFTER_MATCHES: tuple[Callable[[Subject], None], ...] = (
    check_parts,
    check_drawn_choices,
    check_web,
    check_refused,
    check_bots,
    check_coach,
    check_observation,
    check_kernel,
    check_words,
)
