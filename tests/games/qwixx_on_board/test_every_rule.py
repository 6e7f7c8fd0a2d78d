"""Every numbered rule has a test that bears its number, and nothing cites a rule there isn't."""

import re
from pathlib import Path

from tablecade.games import qwixx_on_board

HERE = Path(__file__).parent
RULES_FOLDER = next(
    folder / "docs/rules" for folder in HERE.parents if (folder / "docs/rules").exists()
)
RULEBOOK = (RULES_FOLDER / "qwixx-on-board.md").read_text(encoding="utf-8")
RULES = re.findall(r"^- (QB-\d\.\d) ", RULEBOOK, re.MULTILINE)


def texts(folder: Path) -> str:
    return "".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py")))


def test_the_rulebook_has_its_rules() -> None:
    assert len(RULES) == 16
    assert len(set(RULES)) == 16


def test_every_rule_has_a_test() -> None:
    tests = re.findall(r"^def (test_\w+)", texts(HERE), re.MULTILINE)
    tested = [found for test in tests for found in re.findall(r"_qb_(\d)_(\d)_", test)]
    assert {f"QB-{chapter}.{rule}" for chapter, rule in tested} == set(RULES)


def test_the_code_cites_only_rules_there_are() -> None:
    source = texts(Path(qwixx_on_board.__path__[0]))
    assert set(re.findall(r"QB-\d\.\d", source)) <= set(RULES)
