"""Four players in a room of Colyseus (bench/colyseus): its protocol, spoken by hand."""

import asyncio
from random import Random

import msgspec
from msgspec import Struct

from bench.load.boardgame_io import PROGRAMS
from bench.load.meter import Meter
from bench.load.wire import BINARY, Http, Socket

JOIN_ROOM, ROOM_DATA = b"\x0a", b"\x0d"
SEAL = ROOM_DATA + msgspec.msgpack.encode("seal")
ANSWERED = ROOM_DATA + msgspec.msgpack.encode("answered")
REVEAL = ROOM_DATA + msgspec.msgpack.encode("reveal")


class Reservation(Struct):
    sessionId: str  # noqa: N815 - its own names
    roomId: str  # noqa: N815
    processId: str  # noqa: N815


class Reveal(Struct):
    turn: int


_reserved = msgspec.json.Decoder(Reservation)
_reveal = msgspec.msgpack.Decoder(Reveal)


class Table:
    def __init__(
        self, ports: list[int], think: tuple[float, float], meter: Meter, seed: int
    ) -> None:
        self.rng = Random(seed)
        self.meter = meter
        self.think = think
        self.closed = False
        self.last: dict[int, float] = {}
        self.port = ports[0]

    async def open(self) -> None:
        http = Http(self.port)
        first = _reserved.decode(await http.insist("POST", "/matchmake/create/sealing", b"{}"))
        path = f"/matchmake/joinById/{first.roomId}"
        others = [_reserved.decode(await http.insist("POST", path, b"{}")) for _ in range(3)]
        http.close()
        self.players = [Player(self) for _ in range(4)]
        for player, reserved in zip(self.players, (first, *others), strict=True):
            await player.sit(reserved)

    @property
    def broken(self) -> int:
        return sum(player.socket.broken for player in self.players)

    def close(self) -> None:
        self.closed = True
        for player in self.players:
            player.socket.close()


class Player:
    """Chooses after every reveal."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._loop = asyncio.get_running_loop()

    async def sit(self, reserved: Reservation) -> None:
        address = f"/{reserved.processId}/{reserved.roomId}?sessionId={reserved.sessionId}"
        self.socket = Socket(address, self._hear)
        await self.socket.open(self._table.port)

    def _hear(self, message: bytes) -> None:
        if message.startswith(JOIN_ROOM):
            self.socket.send(JOIN_ROOM, BINARY)
        elif message.startswith(ANSWERED):
            self._table.meter.chose()
        elif message.startswith(REVEAL):
            self._see(_reveal.decode(message[len(REVEAL) :]).turn)

    def _see(self, turn: int) -> None:
        table = self._table
        sent = table.last.get(turn - 1)
        if sent is not None:
            table.meter.saw(self._loop.time() - sent)
        self._loop.call_later(table.rng.uniform(*table.think), self._seal, turn)

    def _seal(self, turn: int) -> None:
        if self._table.closed:
            return
        self._table.last[turn] = self._loop.time()
        program = msgspec.msgpack.encode(self._table.rng.choice(PROGRAMS))
        self.socket.send(SEAL + program, BINARY)
