"""Chunks on a Ray cluster. A chunk whose worker dies is played again; the result is the same."""

import logging
import socket
import subprocess
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any

from tablecade.core.errors import TablecadeError
from tablecade.lab.simulation import Chunk, play_chunk
from tablecade.lab.workers import ChunkQueue, Done, Workers

RETRIES = 10
"""How often a chunk may lose its worker before the run gives up."""
CONNECT_SECONDS, ANSWER_SECONDS = 3, 6


class OnRay(Workers):
    """The cluster stays; this process leaves it when it ends."""

    def __init__(self, address: str | None) -> None:
        """Join the cluster at an address; None joins one found here, or starts one.

        Raises an error within ten seconds.
        """
        self._address = address
        if address is not None:
            check_address(address)

    def play(self, work: Sequence[Chunk]) -> Iterator[Done]:
        ray: Any = import_module("ray")  # it loads slowly
        if not ray.is_initialized():
            ray.init(self._address, log_to_driver=False, logging_level=logging.ERROR)
        play = ray.remote(max_retries=RETRIES)(play_chunk)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        queue = ChunkQueue(work, workers=cores)
        waiting: dict[Any, Chunk] = {}
        while True:
            while len(waiting) < cores and (chunk := queue.take()):
                waiting[play.remote(chunk)] = chunk
            if not waiting:
                return
            ready, _ = ray.wait(list(waiting), num_returns=1)
            for reference in ready:
                chunk, played = waiting.pop(reference), ray.get(reference)
                queue.measured(chunk, played.seconds)
                yield chunk, played


def check_address(address: str) -> None:
    """Raise unless a Ray cluster answers there. `ray.init` itself would wait for minutes."""
    host, _, port = address.rpartition(":")
    if not host or not port.isascii() or not port.isdigit() or not 0 < int(port[:6]) < 65536:
        raise TablecadeError("bad-ray-address", address=address)
    try:
        socket.create_connection((host, int(port)), timeout=CONNECT_SECONDS).close()
    except OSError as problem:
        reason = problem.strerror or str(problem) or type(problem).__name__
        raise TablecadeError("no-ray-cluster", address=address, problem=reason) from None
    import_module("ray")
    command = [sys.executable, "-m", "ray.scripts.scripts", "health-check", "--address", address]
    try:
        subprocess.run(  # noqa: S603 - the address is checked above
            command, capture_output=True, timeout=ANSWER_SECONDS, check=True
        )
    except subprocess.SubprocessError:
        told = "no answer in the protocol of Ray"
        raise TablecadeError("no-ray-cluster", address=address, problem=told) from None
