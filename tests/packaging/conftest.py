"""Wheel and sdist of this checkout, built once."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def build(folder: Path, *kinds: str, source: Path = ROOT) -> None:
    """As `make wheel` does, with the build backend of this environment."""
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), *kinds]
    environment = {**os.environ, "SOURCE_DATE_EPOCH": "1750000000"}
    subprocess.run([*command, str(source)], check=True, capture_output=True, env=environment)


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    build(folder)
    return folder


@pytest.fixture(scope="session")
def wheel(dist: Path) -> Path:
    return next(dist.glob("tablecade-*.whl"))


@pytest.fixture(scope="session")
def sdist(dist: Path) -> Path:
    return next(dist.glob("tablecade-*.tar.gz"))
