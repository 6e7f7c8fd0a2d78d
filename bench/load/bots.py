"""Tables that bots play alone, and a watcher at each."""

import asyncio

import msgspec
from msgspec import Struct

from bench.load.meter import Meter
from bench.load.wire import Http, Socket


class Opened(Struct):
    table: str
    host: str


_opened = msgspec.json.Decoder(Opened)


class BotTable:
    """Counts how long each decision takes, from one reveal to the next."""

    def __init__(self, port: int, game: str, bot: str, meter: Meter) -> None:
        self._port = port
        self._meter = meter
        self._wish = {"game": game, "seats": [{"kind": "bot", "bot": bot}] * 4}
        self._last: float | None = None
        self._loop = asyncio.get_running_loop()

    async def open(self) -> None:
        http = Http(self._port)
        opened = _opened.decode(
            await http.insist("POST", "/api/tables", msgspec.json.encode(self._wish))
        )
        http.close()
        self._path = f"/api/tables/{opened.table}"
        self._host = Http(self._port, token=opened.host)
        self.socket = Socket(f"{self._path}/live", self._hear)
        await self.socket.open(self._port)
        self.socket.send(b"{}")
        await self._host.insist("POST", f"{self._path}/start")

    def _hear(self, text: bytes) -> None:
        now = self._loop.time()
        if text.startswith(b'{"kind":"resolved"'):
            if self._last is not None:
                self._meter.saw(now - self._last)
            self._last = now
        elif text.startswith(b'{"kind":"over"'):
            self._last = None
            self._again = asyncio.ensure_future(self._host.insist("POST", f"{self._path}/rematch"))

    def close(self) -> None:
        self.socket.close()
        self._host.close()
