"""The rulebook tests once more, with the kernels answering beside the rules.

Every question a rulebook test asks (`choices`, `resolve`) goes to both, and must have one answer.
What the kernels can't be asked stays with the rules alone: refusals, events, notation, drawings.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from tablecade.core.game import Step
from tablecade.core.hand import DICE, Hand
from tablecade.games.pixoid.kernel.board import encode_action, encode_board
from tablecade.games.pixoid.kernel.table import PixoidBatch, encode_opening, encode_state
from tablecade.games.pixoid.rules.game import Pixoid
from tablecade.games.qwixx.kernel.numbers import encode_roll
from tablecade.games.qwixx.kernel.table import QwixxBatch
from tablecade.games.qwixx.rules.game import Qwixx
from tablecade.games.qwixx.rules.state import First, Roll
from tablecade.games.qwixx_on_board.rules.game import QwixxOnBoard
from tests.games.mirror import fields_of, mirror_pixoid, mirror_qwixx
from tests.games.qwixx.kinds import batch_of, kind_of

MODULES = (
    "pixoid.rules.test_bonus",
    "pixoid.rules.test_movement",
    "pixoid.rules.test_programming",
    "pixoid.rules.test_scoring",
    "pixoid.rules.test_setup",
    "pixoid.rules.test_variants",
    "qwixx.rules.test_closing",
    "qwixx.rules.test_end",
    "qwixx.rules.test_rules",
    "qwixx.rules.test_turn",
    "qwixx_on_board.rules.test_finish",
    "qwixx_on_board.rules.test_rules",
    "qwixx_on_board.rules.test_step3",
)

for _module in MODULES:
    for _name, _test in vars(import_module(f"tests.games.{_module}")).items():
        if _name.startswith("test_") and callable(_test):
            globals()[f"{_name}__{_module.replace('.', '_')}"] = _test


def _qwixx_batch(state: Any) -> QwixxBatch:
    batch = batch_of(1, state)
    batch.tables[0] = kind_of(state).numbers.encode_state(state)
    return batch


def _pixoid_batch(state: Any) -> PixoidBatch:
    opening = encode_opening(state)
    batch = PixoidBatch(1, maze=encode_board(state.board), opening=opening)
    batch.tables[0] = encode_state(state)
    return batch


def _check_qwixx(state: Any, choices: Mapping[Hand, Any], after: Any) -> None:
    batch = _qwixx_batch(state)
    match choices.get(DICE):
        case First(seat):
            batch.deal(first=np.array([seat]), dice=np.zeros((1, 6), dtype=np.int8))
        case Roll() as roll:
            dice = encode_roll(roll)
            batch.deal(first=np.array([0]), dice=dice[np.newaxis])
        case _:
            encode = kind_of(state).numbers.encode
            codes = [[encode(choices[Hand(s)]) if s in choices else -1
                      for s in range(batch.seats)]]  # fmt: skip
            batch.step(np.array(codes))
    assert fields_of(batch.tables[0], batch.seats) == mirror_qwixx(after)


def _check_pixoid(state: Any, choices: Mapping[Hand, Any], after: Any) -> None:
    batch = _pixoid_batch(state)
    codes = [encode_action(state.board, choices[Hand(h)]) if h in choices else -1 for h in range(4)]
    batch.step(np.array([codes]))
    assert fields_of(batch.tables[0], state.seats) == mirror_pixoid(after)


def _legal(game: Any, state: Any, hand: Hand) -> list[int]:
    batch: Any = _pixoid_batch(state) if isinstance(game, Pixoid) else _qwixx_batch(state)
    return [int(code) for code in np.flatnonzero(batch.legal()[0, hand])]


def _asking_both(resolve: Callable[..., Step[Any]], check: Callable[..., None]) -> Any:
    def resolve_both(self: Any, state: Any, choices: Mapping[Hand, Any]) -> Step[Any]:
        step = resolve(self, state, choices)
        check(state, choices, step.state)
        return step

    return resolve_both


def _listing_both(choices: Callable[..., tuple[Any, ...]], encode: Callable[..., int]) -> Any:
    def choices_both(self: Any, state: Any, hand: Hand) -> tuple[Any, ...]:
        found = choices(self, state, hand)
        if hand != DICE:
            assert sorted(encode(state, action) for action in found) == _legal(self, state, hand)
        return found

    return choices_both


def _encode_qwixx(state: Any, action: Any) -> int:
    code: int = kind_of(state).numbers.encode(action)
    return code


@pytest.fixture(autouse=True)
def both(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in (Qwixx, QwixxOnBoard):
        monkeypatch.setattr(game, "resolve", _asking_both(game.resolve, _check_qwixx))
        listing = _listing_both(game.choices, _encode_qwixx)
        monkeypatch.setattr(game, "choices", listing)
    monkeypatch.setattr(Pixoid, "resolve", _asking_both(Pixoid.resolve, _check_pixoid))
    by_board = _listing_both(
        Pixoid.choices, lambda state, action: encode_action(state.board, action)
    )
    monkeypatch.setattr(Pixoid, "choices", by_board)
