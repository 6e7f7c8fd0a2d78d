"""Functions for scripts: play matches with bots of your own, simulate, load and replay.

from tablecade import play

match = play("qwixx", [MyBot, "hard"], seed=1)
print(match.outcome)
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path
from random import Random, SystemRandom
from typing import Any, cast

from tablecade.bots import Bot, MakeBot, find_bot
from tablecade.bots.own_bot import CheckedBot, checked
from tablecade.core.errors import naming_file
from tablecade.core.match import Match, read_match
from tablecade.core.packages import GAMES
from tablecade.core.replay import AnyGame, Moment, find_game, verify
from tablecade.core.replay import replay as replay_moments
from tablecade.lab.simulation import play_match, rng_of, settle

AnyBot = str | Bot | MakeBot
"""A name such as `hard`, `module:Class`, a class made as `Class(game, rng)`, or an object with
`choose(state, hands)`.
"""


def play(
    game: str | AnyGame,
    bots: Sequence[AnyBot],
    *,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
) -> Match:
    """Play one match, bot i in seat i. The same seed gives the same match.

    Raises UnknownGame, UnknownBot, WrongSeats, BadOption and other `TablecadeError`s.
    """
    chosen = SystemRandom().getrandbits(63) if seed is None else seed
    return next(simulate(game, bots, matches=1, seed=chosen, options=options))


def simulate(
    game: str | AnyGame,
    bots: Sequence[AnyBot],
    *,
    matches: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
) -> Iterator[Match]:
    """Play many matches, one after the other. Each depends only on the seed and its number.

    `tablecade simulate` uses several processes and compiled rules; this function takes any object
    as a bot.
    """
    if matches < 0:
        raise ValueError(f"matches is a number from 0 on, not {matches}")
    if isinstance(bots, str):  # a bare name is a sequence too: its letters would count as seats
        raise TypeError(f"bots is a list with a bot for each seat, not {bots!r}")
    rules = find_game(GAMES, game) if isinstance(game, str) else game

    def played(index: int) -> Match:
        seated = [_seat(rules, bot, rng_of(seed, index, seat)) for seat, bot in enumerate(bots)]
        settled = settle(rules, options or {}, seats=len(bots), seed=seed)
        names = [*map(_name, bots)]
        return play_match(rules, seated, names, options=settled, seed=seed, index=index)

    return map(played, range(matches))


def load(source: str | Path | bytes) -> Match:
    """Read a match file, given as a path or as its bytes, and verify it. Raises BadMatch."""
    with nullcontext() if isinstance(source, bytes) else naming_file(source):
        match = read_match(source if isinstance(source, bytes) else Path(source).read_bytes())
        verify(GAMES, match)
    return match


def replay(match: Match) -> Iterator[Moment]:
    """The states of a match, from the set-up on, with the choices and events that led there."""
    return replay_moments(find_game(GAMES, match.header.game), match)


def _seat(game: AnyGame, bot: AnyBot, rng: Random) -> Bot:
    if isinstance(bot, str):
        return checked(bot, game, find_bot(game, bot)(game, rng))
    if isinstance(bot, type) or not hasattr(bot, "choose"):
        return CheckedBot(_name(bot), game, cast(MakeBot, bot)(game, rng))
    return CheckedBot(_name(bot), game, cast(Bot, bot))


def _name(bot: AnyBot) -> str:
    if isinstance(bot, str):
        return bot
    return str(getattr(bot, "__name__", type(bot).__name__))
