"""The loop that plays a match and writes it down."""

from random import Random
from typing import Any

from tablecade.core.hand import Hand, Seat
from tablecade.core.match import Match
from tablecade.core.packages import GAMES
from tablecade.core.record import Record, advance, hands_by_seat
from tablecade.core.replay import verify
from tests.boards import MAZE
from tests.games.pixoid.rules.positions import GAME, fresh, place_all
from tests.playing import Setting, choose_at_random, new_record, random_match

QWIXX = Setting("qwixx", 2, {})


def test_a_record_resumed_at_any_point_goes_on_with_the_same_dice() -> None:
    match, rules = random_match(QWIXX, 11), QWIXX.rules
    dice = new_record(QWIXX, Random(11)).dice
    for cut in range(0, len(match.decisions), 7):
        record = Record.resume(rules, Match(match.header, match.decisions[:cut]), dice=dice)
        assert record.n == cut
        choose = choose_at_random(rules, Random(cut))
        while rules.outcome(record.state) is None:
            advance(record, choose)
        finished = record.match()
        assert verify(GAMES, finished) == rules.outcome(record.state)
        assert finished.decisions[:cut] == match.decisions[:cut]


def test_a_seat_is_asked_once_for_all_hands_it_holds() -> None:
    """PX-7.3: the holder of two controllers plans both together."""
    state = place_all(fresh(MAZE, seats=3), "a4", "d4", "a1", "d1")
    asked: list[tuple[int, tuple[int, ...]]] = []
    record = new_record(Setting("pixoid", 3, {}), Random(1))
    record.state = state

    def choose(seat: Seat, state: Any, hands: tuple[Hand, ...]) -> dict[Hand, Any]:
        asked.append((seat, hands))
        return {hand: GAME.choices(state, hand)[0] for hand in hands}

    assert hands_by_seat(GAME, state) == {0: (0,), 1: (1, 3), 2: (2,)}
    advance(record, choose)
    assert asked == [(0, (0,)), (1, (1, 3)), (2, (2,))]
