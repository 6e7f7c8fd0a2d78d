from collections import Counter
from random import Random

import pytest

from tests.games.pixoid.kernel.mazes import mazes
from tests.games.pixoid.kernel.parity import RULES, PixoidParity

WAYS = [(variant, seats) for variant in ("standard", "short") for seats in (3, 4)]
BOARDS = mazes(Random(5))
ENOUGH, MANY = 12_000, 100_000


def _play(board: int, variant: str, seats: int, decisions: int) -> PixoidParity:
    parity = PixoidParity(BOARDS[board], variant=variant, seats=seats, seed=board)
    parity.play(decisions)
    return parity


def test_pixoid_of_every_variant_seat_count_and_size_is_the_same_in_both() -> None:
    share = ENOUGH // (len(BOARDS) * len(WAYS)) + 1
    parities = [_play(board, *way, share) for board in range(len(BOARDS)) for way in WAYS]
    seen: Counter[str] = sum((parity.seen for parity in parities), Counter())
    decisions = sum(parity.decisions for parity in parities)
    print(f"\n{decisions} decisions")
    for rule in RULES:
        print(f"{seen[rule]:8} × {rule}")
    assert decisions >= ENOUGH
    assert [rule for rule in RULES if not seen[rule]] == []


@pytest.mark.long
@pytest.mark.parametrize(("variant", "seats"), WAYS)
@pytest.mark.parametrize("board", range(len(BOARDS)))
def test_pixoid_for_long(board: int, variant: str, seats: int) -> None:
    assert _play(board, variant, seats, MANY).decisions >= MANY
