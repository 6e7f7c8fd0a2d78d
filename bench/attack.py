"""Attacks one server on this machine, and measures what a player notices.

`python -m bench.attack [ATTACK…] [--seconds 8]`: each attack runs for some seconds from processes
of its own, while a player seals choices over a socket. Printed are the player's median and worst
time from sending a choice to its acknowledgement, just before the attack and during it; the longest
time the event loop computed without a pause; and the server's memory before the attack, half way
through it and at its end.

The player's times contain whatever else the machine does; the time of the loop does not. The exit
code is 1 if a choice took 100 ms or longer, or the memory grew by more than a tenth in the second
half: what the server may keep for an address, such as replays that wait, it keeps in the first.
"""

import argparse
import contextlib
import json
import multiprocessing
import selectors
import socket
import ssl
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from secrets import token_hex
from typing import cast

import httpx
import psutil
from msgspec import Struct
from tests.server.harness.client import Group, Live, close_all, open_seats
from tests.server.harness.served import Wanted

from bench.load.turns import TimedServer
from tablecade.api import play
from tablecade.server.entropy import Entropy
from tablecade.server.settings import Settings

PAUSE = 0.05
"""Seconds between two choices of the player."""
UPGRADE = (
    "GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
    "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
PING = b"\x89\xfd\0\0\0\0" + b"x" * 125
REQUEST = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"

HEAD = (
    "| attack | choice before (median / worst) | choice during | longest turn of the loop"
    " | memory before | half way | at the end |",
    "|---|---|---|---|---|---|---|",
)

SLOWEST_MS, MOST_GROWTH = 100.0, 1.1
"""What makes the run fail."""
LONGER = {"anonymous replays": 6}
"""Times as long as the others, until as many replays wait as may wait."""

Attack = Callable[[int, str], None]
"""With the port and a table whose match is over."""
Play = Callable[[float], list[float]]
"""Plays for so many seconds, and gives the time of each choice."""


CONNECTIONS = 450
"""Of one address; more than 500 are refused."""


def connected(port: int) -> socket.socket:
    near = socket.create_connection(("127.0.0.1", port))
    near.settimeout(1.0)
    return near


def pour(port: int, start: bytes, data: bytes) -> None:
    """Send without end on one connection after the other, and read nothing."""
    while True:
        with contextlib.suppress(OSError), connected(port) as near:
            near.sendall(start)
            while True:
                near.sendall(data)


def many_header_lines(port: int, _table: str) -> None:
    pour(port, b"GET / HTTP/1.1\r\n", b"a: b\r\n" * 10_000)


def one_endless_header(port: int, _table: str) -> None:
    pour(port, b"GET / HTTP/1.1\r\na: ", b"b" * 60_000)


def idle_connections(port: int, _table: str) -> None:
    held = []
    while True:
        with contextlib.suppress(OSError):
            held.append(connected(port))
            held[-1].sendall(b"GET / HTTP/1.1\r\nHost: lo")
        if len(held) > 2_000:
            held.clear()
        time.sleep(0.001)


def connections_without_end(port: int, _table: str) -> None:
    while True:
        with contextlib.suppress(OSError), connected(port):
            pass


def pings_never_read(port: int, table: str) -> None:
    pour(port, UPGRADE.format(table=table).encode() + text(b"{}"), PING * 500)


def text(message: bytes) -> bytes:
    """A short message as a frame."""
    return bytes((0x81, 0x80 | len(message))) + b"\0\0\0\0" + message


def made_up_tokens(port: int, table: str) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:
        while True:
            for path in ("/api/games", f"/api/tables/{table}"):
                with contextlib.suppress(httpx.HTTPError):
                    client.get(path, headers={"Authorization": f"Bearer {token_hex(32)}"})


def greetings(port: int, table: str) -> None:
    """One socket after the other asks for the whole match."""
    start = UPGRADE.format(table=table).encode() + text(b'{"after":-1}')
    while True:
        with contextlib.suppress(OSError), connected(port) as near:
            near.sendall(start)
            while near.recv(65536).count(b'"pace"') == 0:
                pass


def messages_without_a_token(port: int, table: str) -> None:
    start = UPGRADE.format(table=table).encode() + text(b"{}")
    while True:
        with contextlib.suppress(OSError), connected(port) as near:
            near.sendall(start)
            while near.recv(65536):
                near.sendall(text(b'{"do":"ready","id":1}') * 30)


def responses_never_read(port: int, _table: str) -> None:
    pour(port, b"", REQUEST * 200)


def flood(port: int, path: Callable[[], str]) -> None:
    """One request after the other on each of many connections, as fast as they are answered."""

    def request() -> bytes:
        return f"GET {path()} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()

    with selectors.DefaultSelector() as ready:
        for _ in range(CONNECTIONS):
            near = connected(port)
            near.sendall(request())
            ready.register(near, selectors.EVENT_READ)
        while ready.get_map():
            for key, _events in ready.select():
                near = cast(socket.socket, key.fileobj)
                answer = b""
                with contextlib.suppress(OSError):
                    answer = near.recv(2**20)
                    near.sendall(request())
                if not answer:
                    ready.unregister(near)
                    near.close()


def plain_requests(port: int, _table: str) -> None:
    flood(port, lambda: "/")


def guesses(port: int, _table: str) -> None:
    """Join codes."""
    flood(port, lambda: f"/api/tables/{Entropy().code()}")


def silent_handshakes(port: int, _table: str) -> None:
    while True:
        held = []
        with contextlib.suppress(OSError):
            held += [connected(port) for _ in range(CONNECTIONS)]
        time.sleep(0.1)


def handshakes(port: int, _table: str) -> None:
    """One whole handshake after the other, on many connections at once."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE

    def shake_hands() -> None:
        while True:
            with contextlib.suppress(OSError), connected(port) as near:
                context.wrap_socket(near).close()

    with ThreadPoolExecutor(50) as threads:
        for _ in range(50):
            threads.submit(shake_hands)


def replays(port: int, _table: str) -> None:
    """Match files that cost computing to refuse, and whole ones that are answered in full."""
    header = {"match": 1, "game": "pixoid", "options": {}, "seats": ["a", "b", "c", "d"]}
    lines = [json.dumps(header), *(json.dumps({"n": n, "choices": {}}) for n in range(5_000))]
    whole = play("pixoid", ["random"] * 4, seed=1).write()
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30) as client:
        while True:
            for content in ("\n".join(lines), whole):
                with contextlib.suppress(httpx.HTTPError):
                    client.post("/api/replays", content=content)


ATTACKS: dict[str, tuple[Attack, int]] = {
    "many header lines": (many_header_lines, 1),
    "one endless header": (one_endless_header, 1),
    "idle and half-sent": (idle_connections, 1),
    "connections without end": (connections_without_end, 1),
    "pings never read": (pings_never_read, 2),
    "responses never read": (responses_never_read, 1),
    "anonymous replays": (replays, 2),
    "made-up tokens": (made_up_tokens, 2),
    "greetings for a whole match": (greetings, 2),
    "messages without a token": (messages_without_a_token, 2),
    "plain requests": (plain_requests, 1),
    "guesses of codes": (guesses, 1),
    "silent handshakes": (silent_handshakes, 1),
    "handshakes": (handshakes, 2),
}
"""With the number of processes that carry each out."""
SECURE = ("silent handshakes", "handshakes")
"""Attacks on a server that speaks TLS itself."""


def player_times(live: Live, n: int, legal: list[str], seconds: float) -> list[float]:
    """Seconds from sending a choice to its acknowledgement."""
    times: list[float] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        number, began = len(times), time.perf_counter()
        message = {"do": "seal", "id": number, "n": n, "hand": 0, "action": legal[number % 2]}
        live.socket.send(json.dumps(message))
        while live.hear().get("id") != number:
            pass
        times.append(time.perf_counter() - began)
        time.sleep(PAUSE)
    return times


@contextlib.contextmanager
def attacked(attack: Attack, processes: int, port: int, table: str) -> Iterator[None]:
    attackers = [
        multiprocessing.Process(target=attack, args=(port, table), daemon=True)
        for _ in range(processes)
    ]
    for attacker in attackers:
        attacker.start()
    yield
    for attacker in attackers:
        attacker.kill()
        attacker.join()


class Result(Struct, frozen=True):
    """Seconds of each choice, of the longest turn, and bytes of memory."""

    quiet: list[float]
    times: list[float]
    turn: float
    before: int
    half_way: int
    at_end: int

    @property
    def is_bearable(self) -> bool:
        slowest = max(self.times) * 1e3
        return slowest < SLOWEST_MS and self.at_end <= self.half_way * MOST_GROWTH

    def row(self, name: str) -> str:
        times = (*milliseconds(self.quiet), *milliseconds(self.times), self.turn * 1e3)
        memory = (f"{part / 1e6:.0f} MB" for part in (self.before, self.half_way, self.at_end))
        row = "| {} | {:.1f} / {:.1f} ms | {:.1f} / {:.1f} ms | {:.1f} ms | {} | {} | {} |"
        return row.format(name, *times, *memory)


def milliseconds(times: list[float]) -> tuple[float, float]:
    """The median and the worst."""
    return statistics.median(times) * 1e3, max(times) * 1e3


def under_attack(server: TimedServer, name: str, table: str, play: Play, seconds: float) -> Result:
    attack, processes = ATTACKS[name]
    memory = psutil.Process(server.pid).memory_info
    quiet, before = play(seconds / 2), memory().rss
    server.longest_turn()
    with attacked(attack, processes, server.wanted.port, table):
        times, half_way = play(seconds / 2), memory().rss
        times += play(seconds / 2)
        return Result(quiet, times, server.longest_turn(), before, half_way, memory().rss)


def play_out(url: str) -> str:
    """A table whose match bots have played."""
    bots = [{"kind": "bot", "bot": "greedy"}] * 2
    group = Group(url, {"game": "qwixx", "seats": bots}, people=0).start()
    while group.host.look()["status"] != "over":
        time.sleep(0.2)
    return str(group.table)


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("attack", nargs="*", choices=[*ATTACKS, []], help="all, if none is named")
    options.add_argument("--seconds", type=float, default=8.0, help="of each attack")
    chosen = options.parse_args()
    names = chosen.attack or [*ATTACKS]
    bearable = True
    for line in HEAD:
        print(line)
    for secure in (False, True):
        some = [name for name in names if (name in SECURE) == secure]
        bearable &= not some or attack_one(some, chosen.seconds, secure=secure)
    return 0 if bearable else 1


def attack_one(names: list[str], seconds: float, *, secure: bool) -> bool:
    """Whether one server bears all these attacks."""
    stock = Settings("sqlite:///none")
    with tempfile.TemporaryDirectory() as folder:
        certificate = None
        if secure:
            certificate = f"{folder}/certificate.pem"
            keys = ["-keyout", certificate, "-out", f"{folder}/only.pem", "-subj", "/CN=localhost"]
            make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", *keys]
            subprocess.run(make, check=True, capture_output=True)
            with Path(certificate).open("ab") as whole:
                whole.write(Path(folder, "only.pem").read_bytes())
        wanted = Wanted(
            f"sqlite:///{folder}/tables.db",
            certificate=certificate,
            anonymous=stock.anonymous,
            failures=stock.failures,
            table_failures=stock.table_failures,
            work=stock.work,
            stored=stock.stored,
            bounds=stock.bounds,
        )
        with closing(TimedServer(wanted)) as server:
            group = Group(server.url, open_seats(2, game="qwixx"), people=2).start()
            person = group.people[0]
            live = person.live()
            seen = live.hear_until("snapshot")
            play = partial(player_times, live, seen["n"], person.owed(seen)[0])
            table = play_out(server.url)
            bearable = True
            for name in names:
                longer = seconds * LONGER.get(name, 1)
                result = under_attack(server, name, table, play, longer)
                print(result.row(name), flush=True)
                bearable &= result.is_bearable
            close_all()
    return bearable


if __name__ == "__main__":
    sys.exit(main())
