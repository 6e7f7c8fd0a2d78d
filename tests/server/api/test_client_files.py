"""The client's files: caches that have them, and what is compressed."""

import pytest

from tests.server.harness import calls
from tests.server.harness.served import Served

pytestmark = pytest.mark.parametrize("engine", ["sqlite"], indirect=True)


@pytest.mark.parametrize(
    ("known", "status"),
    [
        ("{tag}", 304),
        ("W/{tag}", 304),
        ('"another", {tag}', 304),
        ("*", 304),
        ('"another"', 200),
        ('"another", W/"third"', 200),
    ],
)
def test_a_cache_that_has_a_file_gets_it_only_once(server: Served, known: str, status: int) -> None:
    tag = calls.get(f"{server.url}/").headers["etag"]
    headers = {"If-None-Match": known.format(tag=tag)}
    assert calls.get(f"{server.url}/", headers=headers).status_code == status


@pytest.mark.parametrize(
    ("encodings", "packed"),
    [
        ("gzip", True),
        ("br, GZIP;q=0.5", True),
        ("gzip;q=0", False),
        ("br, gzip; q=0.000", False),
        ("identity", False),
    ],
)
def test_a_page_is_compressed_for_those_who_take_it(
    server: Served, encodings: str, *, packed: bool
) -> None:
    answer = calls.get(f"{server.url}/", headers={"Accept-Encoding": encodings})
    assert (answer.headers.get("content-encoding") == "gzip") == packed
    assert "<html" in answer.text
