"""Choices by hand on a plain socket: however the bytes come, the answers are the protocol's."""

import json
import re
import socket
from collections.abc import Iterator
from contextlib import closing

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from tablecade.server.transport.calls import LONGEST_CHOICE, LONGEST_HEAD, Call, Unfit, read_call
from tablecade.server.transport.sockets import framed
from tests.server.api.test_tables import place_all
from tests.server.harness.client import Group, Json, Person, open_seats
from tests.server.harness.served import Served

LENGTH = re.compile(rb"content-length: (\d+)")


class Wire:
    """One connection, and what came over it so far."""

    def __init__(self, server: Served, person: Person) -> None:
        self.socket = socket.create_connection(("127.0.0.1", server.wanted.port), timeout=60)
        self.person = person
        self._buffer = b""

    def request(self, body: bytes, *extra: str, version: str = "1.1") -> bytes:
        sized = (
            () if any("Transfer" in line for line in extra) else (f"Content-Length: {len(body)}",)
        )
        lines = (
            f"POST /api/tables/{self.person.table}/choices HTTP/{version}",
            "Host: x",
            f"Authorization: Bearer {self.person.token}",
            *sized,
            *extra,
        )
        return "\r\n".join((*lines, "", "")).encode() + body

    def send(self, *pieces: bytes) -> None:
        for piece in pieces:
            self.socket.sendall(piece)

    def head(self) -> bytes:
        while b"\r\n\r\n" not in self._buffer:
            self._more()
        head, _, self._buffer = self._buffer.partition(b"\r\n\r\n")
        return head.lower()

    def answer(self) -> tuple[int, Json]:
        head = self.head()
        length = LENGTH.search(head)
        assert length is not None, head
        while len(self._buffer) < int(length[1]):
            self._more()
        body, self._buffer = self._buffer[: int(length[1])], self._buffer[int(length[1]) :]
        return int(head.split()[1]), json.loads(body)

    def _more(self) -> None:
        data = self.socket.recv(65536)
        assert data, f"closed after {self._buffer!r}"
        self._buffer += data

    def ended(self) -> bool:
        return self.socket.recv(1) == b""


@pytest.fixture
def wire(server: Served) -> Iterator[Wire]:
    group = Group(server.url, open_seats(4, game="pixoid"), people=4).start()
    place_all(group)
    wire = Wire(server, group.people[0])
    with closing(wire.socket):
        yield wire


def choice(person: Person, number: int = 0, **other: object) -> tuple[bytes, Json]:
    n, legal = person.look()["n"], person.owed() or {0: ["up1"]}
    body = {"n": n, "hand": 0, "action": legal[0][number], **other}
    return json.dumps(body).encode(), {"n": n, "hand": 0}


def test_a_request_that_comes_byte_by_byte(wire: Wire) -> None:
    body, answered = choice(wire.person)
    request = wire.request(body)
    wire.send(*(request[at : at + 1] for at in range(len(request))))
    assert wire.answer() == (200, answered)


def test_a_head_that_comes_before_its_body(wire: Wire) -> None:
    body, answered = choice(wire.person)
    request = wire.request(body)
    wire.send(request[: -len(body)])
    assert wire.person.look()["sealed"] == []
    wire.send(body[:5])
    assert wire.person.look()["sealed"] == []
    wire.send(body[5:])
    assert wire.answer() == (200, answered)


def test_many_choices_over_one_connection(wire: Wire) -> None:
    for number in (0, 1, 0, 2):
        body, answered = choice(wire.person, 0)
        action = json.loads(body) | {
            "action": wire.person.look()["mine"]["hands"]["0"]["legal"][number]
        }
        wire.send(wire.request(json.dumps(action).encode(), "Connection: keep-alive"))
        assert wire.answer() == (200, answered)
    assert wire.person.look()["mine"]["hands"]["0"]["choice"] == action["action"]


def test_readiness_is_answered_alike_by_id_and_by_code(wire: Wire) -> None:
    """The first goes a shorter way; nobody can tell."""
    person, code = wire.person, wire.person.look()["code"]
    for token in (person.token, "0" * 64, None):
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        by_id, by_code = (
            person.http.post(f"/api/tables/{table}/ready", headers=headers)
            for table in (person.table, code)
        )
        assert (by_id.status_code, by_id.content) == (by_code.status_code, by_code.content)
        assert by_id.headers == by_code.headers


TABLE = "0123456789abcdef0123"
LINE = f"POST /api/tables/{TABLE}/choices HTTP/1.1"
PLAIN = ("Host: x", "Authorization: Bearer t", "Content-Length: 2")


def told(*headers: str, line: str = LINE, body: bytes = b"{}") -> bytes:
    return "\r\n".join((line, *headers, "", "")).encode() + body


def test_a_plain_call_is_read() -> None:
    assert read_call(told(*PLAIN)) == Call(TABLE, b"choices", b"Bearer t", b"{}")
    assert read_call(told(*PLAIN, "connection:keep-alive")) == read_call(told(*PLAIN))
    ready = told(*PLAIN[:2], line=LINE.replace("choices", "ready"), body=b"")
    assert read_call(ready) == Call(TABLE, b"ready", b"Bearer t", b"")


@pytest.mark.parametrize(
    "data",
    [
        told(*PLAIN, line=LINE.replace("1.1", "1.0")),
        told(*PLAIN, line=LINE.replace("POST", "GET")),
        told(*PLAIN, line=LINE.replace(TABLE, "KMNPQR")),
        told(*PLAIN[:1], *PLAIN[2:]),
        told(*PLAIN, "authorization: Bearer u"),
        told(*PLAIN, "Content-Length: 2"),
        told(*PLAIN[:2], "Content-Length: +2"),
        told(*PLAIN[:2], "Content-Length: 99999"),
        told(*PLAIN[:2], f"Content-Length: {LONGEST_CHOICE + 1}"),
        told(*PLAIN, "Transfer-Encoding: chunked"),
        told(*PLAIN, "Expect: 100-continue"),
        told(*PLAIN, "Connection: close"),
        told(*PLAIN, "Upgrade: websocket"),
        told(*PLAIN, " folded"),
        told(*PLAIN, "\tfolded"),
        told(*PLAIN, "X: a\nTransfer-Encoding: chunked"),
        told(*PLAIN, "X: a\rTransfer-Encoding: chunked"),
        told(*PLAIN, "X: " + "a" * LONGEST_HEAD),
        told(*PLAIN, body=b"{} and more"),
        told(*PLAIN)[:-8],
        b"",
    ],
)
def test_whoever_tells_it_otherwise_goes_the_long_way(data: bytes) -> None:
    assert read_call(data) is Unfit.ODD


@pytest.mark.parametrize("missing", [1, 2])
def test_a_call_that_is_not_all_there_is_waited_for(missing: int) -> None:
    assert read_call(told(*PLAIN)[:-missing]) is Unfit.SHORT


def test_requests_sent_ahead_are_answered_in_order(wire: Wire) -> None:
    """Right ones and wrong ones go different ways inside, and still come back one by one."""
    (first, answered), (second, _) = choice(wire.person, 0), choice(wire.person, 1)
    look = f"GET /api/tables/{wire.person.table} HTTP/1.1\r\nHost: x\r\n\r\n".encode()
    stale, _ = choice(wire.person, n=99)
    requests = [wire.request(body) for body in (first, stale, second)]
    wire.send(requests[0] + look + requests[1] + requests[2] + look)
    assert wire.answer() == (200, answered)
    assert wire.answer()[1]["sealed"] == [0]
    assert wire.answer()[0] == 409
    assert wire.answer() == (200, answered)
    assert wire.answer()[0] == 200


def test_a_body_in_chunks(wire: Wire) -> None:
    body, answered = choice(wire.person)
    chunks = b"%x\r\n%s\r\n%x\r\n%s\r\n0\r\n\r\n" % (3, body[:3], len(body) - 3, body[3:])
    wire.send(wire.request(chunks, "Transfer-Encoding: chunked"))
    assert wire.answer() == (200, answered)


def test_who_asks_before_sending_is_told_to_go_on(wire: Wire) -> None:
    body, answered = choice(wire.person)
    request = wire.request(body, "Expect: 100-continue")
    wire.send(request[: -len(body)])
    assert wire.head().startswith(b"http/1.1 100")
    wire.send(body)
    assert wire.answer() == (200, answered)


@pytest.mark.parametrize("size", [LONGEST_CHOICE + 1, 90_000])
def test_a_long_body_is_read_to_its_end_and_answered(wire: Wire, size: int) -> None:
    """Spaces mean nothing in JSON: the choice is right, and merely goes the long way."""
    body, answered = choice(wire.person)
    wire.send(wire.request(body + b" " * (size - len(body))))
    assert wire.answer() == (200, answered)


def test_a_body_beyond_the_limit_is_refused(wire: Wire) -> None:
    wire.send(wire.request(b"{" + b" " * 120_000))
    assert wire.answer()[0] == 413


@pytest.mark.parametrize(
    ("extra", "version"), [(("Connection: close",), "1.1"), ((), "1.0")], ids=["close", "1.0"]
)
def test_a_last_request_ends_the_connection(
    wire: Wire, extra: tuple[str, ...], version: str
) -> None:
    body, answered = choice(wire.person)
    wire.send(wire.request(body, *extra, version=version))
    assert wire.answer() == (200, answered)
    assert wire.ended()


def test_a_caller_who_hangs_up_has_chosen_all_the_same(wire: Wire) -> None:
    body, _ = choice(wire.person)
    wire.send(wire.request(body))
    wire.socket.close()
    while wire.person.look()["sealed"] != [0]:
        pass


def test_the_answer_has_the_headers_of_every_answer(wire: Wire) -> None:
    body, _ = choice(wire.person)
    wire.send(wire.request(body))
    heads = [wire.head()]
    wire._buffer = b""
    wire.send(f"GET /api/tables/{wire.person.table} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    heads.append(wire.head())
    names = [sorted(line.split(b":")[0] for line in head.split(b"\r\n")[1:]) for head in heads]
    assert names[0] == names[1]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_frame_is_what_a_websocket_library_reads(size: int) -> None:
    text = b"x" * size
    reader = StreamReader()
    reader.feed_data(framed(text))
    parsing = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as ended:
        next(parsing)
    frame: Frame = ended.value.value
    assert (frame.opcode, bytes(frame.data), frame.fin) == (Opcode.TEXT, text, True)
