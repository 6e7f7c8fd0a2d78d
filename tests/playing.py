"""Matches played at random, for tests that need many of every kind."""

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import Struct

from tablecade.core.dice import FairDice
from tablecade.core.hand import Hand
from tablecade.core.match import Match, Player
from tablecade.core.packages import GAMES
from tablecade.core.record import Record, advance, fair_header
from tablecade.core.replay import AnyGame


class Setting(Struct, frozen=True):
    """A game with its options and seats: one way to play it."""

    game: str
    seats: int
    options: dict[str, Any]

    @property
    def rules(self) -> AnyGame:
        return GAMES[self.game]

    def __str__(self) -> str:
        return "-".join([self.game, *sorted(map(_short, self.options.values())), str(self.seats)])


def _short(value: object) -> str:
    return value if isinstance(value, str) and len(value) < 10 else "own"


SETTINGS = [
    *(
        Setting("pixoid", seats, {"variant": variant, "board": "random", "first_pixoid": "random"})
        for seats in (3, 4)
        for variant in ("standard", "short")
    ),
    *(Setting("qwixx", seats, {}) for seats in (2, 3, 4, 5)),
    *(
        Setting("qwixx-on-board", seats, {"side": side})
        for seats in (2, 3, 4)
        for side in ("A", "B")
    ),
]
"""Every game, variant and seat count."""


def new_record(setting: Setting, rng: Random) -> Record:
    rules, seats = setting.rules, setting.seats
    dice = FairDice(rng.randbytes(32), tuple(rng.randbytes(16) for _ in range(seats)))
    header = fair_header(
        rules,
        rules.settle(setting.options, seats=seats, draw=rng.randrange),
        tuple("ABCDE"[:seats]),
        dice=dice,
        players=(Player(bot="random"),) * seats,
        version="test",
    )
    return Record(rules, header, dice=dice)


def choose_at_random(rules: AnyGame, rng: Random) -> Any:
    def choose(seat: int, state: Any, hands: tuple[Hand, ...]) -> dict[Hand, Any]:
        return {hand: rng.choice(rules.choices(state, hand)) for hand in hands}

    return choose


def random_match(setting: Setting, seed: int) -> Match:
    *_, record = under_way(setting, seed)
    return record.match()


def under_way(setting: Setting, seed: int) -> Iterator[Record]:
    """A random match before every decision, and at its end."""
    rng = Random(seed)
    record = new_record(setting, rng)
    choose = choose_at_random(setting.rules, rng)
    yield record
    while setting.rules.outcome(record.state) is None:
        advance(record, choose)
        yield record
