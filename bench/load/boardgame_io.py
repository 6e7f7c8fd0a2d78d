"""Four players at a table of boardgame.io (bench/boardgame_io): socket.io, spoken by hand."""

import asyncio
from random import Random

import msgspec
from msgspec import Struct

from bench.load.meter import Meter
from bench.load.wire import Http, Socket

GAME = "/sealing"
ADDRESS = "/socket.io/?EIO=4&transport=websocket"
OPENED, PING, PONG = b"0", b"2", b"3"
JOINED, EVENT = f"40{GAME},".encode(), f"42{GAME},".encode()
PROGRAMS = [f"{way}{steps}" for way in ("up", "down", "left", "right") for steps in range(1, 10)]


class Created(Struct):
    matchID: str  # noqa: N815 - its own name


class Joined(Struct):
    playerCredentials: str  # noqa: N815


class Sketch(Struct):
    turn: int


class State(Struct):
    G: Sketch


class Synced(Struct):
    state: State


_update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])
_sync = msgspec.json.Decoder(tuple[str, str, Synced])


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
        created = await http.call("POST", f"/games{GAME}/create", b'{"numPlayers":4}')
        self.match = msgspec.json.decode(created.body, type=Created).matchID
        self.players = []
        for seat in range(4):
            body = b'{"playerID":"%d","playerName":"Person %d"}' % (seat, seat)
            joined = await http.call("POST", f"/games{GAME}/{self.match}/join", body)
            key = msgspec.json.decode(joined.body, type=Joined).playerCredentials
            self.players.append(Player(self, seat, key))
        http.close()
        for player in self.players:
            await player.sit()

    @property
    def broken(self) -> int:
        return sum(player.socket.broken for player in self.players)

    def close(self) -> None:
        self.closed = True
        for player in self.players:
            player.socket.close()


class Player:
    """Chooses when it sees a turn it has not chosen in."""

    def __init__(self, table: Table, seat: int, key: str) -> None:
        self._table = table
        self._seat = str(seat)
        self._key = key
        self._turn = -1
        self._loop = asyncio.get_running_loop()

    async def sit(self) -> None:
        self.socket = Socket(ADDRESS, self._hear)
        await self.socket.open(self._table.port)

    def _hear(self, text: bytes) -> None:
        if text.startswith(OPENED):
            self.socket.send(JOINED)
        elif text == PING:
            self.socket.send(PONG)
        elif text.startswith(JOINED):
            self._emit("sync", self._table.match, self._seat, self._key, 4)
        elif text.startswith(EVENT + b'["sync"'):
            self._see(_sync.decode(text[len(EVENT) :])[2].state.G.turn)
        elif text.startswith(EVENT + b'["update"'):
            self._see(_update.decode(text[len(EVENT) :])[2].G.turn)

    def _see(self, turn: int) -> None:
        """Every choice of anybody is told with the whole state; a new turn is a reveal."""
        if turn == self._turn:
            return
        self._turn = turn
        table = self._table
        sent = table.last.get(turn - 1)
        if sent is not None:
            table.meter.saw(self._loop.time() - sent)
            table.meter.chose()  # it has no answer of its own: being in a reveal is one
        self._loop.call_later(table.rng.uniform(*table.think), self._seal, turn)

    def _seal(self, turn: int) -> None:
        if self._table.closed:
            return
        payload = {
            "type": "seal",
            "args": [self._table.rng.choice(PROGRAMS)],
            "playerID": self._seat,
            "credentials": self._key,
        }
        self._table.last[turn] = self._loop.time()
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._emit("update", action, turn, self._table.match, self._seat)

    def _emit(self, *event: object) -> None:
        self.socket.send(EVENT + msgspec.json.encode(event))
