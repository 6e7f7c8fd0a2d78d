"""Tables set up over the API: only the seats a test looks at are played in a browser."""

import json
import time
from collections.abc import Sequence
from itertools import cycle, zip_longest
from random import Random
from typing import Any

from httpx import Response
from msgspec import Struct
from playwright.sync_api import Page

from tests.server.harness.client import Caller

LONG_NAMES = (
    "Wilhelmina von Habsburgs",
    "Maximiliane-Sophie Meyer",
    "Bartłomiej Szczepański W",
    "Konstantin Kühlemann-Graf",
)
"""As long as a name may be; cut to that length, so that nobody has to count."""
MOST = 24
CROSS = "cross"
"""Wishes for anything but to pass."""


class Seated(Struct):
    """A running table whose seats all belong to the test."""

    caller: Caller
    table: str
    code: str
    host: str
    tokens: list[str]
    chance: Random

    def enter(self, page: Page, seat: int, *, hosting: bool = True) -> None:
        """Give a browser the keys to a seat, and go there."""
        known: dict[str, Any] = {"table": self.table, "code": self.code, "game": "", "at": 1}
        known |= {"token": self.tokens[seat]} | ({"host": self.host} if hosting else {})
        _remember(page, known)
        page.goto(f"/t/{self.code}")

    def show(self, page: Page) -> None:
        """Make a browser the big screen, which hosts the table but sits nowhere."""
        known = {"table": self.table, "code": self.code, "game": "", "at": 1, "host": self.host}
        _remember(page, known)
        page.goto(f"/t/{self.code}/screen")

    def connect_all(self) -> None:
        """Connect every seat as a phone does: the host is told of somebody who is away."""
        for token in self.tokens:
            Caller(self.caller.url, self.table, token=token).live()

    def look(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self._call(seat, "GET").json()
        return found

    def act(self, seat: int, wish: str | None = None) -> bool:
        """Choose for a seat, whatever it owes; by chance where nothing fits the wish."""
        seen = self.look(seat)
        hands = (seen.get("mine") or {}).get("hands", {})
        owed = {hand: own for hand, own in hands.items() if own["choice"] is None}
        for hand, own in owed.items():
            fits = {*own["legal"]} & {wish} if wish != CROSS else {*own["legal"]} - {"pass"}
            action = self.chance.choice(sorted(fits or own["legal"]))
            choice = {"n": seen["n"], "hand": int(hand), "action": action}
            self._call(seat, "POST", "/choices", choice)
        if seen.get("rest"):
            self._call(seat, "POST", "/ready")
        return bool(owed)

    def act_all(self, *wishes: str) -> None:
        """Choose for every seat; wait a little while bots choose or the table reveals."""
        seats = range(len(self.tokens))
        acted = [self.act(seat, wish) for seat, wish in zip_longest(seats, wishes)]
        if not any(acted):
            time.sleep(0.05)

    def place_all(self) -> None:
        """Place every cube of Pixoid; nobody has set a program yet."""
        seats = cycle(range(len(self.tokens)))
        while self.look(0)["state"]["phase"] != "programming":
            self.act(next(seats))

    def roll(self, seat: int) -> None:
        """Enter a roll of real dice, which somebody else has to confirm."""
        seen = self.look(seat)
        faces: dict[str, list[int]] = {}
        for colour in seen["roll"]["dice"]:
            faces.setdefault(colour, []).append(self.chance.randint(1, 6))
        self._call(seat, "POST", "/roll", {"n": seen["n"], "faces": faces})

    def react(self, seat: int, reaction: str) -> None:
        """Say a quick word, as a phone does between rounds."""
        self._call(seat, "POST", "/reactions", {"reaction": reaction})

    def play_out(self, *, most: int = 2000) -> None:
        """All seats choose until the match is over, by chance; of sheets only the first is crossed.

        So a match is short, and it has an award: nobody else is without a miss.
        """
        for _ in range(most):
            self.act_all(CROSS, *["pass"] * (len(self.tokens) - 1))
            if self.look(0)["status"] == "over":
                return
        raise AssertionError("the match does not end")

    def _call(self, seat: int, method: str, path: str = "", body: object = None) -> Response:
        """Also what the table refuses because it has gone on meanwhile."""
        place, token = f"/api/tables/{self.table}{path}", self.tokens[seat]
        headers = {"Authorization": f"Bearer {token}"}
        return self.caller.http.request(method, place, json=body, headers=headers)


def seat_all(
    base: str,
    game: str,
    *,
    seats: int = 4,
    bots: int = 0,
    seed: int = 3,
    colours: Sequence[str] = (),
    **wish: object,
) -> Seated:
    """Open a table, sit down everywhere but on the last seats under long names, and start."""
    taken = [{"kind": "open"}] * seats + [{"kind": "bot", "bot": "easy"}] * bots
    opened = Caller(base).call("POST", "/api/tables", {"game": game, "seats": taken, **wish})
    host = Caller(base, opened["table"], token=opened["host"])
    tokens = []
    for seat in range(seats):
        name = {"name": LONG_NAMES[seat][:MOST]}
        name |= {"colour": colours[seat]} if colours else {}
        tokens.append(host.at("POST", "/join", name)["token"])
    host.at("POST", "/start")
    return Seated(host, opened["table"], opened["code"], opened["host"], tokens, Random(seed))


def _remember(page: Page, known: dict[str, Any]) -> None:
    """Write what a browser keeps of a table, from a page that loads nothing else."""
    page.goto("/healthz")
    page.evaluate("(known) => localStorage.setItem('tablecade.tables', known)", json.dumps([known]))
