"""Attacks one server on this machine, and measures what a player notices.

`python -m bench.attack [ATTACK…] [--seconds 8]`: each attack runs for some seconds from processes
of its own, while a player seals choices over a socket. Printed are the player's median and worst
time from sending a choice to its acknowledgement, just before the attack and during it; the longest
time the event loop computed without a pause; and the server's memory before and during the attack.

The player's times contain whatever else the machine does; the time of the loop does not.
"""

import argparse
import contextlib
import json
import multiprocessing
import socket
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial

import httpx
import psutil
from tests.server.harness.client import Group, Live, close_all, open_seats
from tests.server.harness.served import Wanted

from bench.load.turns import TimedServer
from tablecade.games import GAMES
from tablecade.lab.simulation import Simulation, simulate
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
    " | memory before | memory during |",
    "|---|---|---|---|---|---|",
)

Attack = Callable[[int, str], None]
"""With the port and the table."""
Play = Callable[[float], list[float]]
"""Plays for so many seconds, and gives the time of each choice."""


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
    pour(port, UPGRADE.format(table=table).encode() + b"\x81\x82\0\0\0\0{}", PING * 500)


def responses_never_read(port: int, _table: str) -> None:
    pour(port, b"", REQUEST * 200)


def replays(port: int, _table: str) -> None:
    """Match files that cost computing to refuse, and whole ones that are answered in full."""
    header = {"match": 1, "game": "pixoid", "options": {}, "seats": ["a", "b", "c", "d"]}
    lines = [json.dumps(header), *(json.dumps({"n": n, "choices": {}}) for n in range(5_000))]
    bots = Simulation(GAMES["pixoid"], {}, ("random",) * 4, seed=1)
    whole = next(simulate(bots, games=1)).write()
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
}
"""With the number of processes that carry each out."""


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


def milliseconds(times: list[float]) -> tuple[float, float]:
    """The median and the worst."""
    return statistics.median(times) * 1e3, max(times) * 1e3


def under_attack(server: TimedServer, name: str, table: str, play: Play, seconds: float) -> str:
    attack, processes = ATTACKS[name]
    memory = psutil.Process(server.pid).memory_info
    quiet, before = play(seconds / 2), memory().rss
    server.longest_turn()
    with attacked(attack, processes, server.wanted.port, table):
        times = play(seconds)
        turn, during = server.longest_turn() * 1e3, memory().rss
    figures = (*milliseconds(quiet), *milliseconds(times), turn, before / 1e6, during / 1e6)
    row = "| {} | {:.1f} / {:.1f} ms | {:.1f} / {:.1f} ms | {:.1f} ms | {:.0f} MB | {:.0f} MB |"
    return row.format(name, *figures)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("attack", nargs="*", choices=[*ATTACKS, []], help="all, if none is named")
    options.add_argument("--seconds", type=float, default=8.0, help="of each attack")
    chosen = options.parse_args()
    stock = Settings("sqlite:///none")
    with tempfile.TemporaryDirectory() as folder:
        wanted = Wanted(
            f"sqlite:///{folder}/tables.db",
            anonymous=stock.anonymous,
            work=stock.work,
            stored=stock.stored,
        )
        with closing(TimedServer(wanted)) as server:
            group = Group(server.url, open_seats(2, game="qwixx"), people=2).start()
            person = group.people[0]
            live = person.live()
            seen = live.hear_until("snapshot")
            play = partial(player_times, live, seen["n"], person.owed(seen)[0])
            for line in HEAD:
                print(line)
            for name in chosen.attack or ATTACKS:
                print(under_attack(server, name, group.table, play, chosen.seconds), flush=True)
            close_all()


if __name__ == "__main__":
    main()
