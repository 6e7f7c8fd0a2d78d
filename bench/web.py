"""`python -m bench.web [--pages home,puzzle] [--runs 1]`: how heavy and how good the client is.

The compressed script and style of the first screen; on a slow phone (CPU ÷ 4, 1.6 Mbit/s, 150 ms)
the seconds until home can be used and until a first choice is sealed; what axe finds; the CPU
time that blocks a page; and Lighthouse's scores. Chromium takes all of it from a server of its own.
"""

import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from typing import Annotated, Any

import httpx
import typer
from playwright.sync_api import Browser, Page, Response, expect
from tests.server.harness.served import Served, Wanted
from tests.web import people
from tests.web.chromium import PHONE, launched, new_page
from tests.web.test_screens import faults

from bench import lighthouse
from bench.blocking import blocking

BUDGET = 150_000
HEAVY = ("script", "stylesheet")
RUNS = 5
SLOWER = 4
NETWORK = {"downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8, "latency": 150}
HOME_SECONDS, CHOICE_SECONDS, TAPS = 2.5, 6.0, 3
PATIENCE = 60_000


def first_screen(browser: Browser, url: str) -> dict[str, int]:
    """Bytes over the wire by kind of file, until home stands still."""
    page = new_page(browser, url, PHONE)
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    sizes: dict[str, int] = {}
    for answer in answers:
        kind = answer.request.resource_type
        sizes[kind] = sizes.get(kind, 0) + answer.request.sizes()["responseBodySize"]
    page.context.close()
    return sizes


def slow_phone(browser: Browser, url: str) -> tuple[float, float]:
    """Seconds until home can be used, and until a first choice is sealed with three taps."""
    page = new_page(browser, url, PHONE)
    page.set_default_timeout(PATIENCE)
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", {"offline": False, **NETWORK})
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    start = time.monotonic()
    page.goto("/", wait_until="commit")
    play = page.get_by_role("button", name="Play now").first
    expect(play).to_be_enabled(timeout=PATIENCE)
    home = time.monotonic() - start
    play.tap()
    people.starts(page).first.tap()
    people.seal_button(page).tap()
    expect(page.get_by_text("Sealed", exact=True).or_(_next(page)).first).to_be_visible()
    choice = time.monotonic() - start
    page.context.close()
    return home, choice


def _next(page: Page) -> Any:
    """Bots that have placed already reveal a choice at once."""
    return page.get_by_role("group", name="Distance")


def found_by_axe(browser: Browser, url: str) -> list[str]:
    page = new_page(browser, url, PHONE)
    page.goto(url)
    page.wait_for_load_state("networkidle")
    found = faults(page)
    page.context.close()
    return found


class Addresses:
    """The pages that are measured, each asked for anew: an invitation works once."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.code = ""
        self.pages: dict[str, Callable[[], str]] = {
            "home": lambda: url,
            "lobby": lambda: f"{url}/t/{self._open()['code']}",
            "table": self._table,
            "replay": lambda: f"{url}/replay/{self.code}/1",
            "puzzle": lambda: f"{url}/puzzle",
            "puzzle-qwixx": lambda: f"{url}/puzzle/qwixx",
        }
        self._table()

    def _table(self) -> str:
        """A seat at a match that runs."""
        opened = self._open()
        table, host = opened["table"], opened["host"]
        self._post(f"/tables/{table}/join", host, {"name": "Ada"})
        self._post(f"/tables/{table}/start", host)
        seat = self._post(f"/tables/{table}/seats/0", host, {"do": "invite"})
        self.code = opened["code"]
        return f"{self.url}/t/{self.code}#{seat['invitation']}"

    def _open(self) -> dict[str, Any]:
        seats = [{"kind": "open"}, *[{"kind": "bot"}] * 3]
        return self._post("/tables", None, {"game": "pixoid", "seats": seats})

    def _post(self, path: str, token: str | None, body: object = None) -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = httpx.post(f"{self.url}/api{path}", json=body, headers=headers)
        return dict(answer.raise_for_status().json())


def main(
    pages: Annotated[str, typer.Option(help="Names of pages, with commas between.")] = "",
    runs: Annotated[int, typer.Option(min=1, help="Of Lighthouse, for each page.")] = RUNS,
) -> None:
    with (
        tempfile.TemporaryDirectory() as kept,
        closing(Served(Wanted(f"sqlite:///{kept}/tables.db"))) as server,
    ):
        addresses = Addresses(server.url).pages
        wanted = pages.split(",") if pages else [*addresses]
        with launched() as browser:
            _tell_weight(first_screen(browser, server.url))
            home, choice = slow_phone(browser, server.url)
            print(f"slow phone: home {home:.1f} s (goal {HOME_SECONDS})")
            print(f"slow phone: sealed {choice:.1f} s, {TAPS} taps (goal {CHOICE_SECONDS})")
            for name in wanted:
                print(f"axe {name}: {found_by_axe(browser, addresses[name]()) or 'nothing'}")
                _tell_blocking(name, [blocking(browser, addresses[name]()) for _ in range(runs)])
        command = lighthouse.installed()
        if command is None:
            print("lighthouse: npm can't bring it here")
            return
        for name in wanted:
            lighthouse.tell(command, name, addresses[name], runs)


def _tell_blocking(name: str, found: list[int]) -> None:
    middle = sorted(found)[len(found) // 2]
    print(f"blocking {name}: {middle} ms of CPU time, slowed by four, of {sorted(found)}")


def _tell_weight(sizes: dict[str, int]) -> None:
    heavy = sum(sizes.get(kind, 0) for kind in HEAVY)
    print(f"first screen, script and style: {heavy:,} bytes compressed (goal {BUDGET:,})")
    print("  " + ", ".join(f"{kind} {size:,}" for kind, size in sorted(sizes.items())))


if __name__ == "__main__":
    typer.run(main)
