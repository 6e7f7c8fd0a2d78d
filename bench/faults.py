"""`python -m bench.faults`: tables are played while servers, sockets and the database fail.

Checked: no answered choice is lost, nobody sees a reveal early, every client ends with the same
match, every match verifies. Ends with 1 if anything of it does not hold.
"""

import argparse
import asyncio
import contextlib
import sys
import time
from collections import Counter
from math import inf
from random import Random

from msgspec import Struct

from bench.chaos.deployment import Deployment
from bench.chaos.network import Network
from bench.chaos.story import Verdict
from bench.chaos.table import play_a_table

LONGEST_LIFE = 250
"""Pieces of messages a server lives for at most: by a clock, a slow machine would do little."""

LONGEST_SECONDS = 5.0

PROCESSES = {"sqlite": 1, "postgres": 3}
COLUMNS = (
    "engine",
    "processes",
    "tables",
    "kills",
    "database restarts",
    "other faults",
    "dropped sockets",
    "choices answered",
    "lost",
    "early reveals",
    "other matches",
    "verified",
)


class Plan(Struct, frozen=True):
    engine: str
    kills: int
    tables: int = 6
    """At once; whenever one is over, the next is opened."""
    seed: int = 1
    kills_per_restart: int = 25
    """Of the database."""
    kills_per_trouble: int = 5
    """Other faults: bot workers, clock, listeners, a database that takes nothing for a moment."""
    planted: str | None = None
    """A fault of the server itself, to see that it is noticed."""
    progress_every: int = 0
    """Kills after which a line of progress is printed; 0 for none."""
    minutes: float = inf
    """After so many no more is broken, however many kills there were."""
    patience: float = 300.0
    """Seconds for the last tables to be played to their end, when nothing more is broken."""
    drops: float = 0.02
    delay: float = 0.02


class Report(Struct, frozen=True):
    plan: Plan
    kills: int
    restarts: int
    troubles: Counter[str]
    dropped: int
    verdict: Verdict

    @property
    def good(self) -> bool:
        return not self.verdict.problems and self.verdict.verified == self.verdict.tables

    def row(self) -> tuple[object, ...]:
        found = self.verdict
        return (
            self.plan.engine,
            PROCESSES[self.plan.engine],
            found.tables,
            self.kills,
            self.restarts,
            self.troubles.total(),
            self.dropped,
            found.answered,
            found.lost,
            found.early,
            found.differing,
            found.verified,
        )


async def run(plan: Plan) -> Report:
    rng = Random(plan.seed)
    deployment = Deployment(
        plan.engine, processes=PROCESSES[plan.engine], planted=plan.planted, rng=rng
    )
    network = Network(rng, deployment.ports, drops=plan.drops, delay=plan.delay)
    await network.open()
    try:
        verdict = await _play_and_break(plan, deployment, network, rng)
    finally:
        network.close()
        deployment.close()
    return Report(
        plan, deployment.kills, deployment.restarts, deployment.caused, network.dropped, verdict
    )


async def _play_and_break(
    plan: Plan, deployment: Deployment, network: Network, rng: Random
) -> Verdict:
    done = asyncio.Event()
    total = Verdict()
    places = [
        asyncio.ensure_future(_play_on(network, place, done, total=total, rng=rng))
        for place in range(plan.tables)
    ]
    await _break(plan, deployment, network, rng)
    done.set()
    network.calm()
    _, stuck = await asyncio.wait(places, timeout=plan.patience)
    for place in stuck:
        place.cancel()
        total.problems.append("a table was not played to its end")
    for place in set(places) - stuck:
        place.result()
    return total


async def _play_on(
    network: Network, place: int, done: asyncio.Event, *, total: Verdict, rng: Random
) -> None:
    number = place
    while not done.is_set():
        total.add(await play_a_table(network.port, number, rng=rng))
        number += 1


async def _break(plan: Plan, deployment: Deployment, network: Network, rng: Random) -> None:
    told, end_of_time = 0, time.monotonic() + plan.minutes * 60
    while deployment.kills < plan.kills and time.monotonic() < end_of_time:
        with contextlib.suppress(TimeoutError):
            end = network.passed + rng.randrange(LONGEST_LIFE)
            await asyncio.wait_for(_until(network, end, rng), LONGEST_SECONDS)
        await deployment.kill()
        if deployment.kills // plan.kills_per_restart > deployment.restarts:
            await deployment.restart_database()
        troubles = deployment.kills // plan.kills_per_trouble
        if plan.planted is None and troubles > deployment.caused.total():
            await deployment.trouble(rng)
        if plan.progress_every and deployment.kills // plan.progress_every > told:
            told = deployment.kills // plan.progress_every
            kills = f"{plan.engine}, seed {plan.seed}: {deployment.kills} kills"
            print(kills, file=sys.stderr, flush=True)


async def _until(network: Network, end: int, rng: Random) -> None:
    while network.passed < end:
        await asyncio.sleep(rng.random() * 0.01)


def print_table(reports: list[Report]) -> None:
    """As docs/reliability.md shows it."""
    print("| " + " | ".join(COLUMNS) + " |")
    print("|---" * len(COLUMNS) + "|")
    for report in reports:
        print("| " + " | ".join(f"{cell}" for cell in report.row()) + " |", flush=True)


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--engine", choices=[*PROCESSES], action="append")
    options.add_argument("--kills", type=int, default=50, help="of servers, on each engine")
    options.add_argument("--minutes", type=float, default=inf, help="at most, on each engine")
    options.add_argument("--tables", type=int, default=6, help="at once")
    options.add_argument("--seed", type=int, default=1)
    arguments = options.parse_args()
    reports = []
    for engine in arguments.engine or PROCESSES:
        plan = Plan(
            engine,
            kills=arguments.kills,
            tables=arguments.tables,
            seed=arguments.seed,
            minutes=arguments.minutes,
            progress_every=10,
        )
        reports.append(asyncio.run(run(plan)))
        for problem in reports[-1].verdict.problems:
            print(problem, file=sys.stderr)
        print(f"{engine}: {dict(reports[-1].troubles)}", file=sys.stderr)
    print_table(reports)
    return 0 if all(report.good for report in reports) else 1


if __name__ == "__main__":
    sys.exit(main())
