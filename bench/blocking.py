"""How long a page's own work keeps a slow phone from answering, in CPU time.

Lighthouse counts the time on the clock: beside other work on the machine its figure says nothing.
Chromium's trace has the CPU time of every task of the page, which others hardly change.
"""

import json
from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Browser
from tests.web.chromium import PHONE, new_page

SLOWER = 4
TOLERATED_MS = 50
"""A longer task is felt, as Lighthouse counts it."""
SETTLED_MS = 3000
CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]


def blocking(browser: Browser, url: str) -> int:
    """Milliseconds beyond what is tolerated, of all tasks, on a phone of a quarter of the speed."""
    page = new_page(browser, url, PHONE)
    page.goto("about:blank")
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.goto(url)
    page.wait_for_timeout(SETTLED_MS)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    page.context.close()
    return round(sum(max(0.0, SLOWER * task - TOLERATED_MS) for task in _tasks(events)))


TASK = "ThreadControllerImpl::RunTask"
"""Chromium's name for a task; the trace has the same one again inside it, as `RunTask`."""


def _tasks(events: list[dict[str, Any]]) -> Iterable[float]:
    """The milliseconds of CPU time of each task of the page's main thread."""
    main = {
        (event["pid"], event["tid"])
        for event in events
        if event.get("name") == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    return [
        event.get("tdur", 0) / 1000
        for event in events
        if event.get("ph") == "X" and event["name"] == TASK and (event["pid"], event["tid"]) in main
    ]
