"""What `make audit` makes of the reports of pip-audit and npm, and the parts a release lists."""

from typing import Any

import pytest
from tools.audit import (
    conclude,
    npm_problems,
    npm_unanswered,
    python_problems,
    python_unanswered,
)
from tools.npm_packages import npm_packages
from tools.sbom import component

WEAK = {
    "name": "old",
    "version": "1.0",
    "vulns": [{"id": "PYSEC-1", "fix_versions": ["1.1"], "aliases": [], "description": ""}],
}
SOUND = {"name": "new", "version": "2.0", "vulns": []}
UNASKED = {"name": "own", "skip_reason": "Dependency not found on PyPI"}


def test_a_clean_report_has_no_problems() -> None:
    assert python_problems({"dependencies": [SOUND]}) == []
    assert npm_problems({"vulnerabilities": {}}) == []
    assert (
        python_unanswered({"dependencies": [SOUND]}) + npm_unanswered({"vulnerabilities": {}}) == []
    )


def test_a_weakness_is_told_with_the_version_that_mends_it() -> None:
    assert python_problems({"dependencies": [WEAK, SOUND]}) == ["old 1.0: PYSEC-1, fixed in 1.1"]
    weak = {"vulnerabilities": {"left": {"range": "<2", "severity": "high"}}}
    assert npm_problems(weak) == ["npm left <2: high"]


@pytest.mark.parametrize("report", [{}, {"dependencies": [UNASKED]}])
def test_no_answer_is_told_and_not_a_clean_report(
    report: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    unanswered = python_unanswered(report) + npm_unanswered({"message": "405"})
    assert conclude([], unanswered) == 2
    told = "the advisory services gave no answer about any Python package and any npm package."
    assert told in capsys.readouterr().out


def test_a_single_package_without_an_answer_is_named() -> None:
    assert python_unanswered({"dependencies": [SOUND, UNASKED]}) == ["own (Python)"]


def test_a_problem_weighs_more_than_a_missing_answer() -> None:
    assert conclude(["old 1.0: PYSEC-1"], ["any npm package"]) == 1
    assert conclude([], []) == 0


def test_the_parts_of_the_client_are_listed_with_licence_and_hash() -> None:
    parts = {part.name: component(part) for part in npm_packages() if part.in_client}
    assert {"svelte", "uqr", "@fluent/bundle", "@fontsource/press-start-2p"} <= parts.keys()
    assert not {"vite", "typescript", "vitest"} & parts.keys()
    assert parts["@fluent/bundle"]["purl"].startswith("pkg:npm/%40fluent/bundle@")
    for part in parts.values():
        assert part["licenses"]
        assert len(part["hashes"][0]["content"]) == 128


def test_only_tools_of_other_systems_are_locked_without_a_hash() -> None:
    """Their archives were not at hand where the lock was written; npm still checks versions."""
    unhashed = {part.name for part in npm_packages() if part.integrity is None}
    assert all(name.startswith(("@biomejs/cli-", "@rolldown/binding-")) for name in unhashed)
