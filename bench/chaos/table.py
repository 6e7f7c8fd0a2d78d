"""One table, from its opening to the verdict over it."""

import asyncio
from random import Random

from bench.calls import LOST, Answer, call_once
from bench.chaos.player import Player
from bench.chaos.story import Story, Verdict, judge
from bench.chaos.viewer import RETRY_SECONDS, Json, Viewer

WISHES: tuple[Json, ...] = (
    {"game": "pixoid", "seats": [{"kind": "open"}] * 3, "options": {"variant": "short"}},
    {"game": "pixoid", "seats": [{"kind": "open"}] * 4, "options": {"variant": "short"}},
    {"game": "qwixx", "seats": [{"kind": "open"}] * 2},
    {"game": "qwixx-on-board", "seats": [{"kind": "open"}] * 2},
    {"game": "qwixx", "seats": [{"kind": "open"}] * 2 + [{"kind": "bot", "bot": "greedy"}]},
)


class Unopened(Exception):
    """A table whose opening was cut off: nobody can tell who sits there, so it is left alone."""


async def play_a_table(port: int, number: int, *, rng: Random) -> Verdict:
    """All its people and a spectator play it to the end over a bad network."""
    wish = WISHES[number % len(WISHES)]
    bots = (str(seat) for seat, wanted in enumerate(wish["seats"]) if wanted["kind"] == "bot")
    story = Story(bots=frozenset(bots))
    table, tokens = await _opened(port, wish)
    players = [
        Player(seat, port, table, token=token, story=story, rng=rng)
        for seat, token in enumerate(tokens)
    ]
    spectator = Viewer("spectator", port, table, story=story)
    await asyncio.gather(*(viewer.watch() for viewer in (*players, spectator)))
    verdict = judge(story, await _match(port, table))
    verdict.problems = [f"table {table}: {problem}" for problem in verdict.problems]
    return verdict


async def _opened(port: int, wish: Json) -> tuple[str, list[str]]:
    while True:
        try:
            return await _open(port, wish)
        except (*LOST, Unopened):
            await asyncio.sleep(RETRY_SECONDS)


async def _open(port: int, wish: Json) -> tuple[str, list[str]]:
    opened = _kept(await call_once(port, "POST", "/api/tables", wish)).json
    path = f"/api/tables/{opened['table']}"
    joined = [
        _kept(await call_once(port, "POST", f"{path}/join", {"name": f"Person {seat}"})).json
        for seat, wanted in enumerate(wish["seats"])
        if wanted["kind"] == "open"
    ]
    _kept(await call_once(port, "POST", f"{path}/start", token=opened["host"]))
    return opened["table"], [person["token"] for person in joined]


def _kept(answer: Answer) -> Answer:
    if answer.status >= 400:
        raise Unopened(answer)
    return answer


async def _match(port: int, table: str) -> bytes:
    while True:
        try:
            answer = await call_once(port, "GET", f"/api/tables/{table}/match")
            if answer.status == 200:
                return answer.body
        except LOST:
            pass
        await asyncio.sleep(RETRY_SECONDS)
