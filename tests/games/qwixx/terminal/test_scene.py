"""The sheet in the terminal."""

import pytest
from rich.console import Console

from tablecade.core.hand import Seat
from tablecade.core.packages import GAMES
from tablecade.games.qwixx.terminal import QwixxScene
from tablecade.locales import sentences


@pytest.mark.parametrize(
    ("language", "word"), [("en", "Points"), ("pl", "Punkty"), ("fr", "Points"), ("de", "Punkte")]
)
def test_the_points_of_a_row_stand_below_its_columns(language: str, word: str) -> None:
    game, console = GAMES["qwixx"], Console(width=80, no_color=True)
    scene = QwixxScene(game, ("Ada", "Bo"), sentences(language))
    with console.capture() as shown:
        console.print(scene.draw(game.setup({}, 2), Seat(0)))
    lines = shown.get().splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith(f"  {word} "))
    blue = next(line for line in reversed(lines) if " 12  11 " in line)
    assert lines[at - 1].split() == ["✗", *map(str, range(1, 13))]
    assert lines[at].split() == [
        word,
        *["1", "3", "6", "10", "15", "21", "28", "36", "45", "55", "66", "78"],
    ]
    assert lines[at].index(" 1 ") == blue.index("12 ")
