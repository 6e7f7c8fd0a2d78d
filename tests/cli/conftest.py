import sys
from pathlib import Path

import pytest

from tests.cli.running import Ran, Run, run_main


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """The command with a data folder of its own, speaking English."""
    monkeypatch.setattr(sys, "argv", sys.argv)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("TABLECADE_LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "120")

    def run(*args: str) -> Ran:
        return run_main(args, capsys)

    return run
