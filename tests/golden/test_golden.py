"""The rules do today what they did when the playthroughs were read and found right."""

import pytest

from tests.golden.playthrough import FOLDER, SETTINGS, playthrough


@pytest.mark.parametrize("name", SETTINGS)
def test_the_playthrough_is_as_written(name: str) -> None:
    assert playthrough(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_every_written_playthrough_is_played() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(SETTINGS)
