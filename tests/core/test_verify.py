"""Proving a match: the outcome, or the first line that is not true and why."""

from typing import Any

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from tablecade.core.errors import BadMatch, TablecadeError
from tablecade.core.game import Outcome
from tablecade.core.hand import Seat
from tablecade.core.match import BY_HAND, Closing, Decision, Match, Reveal, Stopped, read_match
from tablecade.core.packages import GAMES
from tablecade.core.replay import replay, say_outcome, tell_end, verify
from tablecade.locales import sentences
from tests.playing import Setting, random_match

QWIXX = Setting("qwixx", 3, {})
PIXOID = Setting("pixoid", 3, {})


@pytest.fixture(scope="module")
def match() -> Match:
    return random_match(QWIXX, 7)


def refused(match: Match) -> tuple[int, TablecadeError]:
    with pytest.raises(BadMatch) as problem:
        verify(GAMES, match)
    return problem.value.line, problem.value.reason


def closing(match: Match) -> Closing:
    assert match.closing is not None
    return match.closing


def with_choices(match: Match, n: int, choices: dict[str, str]) -> Match:
    decisions = (*match.decisions[:n], Decision(n, choices), *match.decisions[n + 1 :])
    return Match(match.header, decisions, match.closing)


@pytest.mark.parametrize(
    ("header", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"options": {"speed": 3}}, "unknown-option"),
        ({"seats": ("A",)}, "wrong-seats"),
        ({"seats": tuple("ABCDEF")}, "wrong-seats"),
    ],
)
def test_set_up_is_refused_at_the_first_line(
    match: Match, header: dict[str, Any], code: str
) -> None:
    line, reason = refused(replace(match, header=replace(match.header, **header)))
    assert (line, reason.code) == (1, code)


def test_a_missing_option_and_a_bad_board_are_refused_at_the_first_line() -> None:
    match = random_match(PIXOID, 1)
    options = dict(match.header.options)
    del options["variant"]
    line, reason = refused(replace(match, header=replace(match.header, options=options)))
    assert (line, reason.code, reason.detail["name"]) == (1, "missing-option", "variant")
    board = match.header.options["board"] | {"start": ["a1", "a1", "b1", "c1"]}
    options = match.header.options | {"board": board}
    line, reason = refused(replace(match, header=replace(match.header, options=options)))
    assert (line, reason.code) == (1, "bad-board")


def test_a_hand_that_is_not_awaited_is_refused(match: Match) -> None:
    line, reason = refused(with_choices(match, 0, {"dice": "first 0", "1": "pass"}))
    assert (line, reason.code, reason.detail) == (2, "not-awaited", {"hand": "1"})


@pytest.mark.parametrize("name", ["x", "", "-1", "01", "1.0", "٣", "99999999999999999999"])
def test_a_key_that_is_no_hand_is_refused(match: Match, name: str) -> None:
    line, reason = refused(with_choices(match, 0, {name: "pass"}))
    assert (line, reason.code) == (2, "not-awaited")


def test_a_missing_hand_is_refused(match: Match) -> None:
    choices = dict(match.decisions[2].choices)
    del choices["1"]
    line, reason = refused(with_choices(match, 2, choices))
    assert (line, reason.code, reason.detail) == (4, "choice-missing", {"hand": "1"})


def test_an_illegal_choice_is_refused_with_its_rule(match: Match) -> None:
    choices = {"0": "pass", "1": "red2", "2": "green12"}
    line, reason = refused(with_choices(match, 2, choices))
    assert (line, reason.code, reason.detail["rule"]) == (4, "illegal-choice", "QX-2.3")


def test_a_roll_that_the_seed_does_not_give_is_refused(match: Match) -> None:
    true = match.decisions[1].choices["dice"]
    false = "roll 11 r1 y1 g1 b1"
    assert true != false
    decisions = (match.decisions[0], Decision(1, {"dice": false}))
    line, reason = refused(Match(match.header, decisions, match.closing))
    assert (line, reason.code) == (3, "wrong-dice")
    assert reason.detail == {"dealt": false, "fair": true}


def test_dice_are_not_checked_before_the_seed_is_known(match: Match) -> None:
    decisions = (match.decisions[0], Decision(1, {"dice": "roll 11 r1 y1 g1 b1"}))
    assert verify(GAMES, Match(match.header, decisions)) is None


def test_a_seed_that_was_not_committed_to_is_refused(match: Match) -> None:
    false = replace(closing(match), dice=Reveal("00" * 32))
    line, reason = refused(replace(match, closing=false))
    assert (line, reason.code) == (len(match.decisions) + 2, "wrong-commit")


def test_a_commitment_without_a_seed_and_a_seed_without_one_are_refused(match: Match) -> None:
    last = len(match.decisions) + 2
    unrevealed = replace(match, closing=replace(closing(match), dice=UNSET))
    uncommitted = replace(match, header=replace(match.header, dice=UNSET))
    for spoilt in (unrevealed, uncommitted):
        line, reason = refused(spoilt)
        assert (line, reason.code) == (last, "seed-missing")


def test_a_match_without_fair_dice_is_proven_without_them(match: Match) -> None:
    plain = replace(
        match,
        header=replace(match.header, dice=UNSET),
        closing=replace(closing(match), dice=UNSET),
    )
    assert verify(GAMES, plain) == match.outcome


@pytest.mark.parametrize(
    "values", [{"reason": "finish"}, {"scores": (1, 2, 3)}, {"winners": (Seat(0), Seat(1))}]
)
def test_a_wrong_outcome_is_refused(match: Match, values: dict[str, Any]) -> None:
    assert match.outcome is not None
    false = replace(closing(match), outcome=replace(match.outcome, **values))
    line, reason = refused(replace(match, closing=false))
    assert (line, reason.code) == (len(match.decisions) + 2, "wrong-outcome")


def test_a_wrong_outcome_is_told_in_the_language_with_seats_that_are_not_there(
    match: Match,
) -> None:
    stated = Outcome("rows", (1, 2, 3, 4), (Seat(0), Seat(9)))
    _, reason = refused(replace(match, closing=replace(closing(match), outcome=stated)))
    name = match.header.seats[0]
    told = reason.sentence(sentences("pl"))
    assert f"Partia zakończona zamknięciem rzędów. Zwycięstwo: {name}, 9." in told
    assert f"Punkty: {name} 1, " in told
    assert ", 3 4." in told


def test_a_missing_outcome_is_refused_where_it_should_stand(match: Match) -> None:
    line, reason = refused(Match(match.header, match.decisions))
    assert (line, reason.code) == (len(match.decisions) + 2, "outcome-missing")


def test_an_outcome_before_the_end_is_refused(match: Match) -> None:
    line, reason = refused(Match(match.header, match.decisions[:-1], match.closing))
    assert (line, reason.code) == (len(match.decisions) + 1, "wrong-outcome")
    assert reason.detail["correct"] == "unfinished"


def test_a_decision_after_the_end_is_refused(match: Match) -> None:
    more = Decision(len(match.decisions), {"dice": "roll 11"})
    line, reason = refused(Match(match.header, (*match.decisions, more), match.closing))
    assert (line, reason.code) == (len(match.decisions) + 2, "line-after-end")


def stopped(match: Match, *, decisions: int, by: int = 1) -> Match:
    ended = Closing(dice=closing(match).dice, stopped=Stopped(by))
    return Match(match.header, match.decisions[:decisions], ended)


def test_a_stopped_match_says_who_stopped_it_and_its_dice_are_proven(match: Match) -> None:
    file = stopped(match, decisions=5).write().encode()
    assert file.splitlines()[-1].startswith(b'{"stopped":{"by":1},"dice":')
    assert verify(GAMES, read_match(file)) is None
    assert tell_end(sentences("en"), read_match(file)) == f"stopped by {match.header.seats[1]}"
    by_host = Match(match.header, (), Closing(stopped=Stopped("host")))
    assert tell_end(sentences("de"), by_host) == "vom Gastgeber abgebrochen"


def test_what_is_not_true_of_a_stopped_match_is_refused(match: Match) -> None:
    unproven = Match(match.header, (), Closing(stopped=Stopped("host")))
    assert refused(unproven)[1].code == "seed-missing"
    _, reason = refused(stopped(match, decisions=len(match.decisions)))
    assert reason.code == "outcome-missing"
    false = replace(closing(match), dice=Reveal("00" * 32), outcome=UNSET, stopped=Stopped(0))
    assert refused(replace(match, closing=false))[1].code == "wrong-commit"


@pytest.mark.parametrize(
    "last",
    [
        '{"stopped": {"by": 3}}',
        '{"stopped": {"by": "Ada"}}',
        '{"stopped": {}}',
        '{"stopped": {"by": 0}, "outcome": {"reason": "rows", "scores": null, "winners": []}}',
    ],
)
def test_a_stop_of_another_form_is_refused(match: Match, last: str) -> None:
    unfinished = Match(match.header, match.decisions[:2]).write()
    with pytest.raises(BadMatch) as problem:
        read_match(f"{unfinished}{last}\n".encode())
    assert (problem.value.line, problem.value.reason.code) == (4, "bad-line")
    with pytest.raises(BadMatch) as more:
        read_match(f'{unfinished}{{"stopped": {{"by": 0}}}}\n{{}}\n'.encode())
    assert (more.value.line, more.value.reason.code) == (5, "line-after-end")


def test_a_replay_counts_its_moments_and_ends_with_the_outcome(match: Match) -> None:
    moments = [*replay(GAMES["qwixx"], match)]
    assert [moment.n for moment in moments] == [*range(len(match.decisions) + 1)]
    assert moments[0].events == ()
    assert GAMES["qwixx"].outcome(moments[-1].state) == match.outcome


def test_an_outcome_is_said_in_one_line() -> None:
    seats = (Seat(0), Seat(2))
    assert say_outcome(Outcome("rows", (9, 3, 9), seats)) == "rows, winners 0 2, scores 9 3 9"
    assert say_outcome(Outcome("caught", None, seats)) == "caught, winners 0 2"
    assert say_outcome(None) == "unfinished"


def by_hand(match: Match) -> Match:
    header = replace(match.header, dice=BY_HAND)
    return Match(header, match.decisions, Closing(match.outcome or UNSET))


def test_dice_rolled_by_hand_are_taken_as_they_were_entered(match: Match) -> None:
    rolled = with_choices(by_hand(match), 1, {"dice": "roll 11 r1 y1 g1 b1"})
    unfinished = Match(rolled.header, rolled.decisions[:2])
    assert verify(GAMES, unfinished) is None
    assert verify(GAMES, read_match(by_hand(match).write().encode())) == match.outcome


def test_dice_rolled_by_hand_follow_the_rules(match: Match) -> None:
    line, reason = refused(with_choices(by_hand(match), 1, {"dice": "roll 11 r1 y1 g1"}))
    assert (line, reason.detail["refusal"]) == (3, "die-missing")


def test_dice_rolled_by_hand_have_no_seed(match: Match) -> None:
    false = Match(by_hand(match).header, match.decisions, match.closing)
    line, reason = refused(false)
    assert (line, reason.code) == (len(match.decisions) + 2, "seed-missing")


def test_no_dice_are_rolled_by_hand_in_pixoid() -> None:
    line, reason = refused(by_hand(random_match(PIXOID, 1)))
    assert (line, reason.code) == (1, "no-own-dice")
