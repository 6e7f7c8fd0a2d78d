"""Running what is asynchronous in a test that is not."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def run_aside(work: Coroutine[Any, Any, T]) -> T:
    """On a thread of its own: where browser tests came before, this one has Playwright's loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
