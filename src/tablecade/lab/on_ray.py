"""Chunks on a Ray cluster. What a killed worker had is played again: the result is the same."""

import logging
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import islice
from typing import Any

from tablecade.lab.chunk import Chunk, play_chunk
from tablecade.lab.workers import AHEAD, Done

RETRIES = 10
"""How often a chunk may lose its worker before the run gives up."""


class OnRay:
    def __init__(self, address: str | None) -> None:
        """Join the cluster at an address; None looks for one, and starts one here if none is."""
        self._address = address

    def __enter__(self) -> "OnRay":
        return self

    def __exit__(self, *problem: object) -> None:
        """The cluster stays; this process leaves it when it ends."""

    def play(self, chunks: Sequence[Chunk]) -> Iterator[Done]:
        ray = _load_ray()
        if not ray.is_initialized():
            ray.init(self._address, log_to_driver=False, logging_level=logging.ERROR)
        play = ray.remote(max_retries=RETRIES)(play_chunk)
        ahead = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
        return _keep_busy(ray, play, iter(chunks), ahead)


def _load_ray() -> Any:
    """Heavy, half typed, and wanted only when chunks go to a cluster."""
    return import_module("ray")


def _keep_busy(ray: Any, play: Any, chunks: Iterator[Chunk], ahead: int) -> Iterator[Done]:
    waiting: dict[Any, Chunk] = {}
    while True:
        for chunk in islice(chunks, ahead - len(waiting)):
            waiting[play.remote(chunk)] = chunk
        if not waiting:
            return
        ready, _ = ray.wait(list(waiting), num_returns=1)
        for reference in ready:
            yield waiting.pop(reference), ray.get(reference)
