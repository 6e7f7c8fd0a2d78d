"""How each game is drawn in the terminal."""

from typing import Any

from tablecade.cli.draw.generic import GenericScene
from tablecade.cli.draw.scene import Scene
from tablecade.core.registry import Registry


def _scene(game: str, value: Any) -> type[Scene]:
    if not (isinstance(value, type) and issubclass(value, Scene)):
        raise TypeError(f"{value!r} is not a tablecade.cli.draw.scene.Scene for {game}")
    return value


SCENES: Registry[type[Scene]] = Registry(
    "tablecade.terminal",
    {
        "pixoid": "tablecade.games.pixoid.terminal.scene:PixoidScene",
        "qwixx": "tablecade.games.qwixx.terminal.scene:QwixxScene",
        "qwixx-on-board": "tablecade.games.qwixx_on_board.terminal.scene:OnBoardScene",
    },
    make=_scene,
)


def scene_of(game: str) -> type[Scene]:
    """A game without a drawing of its own is shown as fields and tables."""
    return SCENES.get(game, GenericScene)
