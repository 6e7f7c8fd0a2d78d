from collections import Counter
from typing import Any

import pytest

from tablecade.core.packages import GAMES
from tests.games.qwixx.kernel.parity import QwixxParity
from tests.games.qwixx.kernel.rare_rules import BOARD_RULES, QWIXX_RULES

QWIXX_SEATS = (2, 3, 4, 5)
ENDS = [("red", 12), ("green", 2), ("yellow", 12), ("blue", 2)]
TRACKS: dict[str, dict[str, Any]] = {
    "A": {"side": "A"},
    "B": {"side": "B"},
    "of last numbers": {
        "track": {
            "fields": [
                {"colour": colour, "number": number, "bonus": 1 + place // 3}
                for place, (colour, number) in enumerate(ENDS * 8)
            ]
        }
    },
}
BOARDS = [(name, seats) for name in TRACKS for seats in (2, 3, 4)]
ENOUGH, MANY = 25_000, 100_000


def _qwixx(seats: int, decisions: int) -> QwixxParity:
    parity = QwixxParity(GAMES["qwixx"], {}, seats, seed=seats)
    parity.play(decisions)
    return parity


def _on_board(track: str, seats: int, decisions: int) -> QwixxParity:
    game = GAMES["qwixx-on-board"]
    options = game.settle(TRACKS[track], seats=seats, draw=lambda sides: 0)
    parity = QwixxParity(game, options, seats, seed=seats)
    parity.play(decisions)
    return parity


def _check(parities: list[QwixxParity], rules: tuple[str, ...]) -> None:
    seen: Counter[str] = sum((parity.seen for parity in parities), Counter())
    decisions = sum(parity.decisions for parity in parities)
    print(f"\n{decisions} decisions")
    for rule in rules:
        print(f"{seen[rule]:8} × {rule}")
    assert decisions >= ENOUGH
    assert [rule for rule in rules if not seen[rule]] == []


def test_qwixx_of_every_seat_count_is_the_same_in_both() -> None:
    _check([_qwixx(seats, ENOUGH // 4) for seats in QWIXX_SEATS], QWIXX_RULES)


def test_qwixx_on_board_of_every_track_and_seat_count_is_the_same_in_both() -> None:
    _check([_on_board(track, seats, ENOUGH // 9 + 1) for track, seats in BOARDS], BOARD_RULES)


@pytest.mark.long
@pytest.mark.parametrize("seats", QWIXX_SEATS)
def test_qwixx_for_long(seats: int) -> None:
    _check([_qwixx(seats, MANY)], QWIXX_RULES)


@pytest.mark.long
@pytest.mark.parametrize(("track", "seats"), BOARDS)
def test_qwixx_on_board_for_long(track: str, seats: int) -> None:
    _check([_on_board(track, seats, MANY)], ())
