"""The workflows of CI: what they run, everybody can run by `make`."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
RELEASE = ROOT / ".github/workflows/release.yml"
AROUND_MAKE = ("pip install", "tablecade ", "gh release create ", "docker ", 'echo "$TOKEN"')
"""What an installed package is tried with on other systems, and the upload of a release."""


def steps(file: Path) -> Iterator[dict[str, Any]]:
    workflow = yaml.safe_load(file.read_text(encoding="utf-8"))
    for job in workflow["jobs"].values():
        yield from job["steps"]


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_what_ci_runs_can_be_made(file: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    for run in (step["run"] for step in steps(file) if "run" in step):
        program, *words = re.sub(r"\$\{\{.*?\}\}", "", run).split()
        if program == "make":
            assert {word for word in words if "=" not in word} <= targets, run
        else:
            assert run.startswith(AROUND_MAKE), run


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_actions_of_others_are_pinned_by_hash(file: Path) -> None:
    """A tag can be moved to other code; a hash can't."""
    used = re.findall(r"uses: (.*)", file.read_text(encoding="utf-8"))
    assert used
    for action in used:
        assert re.fullmatch(r"[\w./-]+@[0-9a-f]{40} # v[\d.]+", action), action


def test_the_image_of_a_release_is_for_both_kinds_of_machine_and_says_what_it_is_made_of() -> None:
    (build,) = (step["run"] for step in steps(RELEASE) if "buildx build" in step.get("run", ""))
    assert {"--platform linux/amd64,linux/arm64", "--sbom=true", "--provenance=mode=max"} <= set(
        re.findall(r"--\w+(?:=\S+|(?= linux) \S+)", build)
    )
    signed = [step for step in steps(RELEASE) if "attest-build-provenance" in step.get("uses", "")]
    assert any(step["with"].get("push-to-registry") for step in signed)


def test_the_image_never_runs_as_root() -> None:
    lines = (ROOT / "Containerfile").read_text(encoding="utf-8").splitlines()
    last = max(number for number, line in enumerate(lines) if line.startswith("FROM "))
    users = [line.split()[1] for line in lines[last:] if line.startswith("USER ")]
    assert users == ["10001:10001"]


def test_images_are_pinned_to_a_version() -> None:
    """`latest` is another program tomorrow. Our own image is the one that was just built."""
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    images = [service["image"] for service in compose["services"].values()]
    bases = re.findall(r"^ARG (?:BUILD|BASE)=(.*)$", (ROOT / "Containerfile").read_text(), re.M)
    for image in [*images, *bases]:
        assert image == "tablecade" or re.search(r":v?\d+\.\d+(\.\d+)?(-[a-z-]+)?$", image), image


def test_what_a_release_uploads_is_what_make_release_writes() -> None:
    release = RELEASE.read_text(encoding="utf-8")
    tool = (ROOT / "tools/release.py").read_text(encoding="utf-8")
    for name in set(re.findall(r"dist/([a-z.]+)", release)):
        assert f'DIST / "{name}"' in tool, name


def test_hooks_before_a_commit_see_what_make_lint_sees() -> None:
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text())["repos"][0]["hooks"]
    (code,) = re.findall(r"^CODE := (.*)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    seen = {hook["id"]: hook["files"] for hook in hooks}
    assert seen["format"] == seen["lint"] == f"^({'|'.join(code.split())})/"
