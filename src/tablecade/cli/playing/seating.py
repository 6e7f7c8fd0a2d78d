"""Who sits where: people at this keyboard, bots in the other seats."""

import shlex
import sys
from pathlib import Path
from random import Random, SystemRandom
from subprocess import list2cmdline

from msgspec import UNSET, Struct

from tablecade import __version__
from tablecade.bots import Bot, default_bot, make_bot
from tablecade.cli.options import join_names
from tablecade.core.hand import Seat
from tablecade.core.match import Header, Player
from tablecade.core.replay import AnyGame

HUMAN = Player(kind="human")


class Seating(Struct, frozen=True):
    """Names by seat; the bots among them by seat."""

    names: tuple[str, ...]
    bots: dict[Seat, Bot]

    @property
    def people(self) -> tuple[Seat, ...]:
        return tuple(Seat(s) for s in range(len(self.names)) if Seat(s) not in self.bots)


def players(people: int, bots: tuple[str, ...]) -> tuple[Player, ...]:
    """People first, then bots, clockwise."""
    return (HUMAN,) * people + tuple(Player(bot=bot, version=__version__) for bot in bots)


def seat_players(game: AnyGame, header: Header) -> Seating:
    """The seating a match's header tells of; who is not known to be a bot is a person."""
    bots: dict[Seat, Bot] = {}
    for seat, player in enumerate(header.players or ()):
        if player.bot is not UNSET:
            bots[Seat(seat)] = make_bot(game, player.bot, Random(SystemRandom().getrandbits(64)))  # noqa: S311
    return Seating(header.seats, bots)


def bots_in(header: Header) -> tuple[str, ...]:
    """The bots of a match, in the order of their seats."""
    return tuple(player.bot for player in header.players or () if player.bot is not UNSET)


def own_bots(bots: tuple[str, ...]) -> bool:
    """Whether there is one that only a command may name: `module:Class` or `process:COMMAND`."""
    return any(":" in bot for bot in bots)


def resume_command(file: Path, bots: tuple[str, ...]) -> str:
    """Bots of one's own have to be named again."""
    words = ["tablecade", "play", "--resume", str(file)]
    words += ["--bots", join_names(bots)] if own_bots(bots) else []
    return list2cmdline(words) if sys.platform == "win32" else shlex.join(words)


def bots_to_fill(game: AnyGame, people: int) -> tuple[str, ...]:
    """Bots for the seats that are left when people sit down without naming any."""
    return (default_bot(game.meta.id),) * max(0, game.meta.usual_seats - people)
