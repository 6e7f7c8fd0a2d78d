"""Plays random matches of a game and gathers what the checks find."""

from collections.abc import Iterator
from contextlib import suppress
from importlib.metadata import EntryPoint, entry_points
from random import Random
from typing import Any

from tablecade import __version__
from tablecade.core.dice import NONCE_BYTES, SEED_BYTES, FairDice
from tablecade.core.errors import BadMatch, IllegalChoice, UnknownGame, told_of
from tablecade.core.game import Game
from tablecade.core.hand import DICE, Hand, hand_name
from tablecade.core.match import Match, Player, read_match
from tablecade.core.packages import GAMES, GamePackage, Games
from tablecade.core.record import Record, fair_header
from tablecade.core.replay import verify
from tablecade.testing.checks import AT_DECISIONS, Finding, Position, Subject
from tablecade.testing.parts import AFTER_MATCHES

MATCHES = 50
"""At each number of seats."""
LONGEST = 10_000
"""Decisions of a match."""


class Broken(Exception):
    """A match that can't go on; the text is a sentence."""


def check_game(package: GamePackage, *, matches: int = MATCHES) -> list[Finding]:
    """What is wrong with a game; empty where nothing is."""
    games = Games(GAMES.group)
    for entry in entry_points(group=games.group):
        found = None
        with suppress(Exception):  # in a package of somebody else
            found = entry.load()
        if found is package:
            return _check(games, entry.name, entry, matches)
    parts = (getattr(package, field) for field in package.__struct_fields__)
    if any(isinstance(part, str) for part in parts):
        told = f"No entry point of {games.group} names this package: install it first."
        return [Finding("error", str(package.rules), told)]
    try:
        games.add(package)
    except (TypeError, ValueError) as problem:
        return [Finding("error", str(package.rules), f"{problem}.")]
    return _check(games, next(g for g in games if games.package(g) is package), None, matches)


def check_installed(game: str, *, matches: int = MATCHES) -> list[Finding]:
    """The same for a game by its id. Raises UnknownGame."""
    games = Games(GAMES.group)
    entry = next((e for e in entry_points(group=games.group) if e.name == game), None)
    if entry is None:
        raise UnknownGame(game=game, known=", ".join(games))
    return _check(games, game, entry, matches)


def _check(games: Games, game: str, entry: EntryPoint | None, matches: int) -> list[Finding]:
    found: list[Finding] = []
    if game in games:
        subject = Subject(games, game, entry)
        meta = subject.game.meta
        for seats in range(meta.fewest_seats, meta.most_seats + 1):
            _play(subject, seats, matches)
        for check in AFTER_MATCHES:
            try:
                check(subject)
            except Exception as problem:
                subject.error(f"{told_of(problem)}.", at=problem)
        found = [*subject.found]
    for noted in games.problems:
        if noted.game == game:
            verb = "is" if noted.part in ("coach", "terminal", "research", "web") else "are"
            told = f"The {noted.part} of {game} {verb} left out: {noted.problem}."
            found.append(Finding("error", noted.package, told, noted.place))
    return sorted(found, key=lambda finding: finding.level)


def _play(subject: Subject, seats: int, matches: int) -> None:
    """Play matches until one can't go on. A check is not asked again once it found an error."""
    checks = [*AT_DECISIONS]
    for seed in range(matches):
        at = f"{seats} seats, seed {seed}"
        try:
            for position in _random_match(subject, seats, seed):
                at = str(position)
                for check in tuple(checks):
                    before = len(subject.found)
                    check(subject, position)
                    errors = [*subject.found][before:]
                    if any(finding.level == "error" for finding in errors):
                        checks.remove(check)
                if seed == 0:
                    subject.samples.append(position)
        except Broken as problem:
            return subject.error(f"{problem} ({at}).")
        except IllegalChoice as problem:
            action = problem.detail["action"]
            told = f"refusal() refuses {action}, which choices() lists ({at})."
            return subject.error(told, at=type(subject.game).refusal)
        except Exception as problem:
            return subject.error(f"{told_of(problem)} (after {at}).", at=problem)
    return None


def _random_match(subject: Subject, seats: int, seed: int) -> Iterator[Position]:
    game, rng = subject.game, Random(f"{seats}/{seed}")  # noqa: S311 - no secret
    dice = FairDice(
        rng.randbytes(SEED_BYTES), tuple(rng.randbytes(NONCE_BYTES) for _ in range(seats))
    )
    valued = [option for option in game.meta.options if not option.seat and option.values and seed]
    asked = {o.name: rng.choice(o.values) for o in valued if rng.random() < 0.5}
    header = fair_header(
        game,
        game.settle(asked, seats=seats, draw=rng.randrange),
        tuple(f"{seat}" for seat in range(seats)),
        dice=dice,
        players=(Player(bot="random"),) * seats,
        version=__version__,
    )
    record = Record(game, header, dice=dice)
    while game.outcome(record.state) is None:
        state, n = record.state, record.n
        if n >= LONGEST:
            raise Broken(f"The match is not over after {LONGEST:,} decisions")
        choices = _choices(subject, state, rng, seats)
        if DICE in game.awaited(state):
            choices[DICE] = record.deal()
        yield Position(seats, seed, n, state, choices, record.decide(choices))
    _check_end(subject, record.match(), record.state)


def _choices(subject: Subject, state: Any, rng: Random, seats: int) -> dict[Hand, Any]:
    game, chosen = subject.game, {}
    awaited = game.awaited(state)
    if not awaited:
        raise Broken("Nobody is awaited, but outcome() is None")
    if [*awaited] != sorted(set(awaited)):
        raise Broken(f"awaited() gives the hands {awaited}, not ascending")
    for hand in awaited:
        if hand == DICE and type(game).deal is not Game.deal:
            continue
        if hand not in (DICE, *game.hands(seats=seats)):
            raise Broken(f"awaited() names hand {hand}, which hands() does not")
        if hand != DICE and game.holder(state, hand) not in range(seats):
            raise Broken(f"holder() names seat {game.holder(state, hand)} at a table of {seats}")
        legal = game.choices(state, hand)
        if not legal:
            raise Broken(f"choices() is empty for hand {hand_name(hand)}, which is awaited")
        if hand != DICE:
            chosen[hand] = rng.choice(legal)
    return chosen


def _check_end(subject: Subject, match: Match, state: Any) -> None:
    game, outcome, seats = subject.game, match.outcome, len(match.header.seats)
    if outcome is None:
        return
    subject.reasons.add(outcome.reason)
    if awaited := game.awaited(state):
        raise Broken(f"outcome() says that it is over, but hand {awaited[0]} is awaited")
    for seat in outcome.winners:
        if seat not in range(seats):
            raise Broken(f"winners names seat {seat} at a table of {seats}")
    if outcome.scores is not None and len(outcome.scores) != seats:
        raise Broken(f"outcome() has {len(outcome.scores)} scores at a table of {seats}")
    try:
        verify({game.meta.id: game}, read_match(match.write().encode()))
    except BadMatch as problem:
        raise Broken(f"The match does not verify: {problem}") from None
