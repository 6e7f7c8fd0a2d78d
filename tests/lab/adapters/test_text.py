"""Text observations say whose view they are, and hold the whole board."""

import json
from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from tablecade.core.game import plain
from tablecade.core.hand import Hand
from tablecade.core.packages import GAMES
from tablecade.games.pixoid.rules.board import Direction, faults, pix_at, place_of
from tablecade.games.qwixx_on_board.rules.state import MOST_FIELDS
from tablecade.lab.adapters.adapter import adapter_for, text
from tablecade.lab.adapters.gymnasium_env import LONGEST_TEXT, TEXT_CHARACTERS, TablecadeEnv
from tests.lab.adapters.test_observation import states

LARGE = 16
LONG_TRACK = {"fields": [{"colour": "yellow", "number": 12, "bonus": 20}] * MOST_FIELDS}


def opening(game: str, seats: int, options: dict[str, Any] | None = None) -> Any:
    rules = GAMES[game]
    draw = Random(1).randrange
    return rules.setup(rules.settle(options or {}, seats=seats, draw=draw), seats)


def views(game: str, seats: int, state: Any) -> list[dict[str, Any]]:
    adapter = adapter_for(GAMES[game], seats)
    return [json.loads(text(adapter, state, Hand(hand))) for hand in range(adapter.hands)]


@pytest.mark.parametrize(("game", "seats"), [("qwixx", 5), ("qwixx-on-board", 4)])
def test_each_text_of_qwixx_names_its_hand_and_seat(game: str, seats: int) -> None:
    told = [view["you"] for view in views(game, seats, opening(game, seats))]
    assert told == [{"hand": hand, "seat": hand} for hand in range(seats)]


def test_a_text_of_pixoid_names_the_role_and_who_holds_the_second_controller_now() -> None:
    for state in states("pixoid", 3, {}, 1):
        told = [view["you"] for view in views("pixoid", 3, state)]
        assert [you["hand"] for you in told] == [0, 1, 2, 3]
        assert [you["seat"] for you in told] == [0, 1, 2, state.second]
        roles = ["pixoid" if hand == state.pixoid else "bug" for hand in range(4)]
        assert [you["role"] for you in told] == roles


def test_the_maze_of_a_text_has_every_wall_start_and_bonus_of_the_board() -> None:
    state = opening("pixoid", 4, {"board": "random"})
    board, (view, *_) = state.board, views("pixoid", 4, state)
    top, *lines, letters = view["maze"]
    assert top.count("---") == board.size
    assert letters.split() == [*"abcdefghij"]
    for row in range(board.size):
        cells, below = lines[2 * (board.size - 1 - row)], lines[2 * (board.size - 1 - row) + 1]
        assert int(cells[:2]) == row + 1
        for column in range(board.size):
            pix, left = pix_at(column, row), 4 + 4 * column
            ways = board.walks[pix]
            assert (cells[left + 3] == " ") == (Direction.RIGHT in ways)
            assert (below[left : left + 3] == "   ") == (Direction.DOWN in ways)
            assert (cells[left + 1] == "S") == (pix in board.start)
            assert (cells[left + 1] == "B") == (pix in board.bonus)


def test_a_maze_with_a_hole_has_walls_around_it() -> None:
    state = opening("pixoid", 4)
    whole = state.board
    for hole in {*whole.pix} - {*whole.start, *whole.bonus}:
        pix = tuple(pix for pix in whole.pix if pix != hole)
        board = replace(whole, pix=pix, open=tuple(way for way in whole.open if hole not in way))
        if not faults(board):
            break
    view, *_ = views("pixoid", 4, opening("pixoid", 4, {"board": plain(board)}))
    column, row = place_of(hole)
    above, cells, below = view["maze"][2 * (whole.size - 1 - row) :][:3]
    left = 3 + 4 * column
    assert [above[left:][:5], cells[left:][:5], below[left:][:5]] == ["+---+", "|   |", "+---+"]


def test_a_text_of_on_board_has_the_whole_track() -> None:
    state = opening("qwixx-on-board", 2, {"side": "B"})
    for view in views("qwixx-on-board", 2, state):
        fields = state.track.fields
        assert view["track"] == [f"{f.colour}{f.number} {f.bonus}" for f in fields]


def test_texts_of_the_largest_board_and_of_the_longest_track_fit_in_their_space() -> None:
    drawn = {"size": LARGE, **large_board()}
    tables: list[tuple[str, int, dict[str, Any]]] = [
        ("pixoid", 4, {"board": drawn}),
        ("qwixx", 5, {}),
        ("qwixx-on-board", 4, {"track": LONG_TRACK}),
    ]
    for game, seats, options in tables:
        adapter = adapter_for(GAMES[game], seats)
        for state in states(game, seats, options, 1):
            seen = text(adapter, state, Hand(1))
            assert len(seen) <= LONGEST_TEXT * 3 / 4
            assert set(seen) <= set(TEXT_CHARACTERS)


def large_board() -> dict[str, Any]:
    """An open square with starts in the corners and bonus pix in the middle."""
    places = [(column, row) for row in range(LARGE) for column in range(LARGE)]
    last = LARGE - 1
    return {
        "pix": [pix_at(*place) for place in places],
        "open": [
            [pix_at(column, row), pix_at(column + right, row + 1 - right)]
            for column, row in places
            for right in (1, 0)
            if column + right < LARGE and row + 1 - right < LARGE
        ],
        "start": [pix_at(*place) for place in ((0, 0), (0, last), (last, 0), (last, last))],
        "bonus": [pix_at(*place) for place in ((7, 7), (7, 8), (8, 7), (8, 8))],
    }


def test_gymnasium_has_texts_too_and_their_choices_can_be_answered() -> None:
    env = TablecadeEnv("qwixx", observations="text")
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    written = json.loads(seen)["choices"]
    legal = [number for number, allowed in enumerate(info["action_mask"]) if allowed]
    assert [*map(env.action, written)] == legal
    after, *_ = env.step(np.int64(env.action(written[-1])))
    assert json.loads(after) != json.loads(seen)
    with pytest.raises(ValueError, match="can't choose"):
        env.action("blue99")
