"""A bad network between clients and servers: it delays, and it drops."""

import asyncio
import contextlib
from random import Random

CHUNK = 65536


class Network:
    """Each connection goes to any of the servers, with delays, and may be cut at any byte."""

    def __init__(self, rng: Random, ports: list[int], *, drops: float, delay: float) -> None:
        self._rng = rng
        self._ports = ports
        self._drops = drops
        self._delay = delay
        self.dropped = 0
        self.passed = 0
        """Pieces of messages that came through: how much has happened, however slow the machine."""

    async def open(self) -> None:
        self._listening = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.port = int(self._listening.sockets[0].getsockname()[1])

    def calm(self) -> None:
        """From here on nothing is dropped or delayed."""
        self._drops = self._delay = 0.0

    def close(self) -> None:
        self._listening.close()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            far = await asyncio.open_connection("127.0.0.1", self._rng.choice(self._ports))
            sides = (self._pump(reader, far[1]), self._pump(far[0], writer))
            try:
                await asyncio.gather(*sides)
            finally:
                far[1].transport.abort()
        writer.transport.abort()

    async def _pump(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        """What a cut leaves behind is a part of a message, or a request without its answer."""
        while chunk := await source.read(CHUNK):
            await asyncio.sleep(self._rng.random() ** 3 * self._delay)
            if self._rng.random() < self._drops:
                self.dropped += 1
                sink.write(chunk[: self._rng.randrange(len(chunk) + 1)])
                await asyncio.sleep(0)
                raise ConnectionAbortedError
            sink.write(chunk)
            self.passed += 1
        raise ConnectionResetError
