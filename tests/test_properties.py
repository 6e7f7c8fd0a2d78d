"""What holds for every match of every game, variant and seat count."""

from collections.abc import Iterator
from random import Random
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablecade.core.errors import BadMatch
from tablecade.core.hand import DICE, Hand
from tablecade.core.match import Decision, Match, read_match
from tablecade.core.packages import GAMES
from tablecade.core.record import Record
from tablecade.core.replay import read_choices, replay, verify
from tablecade.games.pixoid.rules import state as pixoid
from tablecade.games.pixoid.rules.game import PixoidState
from tests.playing import SETTINGS, Setting, random_match, under_way

seeds = st.integers(min_value=0, max_value=2**32)
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
few = settings(max_examples=6, deadline=None)


@every_setting
@few
@given(seed=seeds)
def test_a_random_match_verifies(setting: Setting, seed: int) -> None:
    match = random_match(setting, seed)
    assert match.outcome is not None
    assert verify(GAMES, match) == match.outcome


@every_setting
@few
@given(seed=seeds)
def test_an_unfinished_match_verifies_as_such(setting: Setting, seed: int) -> None:
    match = random_match(setting, seed)
    cut = Random(seed).randrange(len(match.decisions))
    assert verify(GAMES, Match(match.header, match.decisions[:cut])) is None


@every_setting
@few
@given(seed=seeds)
def test_a_match_file_round_trips(setting: Setting, seed: int) -> None:
    match = random_match(setting, seed)
    assert read_match(match.write().encode()) == match


@every_setting
@few
@given(seed=seeds)
def test_every_legal_choice_has_a_notation_that_round_trips(setting: Setting, seed: int) -> None:
    rules = setting.rules
    for record in under_way(setting, seed):
        for hand in people_awaited(record):
            choices = rules.choices(record.state, hand)
            assert len(set(choices)) == len(choices) > 0
            assert tuple(rules.read(rules.write(action)) for action in choices) == choices


@every_setting
@few
@given(seed=seeds)
def test_what_is_offered_is_accepted_and_all_else_is_refused(setting: Setting, seed: int) -> None:
    """Choices and refusals are two answers to one question: they must agree."""
    rules = setting.rules
    candidates = [rules.read(text) for text in ALL_NOTATIONS[setting.game]]
    for record in under_way(setting, seed):
        for hand in people_awaited(record):
            offered = set(rules.choices(record.state, hand))
            accepted = {a for a in candidates if not rules.refusal(record.state, hand, a)}
            assert accepted == offered


def people_awaited(record: Record) -> Iterator[Hand]:
    return (hand for hand in record.game.awaited(record.state) if hand != DICE)


_CROSSES = [f"{c}{n}" for c in ("red", "yellow", "green", "blue") for n in range(2, 13)]
_QWIXX = [*_CROSSES, "pass", "first 0", "roll 11 r1 y1 g1 b1"]
ALL_NOTATIONS = {
    "pixoid": [
        *(f"{d}{n}" for d in ("up", "down", "left", "right") for n in range(12)),
        *(f"@{c}{r}" for c in "abcdefghij" for r in range(1, 11)),
    ],
    "qwixx": _QWIXX,
    "qwixx-on-board": [*_QWIXX, *(f"pawn{n}" for n in range(10))],
}


@every_setting
@few
@given(seed=seeds)
def test_a_state_is_hashable_and_never_changed_in_place(setting: Setting, seed: int) -> None:
    seen = [
        (record.state, hash(record.state), msgspec.json.encode(record.state))
        for record in under_way(setting, seed)
    ]
    for state, fingerprint, written in seen:
        assert (hash(state), msgspec.json.encode(state)) == (fingerprint, written)


@every_setting
@few
@given(seed=seeds)
def test_the_order_of_arrival_leaves_no_trace(setting: Setting, seed: int) -> None:
    """Byte for byte the same, whoever chose first: not even an event tells."""
    before = None
    for record in under_way(setting, seed):
        if record.decisions:
            choices = read_choices(record.game, record.decisions[-1])
            orders = (choices, dict(reversed(choices.items())))
            steps = {msgspec.json.encode(record.game.resolve(before, order)) for order in orders}
            assert len(steps) == 1
        before = record.state


@every_setting
@few
@given(seed=seeds)
def test_events_and_views_are_plain_json(setting: Setting, seed: int) -> None:
    match = random_match(setting, seed)
    for moment in replay(setting.rules, match):
        shown = setting.rules.show(moment.state)
        assert isinstance(shown, setting.rules.views.state)
        told = msgspec.json.decode(msgspec.json.encode(shown))
        assert msgspec.json.decode(msgspec.json.encode(told), type=type(shown)) == shown
        assert {type(event) for event in moment.events} <= {*setting.rules.views.events}
        for event in moment.events:
            assert "kind" in msgspec.json.decode(msgspec.json.encode(event))


@every_setting
@few
@given(seed=seeds)
def test_scores_stay_within_the_bounds_of_the_rulebook(setting: Setting, seed: int) -> None:
    match = random_match(setting, seed)
    assert match.outcome is not None
    low, high = BOUNDS[setting.game](setting.seats)
    for score in match.outcome.scores or ():
        assert low <= score <= high


BOUNDS: dict[str, Any] = {
    "pixoid": lambda seats: (0, 12 + 4 + 12 * (seats - 1)),
    "qwixx": lambda _seats: (-20, 4 * 78),
    "qwixx-on-board": lambda _seats: (-20, 4 * 78 + 20),
}


@pytest.mark.parametrize("setting", [s for s in SETTINGS if s.game == "pixoid"], ids=str)
@few
@given(seed=seeds)
def test_sixteen_cubes_are_conserved(setting: Setting, seed: int) -> None:
    for moment in replay(setting.rules, random_match(setting, seed)):
        state: pixoid.State = moment.state
        shown = cast(PixoidState, setting.rules.show(state))
        on_the_board, in_the_reserve = len(shown.bonus), shown.reserve
        assert on_the_board + in_the_reserve + shown.taken + shown.picked == 16
        assert set(state.bonus) <= set(state.board.bonus)
        assert 0 <= state.reserve <= 12


@every_setting
@few
@given(seed=seeds)
def test_a_spoilt_choice_is_refused_at_its_line(setting: Setting, seed: int) -> None:
    match, rng = random_match(setting, seed), Random(seed)
    n = rng.randrange(len(match.decisions))
    decision = match.decisions[n]
    hand = rng.choice(sorted(decision.choices))
    spoils = [
        {**decision.choices, hand: "nonsense"},
        {key: value for key, value in decision.choices.items() if key != hand},
        {**decision.choices, "9": "pass"},
        {**decision.choices, "x": "pass"},
        {**decision.choices, hand: "up0" if setting.game == "pixoid" else "roll 11"},
    ]
    for choices in spoils:
        decisions = (*match.decisions[:n], Decision(n, choices), *match.decisions[n + 1 :])
        with pytest.raises(BadMatch) as refused:
            verify(GAMES, Match(match.header, decisions, match.closing))
        assert refused.value.line == n + 2


@few
@given(content=st.binary(max_size=300))
def test_any_bytes_are_a_match_or_a_bad_match(content: bytes) -> None:
    with pytest.raises(BadMatch) as refused:
        verify(GAMES, read_match(content))
    assert refused.value.line >= 1


@every_setting
@few
@given(seed=seeds, data=st.data())
def test_a_spoilt_byte_never_brings_more_than_a_bad_match(
    setting: Setting, seed: int, data: st.DataObject
) -> None:
    content = bytearray(random_match(setting, seed % 3).write().encode())
    at = data.draw(st.integers(0, len(content) - 1))
    content[at] = data.draw(st.integers(0, 255))
    line = _refused_line(bytes(content))
    assert line is None or 1 <= line <= content.count(b"\n") + 1


def _refused_line(content: bytes) -> int | None:
    try:
        verify(GAMES, read_match(content))
    except BadMatch as refused:
        return refused.line
    return None
