import re

import pytest
from msgspec.structs import replace

from tests.perft.cases import CASES, DOC, Case, document

MOST = 3_000_000
"""Sequences counted in every run. The two greater counts take half a minute."""


def documented() -> dict[tuple[str, int], int]:
    rows = re.findall(
        r"^\| (.+) \| (\d+) \| ([\d,]+) \|$", DOC.read_text(encoding="utf-8"), re.MULTILINE
    )
    return {(name, int(depth)): int(count.replace(",", "")) for name, depth, count in rows}


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_small_counts_are_as_documented(case: Case) -> None:
    known = {depth: count for (name, depth), count in documented().items() if name == case.name}
    small = tuple(depth for depth in case.depths if known[depth] <= MOST)
    assert small
    assert dict(replace(case, depths=small).counts()) == {depth: known[depth] for depth in small}


@pytest.mark.long
def test_the_page_is_as_written() -> None:
    assert document() == DOC.read_text(encoding="utf-8")
