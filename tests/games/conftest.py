from pathlib import Path

import pytest


@pytest.fixture
def data_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place of the test's own for solved boards."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path
