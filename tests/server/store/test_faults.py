"""Tables are played while servers are killed, sockets dropped and the database restarted."""

import gc
import warnings
from collections.abc import Iterator

import pytest
from bench.chaos.story import Story, judge
from bench.faults import Plan, run

from tablecade.core.match import read_match
from tests.aside import run_aside
from tests.playing import SETTINGS, random_match
from tests.server.harness.leaks import HASTY

PLANS = (
    Plan("sqlite", kills=8, tables=3),
    Plan("postgres", kills=8, tables=3, kills_per_restart=4),
)
LONG_PLANS = (
    Plan("sqlite", kills=28, tables=4),
    Plan("postgres", kills=24, tables=4, kills_per_restart=12),
)


@pytest.fixture(autouse=True)
def swept() -> Iterator[None]:
    """Players who were cut off leave sockets behind; none may haunt a later test."""
    yield
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        gc.collect()


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.engine)
def test_nothing_that_was_answered_is_lost(plan: Plan) -> None:
    check(plan)


@pytest.mark.long
@pytest.mark.parametrize("plan", LONG_PLANS, ids=lambda plan: plan.engine)
def test_nothing_is_lost_over_many_kills(plan: Plan) -> None:
    check(plan)


def check(plan: Plan) -> None:
    report = run_aside(run(plan))
    assert report.verdict.problems == []
    assert report.verdict.verified == report.verdict.tables >= plan.tables
    assert report.kills >= plan.kills
    assert report.dropped > 0
    assert report.verdict.answered > plan.tables * 5


@pytest.mark.long
def test_a_server_that_answers_before_it_writes_is_found_out() -> None:
    """By a choice that is gone, or by a table that waits for one forever."""
    plan = Plan("sqlite", kills=12, tables=4, planted=HASTY, patience=20)
    report = run_aside(run(plan))
    assert not report.good


def test_a_reveal_without_a_choice_that_was_sent_is_early() -> None:
    file = random_match(SETTINGS[0], 1).write().encode()
    decisions = read_match(file).decisions
    story = Story()
    for decision in decisions:
        for hand, action in decision.choices.items():
            story.send((decision.n, hand), action)
            story.answer((decision.n, hand), action)
        story.hear("spectator", decision.n, dict(decision.choices))
    assert judge(story, file).problems == []
    first = decisions[0]
    story.take_back((0, next(iter(first.choices))))
    story.hear("host", 0, dict(first.choices))
    found = judge(story, file)
    assert (found.early, found.differing) == (1, 1)


def test_a_reveal_that_the_match_lacks_is_lost() -> None:
    file = random_match(SETTINGS[0], 1).write().encode()
    story = Story()
    story.hear("host", len(read_match(file).decisions), {})
    assert judge(story, file).lost == 1
