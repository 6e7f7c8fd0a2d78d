"""Tables set up over the API: only the seats a test looks at are played in a browser."""

import json
from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import Struct
from playwright.sync_api import APIRequestContext, Page

LONG_NAMES = (
    "Wilhelmina von Habsburgs",
    "Maximiliane-Sophie Meyer",
    "Bartłomiej Szczepański W",
    "Konstantin Kühlemann-Graf",
)
"""As long as a name may be; cut to that length, so that nobody has to count."""
MOST = 24


class Seated(Struct):
    """A running table whose seats all belong to the test."""

    api: APIRequestContext
    base: str
    table: str
    code: str
    host: str
    tokens: list[str]
    chance: Random

    def enter(self, page: Page, seat: int, *, hosting: bool = True) -> None:
        """Give a browser the keys to a seat, and go there."""
        known: dict[str, Any] = {"table": self.table, "code": self.code, "game": "", "at": 1}
        known |= {"token": self.tokens[seat]} | ({"host": self.host} if hosting else {})
        page.goto("/")
        page.evaluate(
            "(known) => localStorage.setItem('tablecade.tables', known)", json.dumps([known])
        )
        page.goto(f"/t/{self.code}")

    def show(self, page: Page) -> None:
        """Make a browser the big screen, which hosts the table but sits nowhere."""
        known = {"table": self.table, "code": self.code, "game": "", "at": 1, "host": self.host}
        page.goto("/")
        page.evaluate(
            "(known) => localStorage.setItem('tablecade.tables', known)", json.dumps([known])
        )
        page.goto(f"/t/{self.code}/screen")

    def look(self, seat: int) -> dict[str, Any]:
        answer = self.api.get(self._at(""), headers=self._as(seat))
        found: dict[str, Any] = answer.json()
        return found

    def act(self, seat: int, wish: str | None = None) -> bool:
        """Choose for a seat, whatever it owes; by chance where nothing is wished."""
        seen = self.look(seat)
        hands = (seen.get("mine") or {}).get("hands", {})
        owed = {hand: own for hand, own in hands.items() if own["choice"] is None}
        for hand, own in owed.items():
            action = wish if wish in own["legal"] else self.chance.choice(sorted(own["legal"]))
            choice = {"n": seen["n"], "hand": int(hand), "action": action}
            self.api.post(self._at("/choices"), data=choice, headers=self._as(seat))
        if seen.get("rest"):
            self.api.post(self._at("/ready"), headers=self._as(seat))
        return bool(owed)

    def roll(self, seat: int) -> None:
        """Enter a roll of real dice, which somebody else has to confirm."""
        seen = self.look(seat)
        faces: dict[str, list[int]] = {}
        for colour in seen["roll"]["dice"]:
            faces.setdefault(colour, []).append(self.chance.randint(1, 6))
        entry = {"n": seen["n"], "faces": faces}
        self.api.post(self._at("/roll"), data=entry, headers=self._as(seat))

    def play_out(self, *, most: int = 2000) -> None:
        """All seats choose by chance until the match is over."""
        for _ in range(most):
            for seat in range(len(self.tokens)):
                self.act(seat)
            if self.look(0)["status"] == "over":
                return
        raise AssertionError("the match does not end")

    def _at(self, rest: str) -> str:
        return f"{self.base}/api/tables/{self.table}{rest}"

    def _as(self, seat: int) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.tokens[seat]}"}


def seat_all(
    page: Page,
    base: str,
    game: str,
    *,
    seats: int = 4,
    seed: int = 3,
    colours: Sequence[str] = (),
    **wish: object,
) -> Seated:
    """Open a table, sit down everywhere under long names, and start."""
    api = page.request
    body = {"game": game, "seats": [{"kind": "open"}] * seats, **wish}
    opened = api.post(f"{base}/api/tables", data=body).json()
    table, host = opened["table"], opened["host"]
    as_host = {"Authorization": f"Bearer {host}"}
    tokens = []
    for seat in range(seats):
        name = {"name": LONG_NAMES[seat][:MOST]}
        name |= {"colour": colours[seat]} if colours else {}
        joined = api.post(f"{base}/api/tables/{table}/join", data=name, headers=as_host).json()
        tokens.append(joined["token"])
    api.post(f"{base}/api/tables/{table}/start", headers=as_host)
    return Seated(api, base, table, opened["code"], host, tokens, Random(seed))
