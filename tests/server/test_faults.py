"""Tables are played while servers are killed, sockets dropped and the database restarted."""

import asyncio

import pytest
from bench.faults import Plan, run

PLANS = (
    Plan("sqlite", kills=28, tables=4),
    Plan("postgres", kills=24, tables=4, kills_per_restart=12),
)


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.engine)
def test_nothing_that_was_answered_is_lost(plan: Plan) -> None:
    report = asyncio.run(run(plan))
    assert report.verdict.problems == []
    assert report.verdict.verified == report.verdict.tables >= plan.tables
    assert report.kills >= plan.kills
    assert report.dropped > 0
    assert report.verdict.answered > plan.tables * 5
