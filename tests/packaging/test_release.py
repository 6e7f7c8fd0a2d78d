"""The changelog as a release reads and writes it."""

from tools.release import CHANGELOG, UNRELEASED, notes, released

TEXT = """# Changelog

## [Unreleased]

### Added
- New.

## [0.1.0] - 2026-01-01

- Old.
"""


def test_notes_are_what_stands_under_a_heading() -> None:
    assert notes(TEXT, UNRELEASED) == "### Added\n- New."
    assert notes(TEXT, "## [0.1.0]") == "- Old."


def test_a_release_leaves_an_empty_unreleased_part() -> None:
    after = released(TEXT, "0.2.0", "2026-02-03")
    assert notes(after, UNRELEASED) == ""
    assert notes(after, "## [0.2.0]") == "### Added\n- New."


def test_our_changelog_has_an_unreleased_part() -> None:
    assert UNRELEASED in CHANGELOG.read_text(encoding="utf-8")
