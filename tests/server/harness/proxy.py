"""A proxy that keeps every byte a server sends, viewer by viewer."""

import contextlib
import socket
from threading import Thread

CHUNK = 65536


class Proxy:
    """Listens for one viewer; all that comes back for them is recorded in order of connections."""

    def __init__(self, port: int) -> None:
        self._target = ("127.0.0.1", port)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._recorded: list[bytearray] = []
        self._sockets: list[socket.socket] = [self._listening]
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        Thread(target=self._accept, daemon=True).start()

    @property
    def recorded(self) -> list[bytes]:
        """What came back, a connection each."""
        return [bytes(connection) for connection in self._recorded]

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                far = socket.create_connection(self._target)
                self._sockets += [near, far]
                kept = bytearray()
                self._recorded.append(kept)
                Thread(target=_pump, args=(near, far, bytearray()), daemon=True).start()
                Thread(target=_pump, args=(far, near, kept), daemon=True).start()

    def close(self) -> None:
        """Whoever waits at one of these sockets is woken before it is gone."""
        for opened in self._sockets:
            with contextlib.suppress(OSError):
                opened.shutdown(socket.SHUT_RDWR)
            opened.close()


def _pump(source: socket.socket, sink: socket.socket, kept: bytearray) -> None:
    with contextlib.suppress(OSError):
        while chunk := source.recv(CHUNK):
            kept += chunk
            sink.sendall(chunk)
    with contextlib.suppress(OSError):
        sink.shutdown(socket.SHUT_WR)
