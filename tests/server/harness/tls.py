"""A WebSocket over TLS for tests.

Threads of websockets' blocking client read and write a connection at the same time, which a TLS
connection does not allow: now and then both hang. Here one event loop does both.
"""

import asyncio
import ssl
from collections.abc import Coroutine
from threading import Thread
from typing import Any, TypeVar

from websockets.asyncio.client import ClientConnection, connect

T = TypeVar("T")


class TlsSocket:
    """Has the methods of the blocking client that tests of proxies use."""

    def __init__(self, address: str) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._socket = self._run(_open(address))

    def __enter__(self) -> "TlsSocket":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def send(self, message: str) -> None:
        self._run(self._socket.send(message))

    def recv(self, *, timeout: float) -> str | bytes:
        return self._run(asyncio.wait_for(self._socket.recv(), timeout))

    def close(self) -> None:
        self._run(self._socket.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()


async def _open(address: str) -> ClientConnection:
    """With any certificate."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return await connect(address, ssl=context, max_queue=None)
