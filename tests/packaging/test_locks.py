"""The locked packages can be installed, also after newer ones appear."""

from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from tools.licences import locked

ROOT = Path(__file__).parents[2]
LOCKS = sorted(ROOT.glob("requirements*.lock"))


@pytest.mark.parametrize("lock", LOCKS, ids=[lock.stem for lock in LOCKS])
def test_extras_are_pinned(lock: Path) -> None:
    """A package asked for with an extra is pinned with it.

    pip takes `coverage[toml]` for another package than `coverage`. Without a pin of its own it
    tries the newest version, which has no hash in the lock, and stops.
    """
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
            if wanted and not need.extras <= packages.get(
                canonicalize_name(need.name), need.extras
            ):
                missing.append(f"{need} of {name}")
    assert missing == []
