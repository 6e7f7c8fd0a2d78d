"""Notices between processes: followed where they can be, and unreadable for others."""

import base64
from itertools import pairwise

import pytest
from msgspec.structs import replace

from tablecade.core.hand import Seat
from tablecade.server.store.batch import edited
from tablecade.server.store.notices import MOST_BYTES, follow, notice
from tablecade.server.table import play, schedule
from tablecade.server.table.table import Table, Waiting, with_schedule, with_setting
from tests.server.table.test_play import pixoid, sealed_by_all
from tests.server.table.test_table import NOW, own, started


def followed(known: Table, text: str) -> Table | None:
    table_id, version, _n, *rest = text.split(" ")
    assert table_id == known.id
    return follow(known, int(version), rest[0]) if rest else None


def steps(table: Table, turns: int) -> list[Table]:
    values = [table]
    for _ in range(turns):
        values.append(edited(values[-1], lambda t, _now: sealed_by_all(t), NOW))
    return values


def test_a_notice_leads_to_the_same_value_as_the_change() -> None:
    values = steps(pixoid(None, None, None, None), turns=8)
    for old, new in pairwise(values):
        assert followed(old, notice(old, new)) == new


def test_a_notice_of_several_decisions_leads_to_the_last_value() -> None:
    first, *_, last = steps(pixoid(None, None, None, None), turns=6)
    assert followed(first, notice(first, last)) == last


def test_a_seal_a_pause_and_a_replaced_choice_are_followed() -> None:
    old = started(None, None)
    new = edited(old, lambda t, now: play.seal(t, Seat(0), own(t, 0), now=now), NOW)
    assert new.waiting
    assert followed(old, notice(old, new)) == new
    paused = edited(new, lambda t, now: schedule.pause(t, now=now), NOW + 1)
    assert followed(new, notice(new, paused)) == paused


def test_a_notice_follows_its_own_version_only() -> None:
    first, second, third = steps(pixoid(None, None, None, None), turns=2)
    assert followed(first, notice(second, third)) is None
    assert followed(third, notice(first, second)) is None


def test_what_was_chosen_can_be_read_by_nobody_else() -> None:
    old = started(None, None)
    new = edited(old, lambda t, now: play.seal(t, Seat(0), own(t, 0), now=now), NOW)
    text = notice(old, new)
    hidden = base64.b64decode(text.split(" ")[3])
    assert own(old, 0).action.encode() not in hidden
    assert followed(with_setting(old, root="00" * 32), text) is None


def test_the_same_version_is_told_in_other_bytes() -> None:
    """A version comes up twice after a backup was restored; a nonce must not."""
    old, new = steps(pixoid(None, None, None, None), turns=1)
    one, other = (base64.b64decode(notice(old, new).split(" ")[3]) for _ in range(2))
    assert one[:12] != other[:12]
    assert one[12:] != other[12:]


@pytest.mark.parametrize("place", [0, 20, -1])
def test_a_notice_that_somebody_else_wrote_is_not_followed(place: int) -> None:
    old, new = steps(pixoid(None, None, None, None), turns=1)
    head, _, hidden = notice(old, new).rpartition(" ")
    forged = bytearray(base64.b64decode(hidden))
    forged[place] ^= 1
    assert followed(old, f"{head} {base64.b64encode(forged).decode()}") is None
    assert follow(old, new.version + 1, hidden) is None
    assert follow(replace(old, id="another"), new.version, hidden) is None
    assert follow(old, new.version, "not base64") is None


def test_another_setting_is_not_told() -> None:
    old = started(None, None)
    new = edited(old, lambda t, _now: with_setting(t, coach=not t.setting.coach), NOW)
    assert notice(old, new) == f"{new.id} {new.version} {new.n}"


def test_what_does_not_fit_is_not_told() -> None:
    old = started(None, None)
    long = {hand: Waiting("a" * MOST_BYTES) for hand in old.unsealed}
    new = edited(old, lambda t, _now: replace(with_schedule(t, claim=1.0), waiting=long), NOW)
    assert notice(old, new) == f"{new.id} {new.version} {new.n}"
