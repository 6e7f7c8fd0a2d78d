"""A player on a bad line: sends everything twice, in two ways, late, and until it is answered."""

import asyncio
from collections.abc import Coroutine
from random import Random
from typing import Any

from msgspec import Struct

from bench.calls import Answer, call_once
from bench.chaos.story import Owed, Story
from bench.chaos.viewer import BROKEN, OK, RETRY_SECONDS, Json, Viewer

THINKING_SECONDS = 0.05
CHANGES_MIND, TAKES_BACK, REPEATS_OLD = 0.15, 0.3, 0.2
PASSED = (403, 409)
"""The decision was over already."""

TRY_AGAIN = (429, 503)


class Sending(Struct, frozen=True):
    """How a call that was sent in two copies ended."""

    status: int | None
    certain: bool
    """Every copy was answered: none can still be on its way."""


class Player(Viewer):
    def __init__(
        self, seat: int, port: int, table: str, *, token: str, story: Story, rng: Random
    ) -> None:
        super().__init__(f"seat {seat}", port, table, story=story)
        self.token = token
        self._rng = rng
        self._deciding: set[Owed] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._sent: dict[Owed, str] = {}
        """What was sent last. Sent again it is the same, for a copy may still be on its way."""
        self._unsure: set[Owed] = set()

    async def watch(self) -> None:
        try:
            await super().watch()
        finally:
            for task in tuple(self._tasks):
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def see(self, message: Json) -> None:
        if message["kind"] == "snapshot" and message["n"] < self._next:
            self._begin(self._check_reveals(self._next))
        if message["kind"] in ("snapshot", "resolved"):
            n = message["n"] + (message["kind"] == "resolved")
            for hand, own in (message["mine"] or {"hands": {}})["hands"].items():
                if own["choice"] is None and (n, hand) not in self._deciding:
                    self._deciding.add((n, hand))
                    self._begin(self._decide((n, hand), own["legal"]))
            if message["rest"] is not None:
                self._begin(self._twice("POST", "/ready"))

    def _begin(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _decide(self, owed: Owed, legal: list[str]) -> None:
        if owed in self.story.answered:
            await self._check_sealed(owed, self.story.answered[owed])
        await asyncio.sleep(self._rng.random() * THINKING_SECONDS)
        sealed = await self._seal(owed, self._sent.get(owed) or self._rng.choice(legal))
        mood = self._rng.random()
        if sealed and mood < CHANGES_MIND:
            await self._seal(owed, self._rng.choice(legal))
        elif sealed and mood < TAKES_BACK:
            await self._take_back(owed, legal)
        if self._rng.random() < REPEATS_OLD:
            await self._repeat_old()
        self._deciding.discard(owed)

    async def _check_sealed(self, owed: Owed, action: str) -> None:
        """A socket may lag behind, a call may not: what was answered must be there."""
        seen = await self._look_up()
        hands = seen["mine"]["hands"]
        if seen["n"] == owed[0] and owed[1] in hands and hands[owed[1]]["choice"] != action:
            self.story.lose(f"{self.name} was answered {owed} {action}, and it is gone")

    async def _check_reveals(self, reveals: int) -> None:
        n = (await self._look_up())["n"]
        if n < reveals:
            self.story.lose(f"{self.name} heard {reveals} reveals, of which {n} are left")

    async def _look_up(self) -> Json:
        while True:
            answer = await self._once("GET", "", None)
            if answer is not None and answer.status == OK:
                return dict(answer.json)
            await asyncio.sleep(RETRY_SECONDS)

    async def _seal(self, owed: Owed, action: str) -> bool:
        """Until it is answered. Whether the mind can be changed: nothing may overtake it."""
        self._sent[owed] = action
        before = self.story.send(owed, action)
        sending = await self._until_answered("POST", "/choices", _body(owed, action), owed=owed)
        if sending.status == OK:
            self.story.answer(owed, action)
        elif before is not None and owed not in self._unsure:
            self.story.answer(owed, before)
        elif sending.status not in PASSED:
            self.story.problems.append(f"{self.name} sealed {owed} {action}: {sending.status}")
        return sending.status == OK and owed not in self._unsure

    async def _take_back(self, owed: Owed, legal: list[str]) -> None:
        before = self._sent[owed]
        self.story.doubt(owed)
        path = f"/choices/{owed[0]}/{owed[1]}"
        sending = await self._until_answered("DELETE", path, owed=owed)
        if sending.status in PASSED:
            self.story.answer(owed, before)  # it was revealed, so nothing had taken it back
        elif owed in self._unsure:
            await self._seal(owed, before)
            self.story.doubt(owed)
        else:
            self.story.take_back(owed)
            await self._seal(owed, self._rng.choice(legal))

    async def _repeat_old(self) -> None:
        """A choice that was revealed comes late, once more: it counts for nothing now."""
        revealed = [owed for owed in self._sent if owed[0] < self._next]
        if revealed:
            owed = self._rng.choice(revealed)
            sending = await self._twice("POST", "/choices", _body(owed, self._sent[owed]))
            if sending.status == OK:
                self.story.problems.append(f"{self.name}: {owed} was taken after its reveal")

    async def _until_answered(
        self, method: str, path: str, body: Json | None = None, *, owed: Owed
    ) -> Sending:
        while True:
            sending = await self._twice(method, path, body)
            if not sending.certain:
                self._unsure.add(owed)
            if sending.status is not None and sending.status not in TRY_AGAIN:
                return sending
            await asyncio.sleep(RETRY_SECONDS)

    async def _twice(self, method: str, path: str, body: Json | None = None) -> Sending:
        """One copy as a call and one on the socket, in any order; the better answer of both."""
        copies = (self._call(method, path, body), self._message(method, path, body))
        answers = [status for status in await asyncio.gather(*copies) if status is not None]
        certain = len(answers) == 2 and not set(answers) & {*TRY_AGAIN}
        return Sending(min(answers, default=None), certain)

    async def _call(self, method: str, path: str, body: Json | None) -> int | None:
        answer = await self._once(method, path, body)
        return None if answer is None else answer.status

    async def _message(self, method: str, path: str, body: Json | None) -> int | None:
        await asyncio.sleep(self._rng.random() * THINKING_SECONDS)
        if method == "DELETE":
            *_, n, hand = path.split("/")
            return await self.say({"do": "take-back", "n": int(n), "hand": int(hand)})
        return await self.say({"do": "ready" if body is None else "seal", **(body or {})})

    async def _once(self, method: str, path: str, body: Json | None) -> Answer | None:
        await asyncio.sleep(self._rng.random() * THINKING_SECONDS)
        address = f"/api/tables/{self.table}{path}"
        try:
            return await call_once(self.port, method, address, body, token=self.token)
        except BROKEN:
            return None


def _body(owed: Owed, action: str) -> Json:
    return {"n": owed[0], "hand": int(owed[1]), "action": action}
