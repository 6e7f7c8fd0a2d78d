"""What the coach says of a choice before it is made."""

from pathlib import Path
from random import Random

import pytest

from tablecade.bots import make_bot
from tablecade.coach import advise
from tablecade.core.hand import DICE, Hand
from tablecade.core.packages import GAMES
from tablecade.core.record import advance
from tablecade.games.pixoid.coach import same_walk
from tablecade.games.pixoid.rules.state import Variant
from tablecade.games.pixoid.solver.board import Goal
from tablecade.games.pixoid.solver.solution import load, solve_board
from tests.boards import MAZE
from tests.games.pixoid.rules.positions import GAME, fresh, position
from tests.playing import SETTINGS, Setting, choose_at_random, new_record


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_it_has_something_legal_to_say_at_every_decision(setting: Setting) -> None:
    rules, rng = setting.rules, Random(3)
    record = new_record(setting, rng)
    for _ in range(6):
        hands = tuple(hand for hand in rules.awaited(record.state) if hand != DICE)
        for advice in advise(rules, record.state, hands):
            legal = {rules.write(a) for a in rules.choices(record.state, advice.hand)}
            assert {option.action for option in advice.options} <= legal
            if advice.mixed:
                assert sum(o.share or 0.0 for o in advice.options) == pytest.approx(1)
        if rules.outcome(record.state) is not None:
            break
        advance(record, choose_at_random(rules, rng))


@pytest.fixture
def solved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    solve_board(MAZE, Goal(bonus=True), device="cpu", on_turn=lambda *_: None)


def test_on_a_solved_board_it_says_what_the_solver_says(solved: None) -> None:
    solution = load(MAZE, Goal(bonus=True))
    assert solution is not None
    state = position(MAZE, pixoid="c3", bugs=("a1", "d4", "d1"), taken=6, picked=("c3",))
    play = solution.play(state)
    for advice in advise(GAME, state, GAME.awaited(state)):
        mix = play.mixes[advice.hand]
        told = {GAME.read(o.action): o.share for o in advice.options if o.share}
        assert told == mix
        assert advice.value == play.value
        assert advice.source == "solved"
    (own,) = advise(GAME, state, (Hand(0),))
    assert {GAME.read(o.action): o.value for o in own.options} == play.worth[Hand(0)]
    (start,) = advise(GAME, fresh(MAZE), (Hand(0),))
    assert {o.action: o.value for o in start.options} == {
        f"@{pix}": value for pix, value in solution.starts.items()
    }


def test_a_bug_wants_to_leave_little_and_each_wants_to_win_the_short_game(solved: None) -> None:
    state = position(MAZE, pixoid="c3", bugs=("a1", "d4", "d1"), taken=6)
    (bug,) = advise(GAME, state, (Hand(1),))
    assert (bug.unit, bug.aim) == ("cubes", "least")
    values = [option.value for option in bug.options if option.share]
    assert min(option.value for option in bug.options) == pytest.approx(min(values), abs=1e-3)
    short = position(MAZE, pixoid="c3", bugs=("a1", "d4", "d1"), taken=6, variant=Variant.SHORT)
    pixoid, chaser = advise(GAME, short, (Hand(0), Hand(1)))
    assert (chaser.unit, chaser.aim, chaser.source) == ("win", "most", "learned")
    assert pixoid.value is not None
    assert chaser.value == pytest.approx(1 - pixoid.value)


def test_in_qwixx_the_best_option_is_what_hard_would_choose() -> None:
    rules = GAMES["qwixx"]
    record = new_record(Setting("qwixx", 2, {}), Random(8))
    seen = 0
    while seen < 10 and rules.outcome(record.state) is None:
        for hand in rules.awaited(record.state):
            if hand != DICE and len(rules.choices(record.state, hand)) > 1:
                (advice,) = advise(rules, record.state, (hand,))
                best = make_bot(rules, "hard", Random(0)).choose(record.state, (hand,))[hand]
                assert advice.options[0].action == rules.write(best)
                assert advice.loss(advice.options[0].action) == 0
                seen += 1
        advance(record, choose_at_random(rules, Random(seen)))
    assert seen >= 10


def test_a_program_into_a_wall_is_the_one_that_ends_there() -> None:
    state = position(MAZE, pixoid="c3", bugs=("a1", "d4", "d1"))
    for text in ("left9", "left2", "left1"):
        cut = GAME.write(same_walk(state, Hand(0), GAME.read(text)))
        walks = [GAME.preview(state, Hand(0), GAME.read(t)).path for t in (text, cut)]
        assert walks[0] == walks[1]
