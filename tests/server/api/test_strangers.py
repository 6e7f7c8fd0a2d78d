"""Nobody acts for another's seat."""

import pytest

from tests.server.api.test_tables import refusal
from tests.server.harness.client import Caller, Group, Json, Refused, open_seats
from tests.server.harness.served import Served

WISH = open_seats(2, game="qwixx")


def calls(n: int) -> list[tuple[str, str, Json | None]]:
    return [
        ("POST", "/choices", {"n": n, "hand": 0, "action": "pass"}),
        ("DELETE", f"/choices/{n}/0", None),
        ("POST", "/leave", None),
        ("POST", "/ready", None),
        ("POST", "/reactions", {"reaction": "wow"}),
        ("POST", "/host", None),
    ]


def test_random_foreign_dead_and_missing_tokens_open_nothing(server: Served) -> None:
    group, other = (Group(server.url, WISH, people=2).start() for _ in range(2))
    gone = Group(server.url, WISH, people=2)
    gone.people[0].at("POST", "/leave")
    strangers: dict[str, str | None] = {
        "missing": None,
        "random": "ab" * 32,
        "another table's": other.people[0].token,
        "another table's host's": other.host.token,
        "of who left": gone.people[0].token,
        "the table's id": group.table,
        "the code": group.code,
        "empty-looking": "0",
        "cut short": str(group.people[0].token)[:-1],
    }
    before = group.host.look()
    for token in strangers.values():
        stranger = Caller(server.url, group.table, token=token)
        for method, path, body in calls(before["n"]):
            with pytest.raises(Refused) as call:
                stranger.at(method, path, body)
            assert call.value.status == 401
    assert group.host.look() == before


def test_the_host_s_token_is_no_seat_s(server: Served) -> None:
    group = Group(server.url, WISH, people=2).start()
    before = group.host.look()
    for method, path, body in calls(before["n"]):
        with pytest.raises(Refused) as call:
            group.host.at(method, path, body)
        assert refusal(call) == (403, "no-seat")
    assert group.host.look() == before


def test_a_seat_chooses_for_its_own_hands_alone(server: Served) -> None:
    group = Group(server.url, WISH, people=2).start()
    before = group.people[1].look()
    for method, path, body in calls(before["n"])[:2]:
        with pytest.raises(Refused) as call:
            group.people[1].at(method, path, body)
        assert refusal(call) == (403, "not-your-hand")
    assert group.people[1].look() == before


def test_a_token_in_another_form_is_not_one(server: Served) -> None:
    group = Group(server.url, WISH, people=2).start()
    token = group.people[0].token
    for header in (f"Basic {token}", f"Bearer {token}x", "Bearer", token or ""):
        answer = Caller(server.url).http.get(
            f"/api/tables/{group.table}", headers={"Authorization": header}
        )
        assert answer.status_code == 401


def test_nobody_in_particular_knows_least(server: Served) -> None:
    group = Group(server.url, WISH, people=2).start()
    for viewer in (group.host, Caller(server.url, group.table)):
        assert viewer.look()["mine"] is None
    stored = str(group.people[0].look())
    assert str(group.people[1].token) not in stored
    assert str(group.host.token) not in stored
