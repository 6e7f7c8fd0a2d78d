"""Random stories: all calls on seats, hosts, votes and rolls, in any order and by anybody.

After every call a viewer looks at the table, and at the end of a story everybody does. Then nobody
sees a choice that another one sealed, every seat has one holder, the match file verifies, and the
table can be played on.
"""

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tablecade.core.match import read_match
from tablecade.core.packages import GAMES
from tablecade.core.replay import verify
from tests.server.conftest import Serve
from tests.server.harness.client import Caller, Json, Refused, open_seats
from tests.server.harness.served import QUICK, Served

IN_EVERY_RUN, IN_LONG_RUNS = 100, 5_000
"""Stories on each of the two engines."""
CALLS = 18
HASTY = replace(QUICK, quickest_bot=0.0, slowest_bot=0.005, rest=0.1)
SEATS = {"pixoid": (3, 4), "qwixx": (2, 5), "qwixx-on-board": (2, 4)}
BROKEN = 500


class Story:
    """One table, the tokens that were given out for it, and what each of them sealed."""

    def __init__(self, server: Served, number: int) -> None:
        self.chance = Random(number)
        self.told: list[str] = []
        game = self.pick(sorted(SEATS))
        seats = self.chance.randint(*SEATS[game])
        wish = open_seats(seats, game=game, hide_seals=self.chance.random() < 0.2)
        if game == "pixoid":
            wish["options"]["variant"] = "short"
        elif self.chance.random() < 0.3:
            wish["dice"] = "yours"
        if self.chance.random() < 0.3:
            wish = {**wish, "seats": [], "grow": True}
        self.anybody = Caller(server.url)
        opened = self.anybody.call("POST", "/api/tables", wish)
        self.anybody.table = opened["table"]
        self.host: str = opened["host"]
        self.tokens: list[str] = []
        self.invitations: list[str] = []
        self.sealed: dict[tuple[str, int, int, int], set[str]] = {}
        """By token, match, decision and hand."""
        self.seen: Json = {}

    def pick(self, things: Sequence[Any]) -> Any:
        return self.chance.choice(things)

    def by(self, token: str | None, method: str, path: str = "", body: Any = None) -> Json | None:
        """Call as somebody: the answer, or None if it is refused."""
        self.anybody.token = token
        self.told.append(f"{self._name(token)} {method} {path} {body}")
        try:
            return self.anybody.at(method, path, body)
        except Refused as refused:
            self.told[-1] += f": {refused.code}"
            if refused.status >= BROKEN:
                raise AssertionError(self.told) from refused
            return None

    def _name(self, token: str | None) -> str:
        if token == self.host:
            return "host"
        return f"token {self.tokens.index(token)}" if token in self.tokens else "stranger"

    def look(self, token: str | None) -> Json | None:
        self.anybody.token = token
        try:
            seen = self.anybody.look()
        except Refused:
            return None
        if seen["mine"] is None or seen["seats"][seen["mine"]["seat"]]["kind"] == "bot":
            return seen  # who lets a bot play sees what it chooses in their place
        for hand, own in seen["mine"]["hands"].items():
            mine = self.sealed.get((token or "", seen["match"], seen["n"], int(hand)), set())
            forced = own["legal"] if len(own["legal"]) == 1 else ()
            assert own["choice"] in {None, *mine, *forced}, (self.told, hand, own["choice"])
        return seen

    def anyone(self) -> str | None:
        chosen: str | None = self.pick([None, self.host, *self.tokens, *self.tokens])
        return chosen

    def go(self) -> None:
        for _ in range(self.chance.randint(1, 3)):
            self.sit()
        if self.chance.random() < 0.8:
            self.fill_up()
        for _ in range(CALLS):
            self.seen = self.look(self.anyone()) or self.look(None) or {}
            self.pick(ACTS)(self)
        self.check()

    def sit(self) -> None:
        who, wish = self.anyone(), {"name": f"Person {len(self.tokens)}"}
        if self.invitations and self.chance.random() < 0.5:
            wish = {"invitation": self.pick(self.invitations)}
        elif self.chance.random() < 0.5:
            wish["seat"] = self.chance.randrange(6)  # type: ignore[assignment]
        if joined := self.by(who, "POST", "/join", wish):
            self.tokens.append(joined["token"])
            self.look(joined["token"])

    def fill_up(self) -> None:
        """The host puts bots on open seats, and starts."""
        for seat in (self.look(None) or {})["seats"]:
            if seat["kind"] == "open":
                self.by(self.host, "POST", f"/seats/{seat['seat']}", {"do": "bot"})
        self.by(self.host, "POST", "/start")

    def wait(self) -> None:
        """Until the bots have chosen."""
        time.sleep(0.03)

    def leave(self) -> None:
        self.by(self.anyone(), "POST", "/leave")

    def move(self) -> None:
        self.by(self.anyone(), "POST", "/me", {"seat": self.chance.randrange(6)})

    def reseat(self) -> None:
        do = self.pick(["bot", "human", "free", "invite", "crown"])
        who = self.pick([self.host, self.host, self.anyone()])
        done = self.by(who, "POST", f"/seats/{self.chance.randrange(5)}", {"do": do})
        if done and done.get("invitation"):
            self.invitations.append(done["invitation"])

    def steer(self) -> None:
        acts = ["start", "start", "start", "pause", "resume", "stop", "rematch", "lobby", "host"]
        what = self.pick(acts)
        self.by(self.pick([self.host, self.host, self.anyone()]), "POST", f"/{what}")

    def change_setting(self) -> None:
        game = self.pick(sorted(SEATS))
        self.by(
            self.host, "POST", "/setting", {"game": game, "hide_seals": self.pick([True, False])}
        )

    def vote(self) -> None:
        self.by(self.anyone(), "POST", "/vote", {"game": self.pick(sorted(SEATS))})

    def ready(self) -> None:
        self.by(self.anyone(), "POST", "/ready")

    def choose(self) -> None:
        """Some of those who owe a choice seal one, and one of them may take it back."""
        for token in self.tokens:
            if self.chance.random() < 0.6 and (seen := self.look(token)):
                self.seal(token, seen)
        if self.sealed and self.chance.random() < 0.3:
            token, _match, n, hand = self.pick(list(self.sealed))
            self.by(token, "DELETE", f"/choices/{n}/{hand}")

    def seal(self, token: str, seen: Json) -> None:
        for hand, own in ((seen["mine"] or {}).get("hands", {})).items():
            action = self.pick(own["legal"])
            key = (token, seen["match"], seen["n"], int(hand))
            self.sealed.setdefault(key, set()).add(action)
            self.by(
                token, "POST", "/choices", {"n": seen["n"], "hand": int(hand), "action": action}
            )

    def roll(self) -> None:
        self.enter_roll(self.anyone(), self.pick(["confirm", "confirm", "reject"]))

    def enter_roll(self, who: str | None, answer: str) -> None:
        """Enter the dice; if they are entered already, everybody answers."""
        asked = self.seen.get("roll")
        if asked and (entered := asked["entered"]):
            for token in (self.host, *self.tokens):
                body = {"n": self.seen["n"], "roll": entered["roll"]}
                self.by(token, "POST", f"/roll/{answer}", body)
        elif asked:
            faces: dict[str, list[int]] = {}
            for colour in asked["dice"]:
                faces.setdefault(colour, []).append(self.chance.randint(1, 6))
            self.by(who, "POST", "/roll", {"n": self.seen["n"], "faces": faces})

    def check(self) -> None:
        """What must be true of any table, whatever has happened at it."""
        views = {token: self.look(token) for token in (None, self.host, *self.tokens)}
        holders = [seen["mine"]["seat"] for seen in views.values() if seen and seen["mine"]]
        assert len(holders) == len({*holders}), (self.told, holders)
        seen = views[None] or {}
        if seen["status"] != "lobby":
            verify(GAMES, read_match(self.anybody.match()))
            self.play_on()

    def play_on(self) -> None:
        """The next decision is made: by bots, by those who hold a token, or by bots for others."""
        self.by(self.host, "POST", "/resume")
        before = self.look(None) or {}
        if before["status"] == "over":
            assert self.by(self.host, "POST", "/lobby") is not None, self.told
            return
        for seat in before["seats"]:
            if seat["kind"] != "bot":
                do = self.by(self.host, "POST", f"/seats/{seat['seat']}", {"do": "bot"})
                assert do is not None, self.told
        for _ in range(400):
            self.seen = self.look(None) or {}
            moved = (self.seen["match"], self.seen["n"]) > (before["match"], before["n"])
            if moved or self.seen["status"] == "over":
                return
            self.enter_roll(self.host, "confirm")
            time.sleep(0.01)
        raise AssertionError((self.told, "nobody can go on"))


ACTS: list[Callable[[Story], None]] = [
    *(Story.sit, Story.leave, Story.move, Story.reseat, Story.reseat, Story.steer, Story.steer),
    *(Story.change_setting, Story.vote, Story.ready, Story.roll, Story.roll),
    *(Story.choose, Story.choose, Story.choose, Story.wait, Story.wait, Story.sit),
]


def tell(server: Served, numbers: range) -> None:
    for number in numbers:
        Story(server, number).go()


def test_whatever_happens_at_a_table(serve: Serve) -> None:
    tell(serve(tempo=HASTY), range(IN_EVERY_RUN))


@pytest.mark.long
def test_whatever_happens_at_many_tables(serve: Serve) -> None:
    tell(serve(tempo=HASTY), range(IN_EVERY_RUN, IN_EVERY_RUN + IN_LONG_RUNS))
