"""What a game brings to the terminal: its drawing, its commands, the words of its puzzle."""

from collections.abc import Callable, Iterable, Mapping

import typer
from msgspec import Struct

from tablecade.cli.help import HelpCommand, HelpGroup
from tablecade.cli.scene import GenericScene, Scene
from tablecade.coach import Verdict
from tablecade.core.packages import GAMES
from tablecade.locales import Sentences

Command = Callable[..., None]


class PuzzleWords(Struct, frozen=True):
    """How a puzzle speaks. The sentences are `puzzle-GAME-question`, `-ask`, `-right`, `-wrong`."""

    names: Callable[[Sentences], tuple[str, ...]]
    """The names of the seats."""
    values: Callable[[Verdict, Sentences], dict[str, str]]
    """What fills the sentence about an answer."""


class Terminal(Struct, frozen=True, kw_only=True):
    """Each part may be missing."""

    scene: type[Scene] | None = None
    commands: Mapping[str, Command] = {}
    """By the name of a command: `{"solve": solve_pixoid}` becomes `tablecade solve pixoid`."""
    puzzle: PuzzleWords | None = None


def terminal_of(game: str) -> Terminal:
    return GAMES.part(game, "terminal", Terminal) or Terminal()


def game_commands() -> Iterable[typer.Typer]:
    """Commands that games bring, with a subcommand for each game that has them."""
    groups: dict[str, typer.Typer] = {}
    for game in GAMES.having("terminal"):
        for name, command in terminal_of(game).commands.items():
            group = groups.setdefault(
                name, typer.Typer(name=name, cls=HelpGroup, no_args_is_help=True)
            )
            group.command(game, cls=HelpCommand)(command)
    return groups.values()


def scene_of(game: str) -> type[Scene]:
    """A game without a drawing of its own is shown as fields and tables."""
    return terminal_of(game).scene or GenericScene
