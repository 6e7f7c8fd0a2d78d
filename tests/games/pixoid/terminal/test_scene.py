"""What the terminal says of a match of Pixoid."""

import pytest

from tablecade.core.hand import Hand
from tablecade.core.packages import GAMES
from tablecade.games.pixoid.rules.board import Direction
from tablecade.games.pixoid.rules.state import Program, Revealed
from tablecade.games.pixoid.terminal import PixoidScene
from tablecade.locales import sentences

NAMES = ("Ada", "Bo", "Cleo")
TOLD = {
    "en": "The controllers show: Ada up 3, Bo left 9.",
    "pl": "Kontrolery pokazują: Ada w\u00a0górę 3, Bo w\u00a0lewo 9.",
    "fr": "Les manettes indiquent\u00a0: Ada vers le haut 3, Bo à gauche 9.",
    "de": "Die Steuergeräte zeigen: Ada nach oben 3, Bo nach links 9.",
}


@pytest.mark.parametrize(("language", "told"), TOLD.items())
def test_revealed_programs_are_told_in_the_language(language: str, told: str) -> None:
    scene = PixoidScene(GAMES["pixoid"], NAMES, sentences(language))
    programs = {Hand(0): Program(Direction.UP, 3), Hand(1): Program(Direction.LEFT, 9)}
    assert scene.tell([Revealed(programs)], lambda hand: NAMES[hand]) == [told]
