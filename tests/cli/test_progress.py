"""Progress in a log: a line now and then, and none for what is quick."""

import pytest

from tablecade.cli.speech import LINE_SECONDS, Progress


def test_a_log_gets_a_line_now_and_then(
    capsys: pytest.CaptureFixture[str],
) -> None:
    now = [0.0]
    with Progress("Playing", 40, clock=lambda: now[0]) as progress:
        for _ in range(40):
            now[0] += LINE_SECONDS / 10
            progress.advance(1)
    lines = capsys.readouterr().err.splitlines()
    assert lines == ["Playing 10/40", "Playing 20/40", "Playing 30/40", "Playing 40/40"]


def test_what_is_quick_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    with Progress("Playing", 40, clock=lambda: 0.0) as progress:
        progress.advance(40)
    assert capsys.readouterr().err == ""
