from tablecade.testing import check_game
from tablecade_claims import PACKAGE


def test_the_package_is_sound() -> None:
    assert check_game(PACKAGE) == []
