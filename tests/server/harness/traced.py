"""A server in a thread of this process, and which functions of ours run in it."""

import asyncio
import contextlib
import socket
import threading
import warnings
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import tablecade
from tablecade.server.api.live import serve_socket
from tablecade.server.app import make_app
from tablecade.server.entropy import Entropy
from tablecade.server.gateway.admission import Admission, Bounds
from tablecade.server.gateway.gateway import Gateway
from tablecade.server.services import Services
from tablecade.server.settings import Settings
from tests.server.harness.served import repeatable

OURS = f"{Path(tablecade.__file__).parent}/"
Calls = dict[tuple[str, str], int]
"""How often each function is called, by module and name, in the order of the first call."""


class Traced:
    """Without background tasks, so that what runs follows from what is sent."""

    def __init__(self, database: str) -> None:
        self._services = Services(Settings(database, entropy=Entropy(repeatable("path"))))
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        with warnings.catch_warnings(category=DeprecationWarning, action="ignore"):
            self._app = make_app(self._services)  # Litestar infers what depends on what
        self._stop = asyncio.Event()
        self._called: Calls | None = None
        threading.setprofile(self._profile)
        self._thread = threading.Thread(target=asyncio.run, args=[self._serve()])
        self._thread.start()

    async def _serve(self) -> None:
        services, self._loop = self._services, asyncio.get_running_loop()
        sockets, admission = partial(serve_socket, services=services), Admission(Bounds(), most=50)
        gateway = Gateway(self._app, sockets, admission)
        await services.store.open()
        await services.presence.open()
        await gateway.run(self._listening, self._stop, seconds_to_close=5)
        await services.presence.close()
        await services.store.close()

    def _profile(self, frame: FrameType, event: str, _argument: Any) -> None:
        code, called = frame.f_code, self._called
        if called is not None and event == "call" and code.co_filename.startswith(OURS):
            call = code.co_filename.removeprefix(OURS), code.co_qualname
            called[call] = called.get(call, 0) + 1

    @contextlib.contextmanager
    def tracing(self) -> Iterator[Calls]:
        """What is called meanwhile, in any thread of the server."""
        called: Calls = {}
        self._called = called
        yield called
        self._called = None

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join()
        threading.setprofile(None)
