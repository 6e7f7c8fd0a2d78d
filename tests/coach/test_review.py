"""What the coach says of a match afterwards, and how the terminal tells it."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tablecade.coach import COSTLY, review
from tablecade.core.hand import Seat
from tablecade.core.packages import GAMES
from tests.cli.conftest import run
from tests.cli.running import Run
from tests.playing import Setting, random_match

__all__ = ["run"]  # the fixture of the command's own tests


@pytest.mark.parametrize(
    "setting",
    [Setting("pixoid", 4, {"variant": "short"}), Setting("qwixx", 2, {})],
    ids=str,
)
def test_random_play_is_costly_and_told_so(setting: Setting, run: Run, tmp_path: Path) -> None:
    match = random_match(setting, 5)
    game = GAMES[setting.game]
    remarks = review(game, match)
    assert remarks
    for remark in remarks:
        assert remark.loss >= COSTLY[remark.unit]
        assert remark.chosen == match.decisions[remark.n].choices[str(remark.hand)]
        assert remark.better
        assert remark.chosen != remark.better[0].action
    assert [remark.n for remark in remarks] == sorted(remark.n for remark in remarks)
    path = tmp_path / "match.jsonl"
    path.write_text(match.write())
    told = run("review", str(path))
    assert told.code == 0
    assert len(told.out.splitlines()) == len(remarks)


def test_one_seat_alone() -> None:
    match = random_match(Setting("qwixx", 2, {}), 5)
    remarks = review(GAMES["qwixx"], match, seats={Seat(1)})
    assert remarks
    assert {remark.seat for remark in remarks} == {Seat(1)}


def test_choices_that_others_made_are_not_remarked_on() -> None:
    match = random_match(Setting("qwixx", 2, {}), 5)
    costly = [(remark.n, str(remark.hand)) for remark in review(GAMES["qwixx"], match)]
    (n, hand), *others = costly
    for by, expected in (("bell", others), ("human", costly)):
        lines = [replace(line, by={hand: by}) if line.n == n else line for line in match.decisions]
        remarks = review(GAMES["qwixx"], replace(match, decisions=tuple(lines)))
        assert [(remark.n, str(remark.hand)) for remark in remarks] == expected


def test_a_false_match_is_no_match_to_review(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_text("{}\n")
    told = run("review", str(path))
    assert told.code == 1
    assert "line 1" in told.err


def test_chance_plays_no_part() -> None:
    match = random_match(Setting("qwixx", 2, {}), 6)
    assert review(GAMES["qwixx"], match) == review(GAMES["qwixx"], match)
