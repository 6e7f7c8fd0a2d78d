"""Text and pictures of observations."""

import numpy as np
import pytest

from tablecade.core.packages import GAMES
from tablecade.lab.adapters.adapter import adapter_for
from tablecade.lab.adapters.observation import CELL, GENERIC, Field, Layout, renderer_for
from tablecade.lab.research import games_with

LAYOUT = Layout([Field("cards", (2, 2), "what is left"), Field("turn", (), "how far it is")])
SEEN = np.array([0, 0.25, 1, 1, 0.5], dtype=np.float32)


def test_a_game_without_a_renderer_shows_its_fields() -> None:
    assert GENERIC.render("ansi", LAYOUT, SEEN) == "cards 0.00 0.25 1.00 1.00\nturn 0.50"


def test_its_picture_has_a_row_for_each_field() -> None:
    picture = GENERIC.render("rgb_array", LAYOUT, SEEN)
    assert (picture.shape, picture.dtype) == ((2 * CELL, 4 * CELL, 3), np.uint8)
    assert [*picture[0, ::CELL, 0]] == [0, 64, 255, 255]
    assert [*picture[-1, ::CELL, 0]] == [128, 0, 0, 0]


@pytest.mark.parametrize("game", games_with("renderer"))
def test_a_game_s_own_renderer_draws_its_first_position(game: str) -> None:
    rules = GAMES[game]
    seats = rules.meta.most_seats
    adapter = adapter_for(rules, seats)
    state = rules.setup(rules.settle({}, seats=seats, draw=lambda _sides: 0), seats)
    seen = adapter.observe(state, rules.hands(seats=seats)[0])
    text = renderer_for(rules).render("ansi", adapter.layout(state), seen)
    picture = renderer_for(rules).render("rgb_array", adapter.layout(state), seen)
    assert len(text.splitlines()) > 4
    assert (picture.dtype, picture.ndim, picture.shape[2]) == (np.uint8, 3, 3)
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 2
