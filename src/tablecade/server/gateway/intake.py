"""What all connections share: received bytes are handled a piece a turn of the event loop."""

import asyncio
from abc import ABC, abstractmethod


class Intake(asyncio.Protocol, ABC):
    """Nothing more is read from a connection while received bytes wait to be handled.

    So a flood of small requests or frames holds up nobody else, and takes no memory.
    """

    address: str
    _transport: asyncio.Transport

    def __init__(self, waiting: bytes = b"") -> None:
        self._loop = asyncio.get_running_loop()
        self._waiting = waiting
        """Received and not handled."""
        self._reads = True
        self._step_planned = False

    @abstractmethod
    def may_take(self) -> bool:
        """Whether there is room for waiting bytes."""

    @abstractmethod
    def may_read(self) -> bool:
        """Whether the connection is read; it is not while bytes wait."""

    @abstractmethod
    def take(self) -> None:
        """Handle some of the waiting bytes."""

    @abstractmethod
    def shut_down(self) -> None:
        """Finish what was accepted, then close."""

    def check(self, now: float) -> None:
        """Close the connection if it takes too long. WebSockets have timers instead."""

    def data_received(self, data: bytes) -> None:
        self._waiting = self._waiting + data if self._waiting else data
        if not self._step_planned:
            self._step()

    def _step(self) -> None:
        self._step_planned = False
        if self._waiting and self.may_take() and not self._transport.is_closing():
            self.take()
        self.read_on()

    def read_on(self) -> None:
        """To be called whenever the answer of `may_take` or `may_read` may have changed."""
        if self._transport.is_closing():
            return
        reads = not self._waiting and self.may_read()
        if reads != self._reads:
            self._reads = reads
            (self._transport.resume_reading if reads else self._transport.pause_reading)()
        if self._waiting and self.may_take() and not self._step_planned:
            self._step_planned = True
            self._loop.call_soon(self._step)

    def write(self, data: bytes) -> None:
        if not self._transport.is_closing():  # else the client is gone, and uvloop raises
            self._transport.write(data)

    def abort(self) -> None:
        self._transport.abort()
