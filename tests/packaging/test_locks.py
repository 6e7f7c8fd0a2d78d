"""The locked packages can be installed, also after newer ones appear."""

from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from tools.licences import locked

ROOT = Path(__file__).parents[2]
LOCKS = sorted(ROOT.glob("requirements*.lock"))
INSTALLERS = ("Makefile", "Containerfile", "tools/image_of.sh")


@pytest.mark.parametrize("name", INSTALLERS)
def test_a_lock_is_installed_as_it_stands(name: str) -> None:
    """pip resolves nothing anew.

    To pip, `coverage[toml]==1` does not pin the `coverage` that another package needs: a release
    newer than the lock's has no hash there, and pip stops.
    """
    lines = (ROOT / name).read_text().splitlines()
    installs = [line for line in lines if "--require-hashes" in line]
    assert installs
    assert [line for line in installs if "--no-deps" not in line] == []


@pytest.mark.parametrize("lock", LOCKS, ids=[lock.stem for lock in LOCKS])
def test_a_lock_names_all_that_its_packages_need(lock: Path) -> None:
    packages = {canonicalize_name(pin.name): pin.extras for pin in locked(lock)}
    missing: list[str] = []
    for name, extras in packages.items():
        try:
            needs = [Requirement(line) for line in requires(name) or []]
        except PackageNotFoundError:  # of another platform, or of a lock that is not installed here
            continue
        for need in needs:
            wanted = need.marker is None or any(
                need.marker.evaluate({"extra": extra}) for extra in {"", *extras}
            )
            pinned = packages.get(canonicalize_name(need.name))
            if wanted and (pinned is None or not need.extras <= pinned):
                missing.append(f"{need} of {name}")
    assert missing == []
