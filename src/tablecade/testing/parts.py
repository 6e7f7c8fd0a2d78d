"""What is checked of a game once, after its matches: its bots, coach, kernel, words and view."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib.metadata import entry_points
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from random import Random
from statistics import fmean, variance
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from tablecade.bots import GROUP, Bot, BotEntry
from tablecade.bots.bot import RandomBot
from tablecade.coach import Advice, Coach
from tablecade.core.errors import told_of
from tablecade.core.hand import DICE
from tablecade.core.packages import told
from tablecade.core.record import hands_by_seat
from tablecade.core.view import ViewField, fields_of
from tablecade.lab.simulation import play_match
from tablecade.locales import FALLBACK, LANGUAGES, belongs
from tablecade.testing.checks import Position, Subject, a

SAMPLES = 8
"""Positions that each bot and the coach are asked about."""
KERNEL_MATCHES = 40
UNLIKELY = 6
"""Standard errors between two means of the same."""

Words = Mapping[str, tuple[str, frozenset[str]]]
"""Sentences by key: the place of each, and the values it uses."""


def check_terminal(subject: Subject) -> None:
    """No check reads it: the registry notes what is broken when it is loaded."""
    subject.games.part(subject.id, "terminal", object)


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
    from tablecade.server.assets import read_folder

    folder = subject.games.folder(subject.id, "web")
    if folder is not None:
        try:
            read_folder(folder)
        except ValueError as problem:
            subject.error(f"The view of {subject.id} is left out: {problem}.", at=folder.name)


AFTER_MATCHES: tuple[Callable[[Subject], None], ...] = (
    check_terminal,
    check_drawn_choices,
    check_web,
    check_bots,
    check_coach,
    check_kernel,
    check_words,
)
