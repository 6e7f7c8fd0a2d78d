"""`tablecade verify`: one line a file, exit 0 or 1, never a traceback."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import UNSET
from msgspec.structs import replace

from tablecade.core.match import BY_HAND, Closing, Match
from tablecade.locales import LANGUAGES, sentences
from tests.cli.running import Run
from tests.playing import SETTINGS, Setting, random_match


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.jsonl"
    path.write_text(random_match(Setting("qwixx", 2, {}), 1).write())
    return path


def _ending(match: Match) -> str:
    """The English sentence up to the winners."""
    assert match.outcome is not None
    reason = sentences("en").reason(match.header.game, match.outcome.reason)
    winners = (match.header.seats[seat] for seat in match.outcome.winners)
    return f"Ended {reason}. Won by: {', '.join(winners)}."


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_true_match_is_proven_with_its_outcome(
    setting: Setting, run: Run, tmp_path: Path
) -> None:
    path = tmp_path / "match.jsonl"
    match = random_match(setting, 5)
    path.write_text(match.write())
    ran = run("verify", str(path))
    assert match.closing is not None
    assert ran.code == 0
    assert ran.out.startswith(f"{path}: {_ending(match)}")


def test_a_match_that_goes_on_is_unfinished(run: Run, tmp_path: Path) -> None:
    match = random_match(Setting("qwixx", 2, {}), 1)
    path = tmp_path / "match.jsonl"
    path.write_text(Match(match.header, match.decisions[:9]).write())
    assert run("verify", str(path)).out == f"{path}: unfinished\n"
    german = run("verify", str(path), "--language", "de").out
    assert german == f"{path}: nicht zu Ende gespielt\n"


def test_a_false_match_names_file_line_and_reason(run: Run, file: Path) -> None:
    lines = file.read_text().splitlines()
    lines[3] = '{"n": 2, "choices": {"0": "red2", "1": "pass"}}'
    file.write_text("\n".join(lines))
    ran = run("verify", str(file))
    assert ran.code == 1
    assert ran.out == ""
    assert ran.err == (
        f"{file}: line 4: Hand 0 may not choose red2: The dice do not give red 2. (QX-2.3)\n"
    )


def test_every_file_is_checked_even_after_a_bad_one(run: Run, file: Path) -> None:
    missing = file.parent / "missing.jsonl"
    ran = run("verify", str(missing), str(file))
    assert ran.code == 1
    assert ran.err == f"{missing}: there is no such file or folder.\n"
    assert ran.out.startswith(f"{file}: ")


def test_the_reason_is_told_in_the_language_asked_for(run: Run, file: Path) -> None:
    file.write_text("{}\n")
    told = {run("verify", str(file), "--language", code).err for code in ("en", "pl", "fr", "de")}
    assert len(told) == 4


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Ended by the fourth miss. Won by: B. Scores: A -12, B 8."),
        ("pl", "Partia zakończona czwartym nietrafieniem. Zwycięstwo: B. Punkty: A -12, B 8."),
        ("fr", "Partie finie par le quatrième raté. Victoire\u00a0: B. Points\u00a0: A -12, B 8."),
        ("de", "Beendet durch den vierten Fehlwurf. Sieg für B. Punkte: A -12, B 8."),
    ],
)
def test_the_outcome_is_told_in_the_language_asked_for(
    language: str, told: str, run: Run, file: Path
) -> None:
    assert run("verify", str(file), "--language", language).out == f"{file}: {told}\n"


@settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(content=st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_any_file_gets_one_line_and_no_traceback(run: Run, file: Path, content: bytes) -> None:
    file.write_bytes(content)
    ran = run("verify", str(file))
    assert ran.code == 1
    assert ran.err.count("\n") == 1
    assert ran.err.startswith(f"{file}: line 1: ")


def test_dice_rolled_by_hand_are_said_to_be_unproven(run: Run, tmp_path: Path) -> None:
    match = random_match(Setting("qwixx", 2, {}), 1)
    assert match.closing is not None
    header = replace(match.header, dice=BY_HAND)
    path = tmp_path / "match.jsonl"
    path.write_text(Match(header, match.decisions, Closing(match.outcome or UNSET)).write())
    ran = run("verify", str(path))
    proven, unproven = ran.out.splitlines()
    assert ran.code == 0
    assert proven.startswith(f"{path}: {_ending(match)}")
    assert unproven.startswith("The dice were rolled by hand")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_file_is_told_in_the_language(language: str, run: Run, tmp_path: Path) -> None:
    missing = tmp_path / "missing.jsonl"
    ran = run("verify", str(missing), "--language", language)
    assert sentences(language).say("file-enoent") in ran.err
    assert len(ran.err.splitlines()) == 1
