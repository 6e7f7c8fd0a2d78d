"""Four players at a table of Tablecade: Pixoid, one match after the other."""

import asyncio
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from bench.load.meter import Meter
from bench.load.wire import Http, Socket

READY_SECONDS = 0.1
WISH = msgspec.json.encode({"game": "pixoid", "seats": [{"kind": "open"}] * 4})


class Hand(Struct):
    choice: str | None
    legal: list[str]


class Mine(Struct):
    hands: dict[str, Hand]


class Seen(Struct):
    """What a player reads of a snapshot or a reveal; the rest is skipped."""

    n: int
    mine: Mine
    rest: Any = None


class Answer(Struct):
    """Of a message that was sent."""

    kind: str
    id: int


class Opened(Struct):
    table: str
    host: str


class Joined(Struct):
    token: str


_seen = msgspec.json.Decoder(Seen)
_answer = msgspec.json.Decoder(Answer)


class Table:
    def __init__(
        self, ports: list[int], think: tuple[float, float], meter: Meter, seed: int
    ) -> None:
        self.rng = Random(seed)
        self.meter = meter
        self.think = think
        self.closed = False
        self.last: dict[int, float] = {}
        """When the last choice of a decision was sent."""
        self._ports = ports

    async def open(self) -> None:
        """Each player on any of the server's processes."""
        host = Http(self._port())
        opened = msgspec.json.decode(await host.insist("POST", "/api/tables", WISH), type=Opened)
        host.close()
        self.path = f"/api/tables/{opened.table}"
        self._host = Http(self._port(), token=opened.host)
        self.players = [await self._seat(seat) for seat in range(4)]
        await self._host.insist("POST", f"{self.path}/start")

    def _port(self) -> int:
        return self.rng.choice(self._ports)

    async def _seat(self, seat: int) -> "Player":
        http = Http(self._port())
        body = msgspec.json.encode({"name": f"Person {seat}"})
        answer = await http.insist("POST", f"{self.path}/join", body)
        joined = msgspec.json.decode(answer, type=Joined)
        http.close()
        player = Player(self)
        await player.sit(self._port(), joined.token)
        return player

    async def again(self) -> None:
        self.last.clear()
        await self._host.insist("POST", f"{self.path}/rematch")

    @property
    def broken(self) -> int:
        return sum(player.socket.broken for player in self.players)

    def close(self) -> None:
        self.closed = True
        for player in self.players:
            player.close()
        self._host.close()


class Gathered(Table):
    """All its people at the same process, as a proxy that goes by the table's id sends them."""

    def __init__(
        self, ports: list[int], think: tuple[float, float], meter: Meter, seed: int
    ) -> None:
        super().__init__([ports[seed % len(ports)]], think, meter, seed)


class WatchedByOne(Table):
    """Four people sit down; one of them keeps a socket."""

    async def open(self) -> None:
        await super().open()
        self._host.close()
        for player in self.players[1:]:
            player.close()


class Player:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._loop = asyncio.get_running_loop()

    async def sit(self, port: int, token: str) -> None:
        self._sent = 0
        self.socket = Socket(f"{self._table.path}/live", self._hear)
        await self.socket.open(port)
        self.socket.send(b'{"token":"%s"}' % token.encode())

    def _hear(self, text: bytes) -> None:
        if text.startswith(b'{"kind":"resolved"'):
            self._see_reveal(text)
        elif text.startswith(b'{"kind":"snapshot"'):
            self._owe(_seen.decode(text))
        elif text.startswith((b'{"kind":"done"', b'{"kind":"refused"')):
            self._answered(text)
        elif text.startswith(b'{"kind":"over"') and self is self._table.players[0]:
            self._keep(self._table.again())

    def _see_reveal(self, text: bytes) -> None:
        now = self._loop.time()
        seen = _seen.decode(text)
        sent = self._table.last.get(seen.n)
        if sent is not None:
            self._table.meter.saw(now - sent)
        if seen.rest is not None:
            self._loop.call_later(READY_SECONDS, self._say_ready)
        self._owe(Seen(seen.n + 1, seen.mine))

    def _owe(self, seen: Seen) -> None:
        for hand, own in seen.mine.hands.items():
            if own.choice is None:
                table = self._table
                action = table.rng.choice(own.legal)
                self._loop.call_later(
                    table.rng.uniform(*table.think), self._seal, seen.n, hand, action
                )

    def _seal(self, n: int, hand: str, action: str) -> None:
        if self._table.closed:
            return
        self._table.last[n] = self._loop.time()
        self._send(b'"seal","n":%d,"hand":%s,"action":"%s"' % (n, hand.encode(), action.encode()))

    def _say_ready(self) -> None:
        if not self._table.closed:
            self._send(b'"ready"')

    def _send(self, message: bytes) -> None:
        """Choices are numbered evenly, so that their answers can be told from others."""
        self._sent += 2
        number = self._sent + (message == b'"ready"')
        self.socket.send(b'{"id":%d,"do":%s}' % (number, message))

    def _answered(self, text: bytes) -> None:
        answer = _answer.decode(text)
        if answer.id % 2:
            return
        if answer.kind == "done":
            self._table.meter.chose()
        else:
            self._table.meter.refuse()

    def _keep(self, work: Any) -> None:
        self._task = asyncio.ensure_future(work)

    def close(self) -> None:
        self.socket.close()
