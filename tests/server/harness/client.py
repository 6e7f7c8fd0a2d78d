"""People at a table, played by tests."""

import json
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, cast

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.server.harness.tls import TlsSocket

Json = dict[str, Any]

NO_TLS = False
"""Only proxies speak TLS here, with certificates of a minute ago; loading authorities costs more
than a whole call."""

PATIENCE = 60.0
"""Seconds to wait for what must come: only a test that fails waits so long."""

KEPT_OPEN = httpx.Limits(keepalive_expiry=None)
"""By default httpx opens a new connection after five idle seconds, which a busy machine reaches."""

OPENED: list[httpx.Client | ExitStack] = []
"""What tests opened and a fixture closes."""


def close_all() -> None:
    while OPENED:
        OPENED.pop().close()


class Refused(Exception):
    def __init__(self, answer: httpx.Response) -> None:
        super().__init__(answer.status_code, answer.text)
        self.status = answer.status_code
        self.body: Json = answer.json()
        self.headers = answer.headers

    @property
    def code(self) -> str:
        return str(self.body["code"])


class Caller:
    """Somebody with a token, or without."""

    def __init__(self, url: str, table: str = "", *, token: str | None = None) -> None:
        self.url = url
        self.table = table
        self.token = token
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, verify=NO_TLS, limits=KEPT_OPEN)
        OPENED.append(self.http)

    def call(self, method: str, path: str, body: Any = None) -> Json:
        headers = {} if self.token is None else {"Authorization": f"Bearer {self.token}"}
        answer = self.http.request(method, path, json=body, headers=headers)
        if answer.is_error:
            raise Refused(answer)
        return dict(answer.json())

    def at(self, method: str, path: str = "", body: Any = None) -> Json:
        return self.call(method, f"/api/tables/{self.table}{path}", body)

    def look(self) -> Json:
        return self.at("GET")

    def match(self) -> bytes:
        answer = self.http.get(f"/api/tables/{self.table}/match")
        assert answer.status_code == httpx.codes.OK, answer.text
        return answer.content

    def live(self, *, after: int | None = None) -> "Live":
        return Live(self, after=after)


class Live:
    """A socket; keeps all it has heard."""

    def __init__(self, caller: Caller, *, after: int | None = None) -> None:
        address = f"{caller.url.replace('http', 'ws', 1)}/api/tables/{caller.table}/live"
        self._open = ExitStack()
        OPENED.append(self._open)
        # Without a limit of unread messages: behind a full queue a socket takes ten seconds to end.
        secure = address.startswith("wss:")
        opened = TlsSocket(address) if secure else connect(address, max_queue=None)
        self.socket = cast("ClientConnection", self._open.enter_context(opened))
        greeting: Json = {} if caller.token is None else {"token": caller.token}
        if after is not None:
            greeting["after"] = after
        self.socket.send(json.dumps(greeting))
        self.messages: list[Json] = []

    def hear(self, *, timeout: float = PATIENCE) -> Json:
        message: Json = json.loads(self.socket.recv(timeout=timeout))
        self.messages.append(message)
        return message

    def hear_until(
        self, kind: str, *, timeout: float = PATIENCE, fits: Callable[[Json], bool] = bool
    ) -> Json:
        """The next message of this kind that fits. Raises TimeoutError, whatever else comes."""
        end = time.monotonic() + timeout
        while True:
            message = self.hear(timeout=max(0.0, end - time.monotonic()))
            if message["kind"] == kind and fits(message):
                return message

    def hear_out(self) -> None:
        """Until the server closes; raises ConnectionClosed."""
        while True:
            self.hear()

    def close(self) -> None:
        self._open.close()


class Group:
    """A table with its host and its people."""

    def __init__(self, url: str, wish: Json, *, people: int) -> None:
        opened = Caller(url).call("POST", "/api/tables", wish)
        self.table, self.code = opened["table"], opened["code"]
        self.host = Caller(url, self.table, token=opened["host"])
        self.people = [self._join(url, f"Person {number}") for number in range(people)]

    def _join(self, url: str, name: str) -> "Person":
        joined = Caller(url, self.table).at("POST", "/join", {"name": name})
        return Person(url, self.table, token=joined["token"], seat=joined["seat"])

    def start(self) -> "Group":
        self.host.at("POST", "/start")
        return self


class Person(Caller):
    def __init__(self, url: str, table: str, *, token: str, seat: int) -> None:
        super().__init__(url, table, token=token)
        self.seat = seat

    def choose(self, n: int, hand: int, action: str) -> Json:
        return self.at("POST", "/choices", {"n": n, "hand": hand, "action": action})

    def owed(self, seen: Json | None = None) -> dict[int, list[str]]:
        """The hands that owe a choice, with what is legal."""
        mine = (seen or self.look())["mine"]["hands"]
        return {int(hand): own["legal"] for hand, own in mine.items() if own["choice"] is None}


def open_seats(count: int, **wish: Any) -> Json:
    """A wish for a table of people; in Pixoid seat 0 flees first, unless the wish says else."""
    usual = {"first_pixoid": "0"} if wish.get("game") == "pixoid" else {}
    options = {**usual, **wish.pop("options", {})}
    return {"seats": [{"kind": "open"}] * count, "options": options, **wish}
