"""Somebody at a socket that breaks: comes back, and asks for what was missed."""

import asyncio
import json
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.calls import LOST
from bench.chaos.story import Story

Json = dict[str, Any]

SILENCE_SECONDS = 5.0
RETRY_SECONDS = 0.02
OK = 200
BROKEN = (*LOST, WebSocketException)


class Viewer:
    """Knows the reveals in order, without a gap: `after` is the last one it has heard."""

    def __init__(self, name: str, port: int, table: str, *, story: Story) -> None:
        self.name = name
        self.port = port
        self.table = table
        self.story = story
        self.token: str | None = None
        self._next = 0
        self._socket: ClientConnection | None = None
        self._said = 0
        self._unanswered: dict[int, asyncio.Future[int]] = {}

    async def watch(self) -> None:
        """Until the match is over."""
        while not await self._look():
            await asyncio.sleep(RETRY_SECONDS)

    async def _look(self) -> bool:
        try:
            async with connect(
                f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/live",
                compression=None,
                ping_interval=None,
                close_timeout=1,
            ) as socket:
                await socket.send(json.dumps({"token": self.token, "after": self._next - 1}))
                self._socket = socket
                while True:
                    message = json.loads(await asyncio.wait_for(socket.recv(), SILENCE_SECONDS))
                    if self._hear(message):
                        return True
        except BROKEN:
            return False
        finally:
            self._socket = None
            while self._unanswered:
                self._unanswered.popitem()[1].cancel()

    async def say(self, message: Json) -> int | None:
        """Send a message on the socket; its status, or None if no answer came."""
        if self._socket is None:
            return None
        self._said += 1
        answer = self._unanswered[self._said] = asyncio.get_running_loop().create_future()
        try:
            await self._socket.send(json.dumps({"id": self._said, **message}))
            async with asyncio.timeout(SILENCE_SECONDS):
                await asyncio.wait([answer])
        except (*BROKEN, TimeoutError):
            return None
        return None if answer.cancelled() else answer.result()

    def _hear_answer(self, message: Json) -> None:
        waiting = self._unanswered.pop(message["id"], None)
        if waiting is not None and not waiting.done():
            waiting.set_result(message.get("status", OK))

    def _hear(self, message: Json) -> bool:
        if message["kind"] in ("done", "refused"):
            self._hear_answer(message)
            return False
        if message["kind"] == "resolved" and message["n"] >= self._next:
            if message["n"] > self._next:
                self.story.problems.append(f"{self.name} missed {self._next}")
            self._next = message["n"] + 1
            self.story.hear(self.name, message["n"], message["choices"])
        self.see(message)
        over = message["kind"] == "over" or message.get("status") == "over"
        return over and message["kind"] in ("over", "snapshot")

    def see(self, message: Json) -> None:
        """What a player does about it; a spectator does nothing."""
