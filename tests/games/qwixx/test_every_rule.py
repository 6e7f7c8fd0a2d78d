"""Every numbered rule has a test that bears its number, and nothing cites a rule there isn't."""

import re
from pathlib import Path

from tablecade.games import qwixx

HERE = Path(__file__).parent
REPOSITORY = next(folder for folder in HERE.parents if (folder / "docs/rules/qwixx.md").exists())
RULEBOOK = (REPOSITORY / "docs/rules/qwixx.md").read_text(encoding="utf-8")
RULES = re.findall(r"^- (QX-\d\.\d) ", RULEBOOK, re.MULTILINE)


def texts(folder: Path) -> str:
    return "".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py")))


def test_the_rulebook_has_its_rules_in_order() -> None:
    assert len(RULES) == 18
    assert sorted(RULES) == RULES


def test_every_rule_has_a_test() -> None:
    tested = re.findall(r"^def test_qx_(\d)_(\d)_", texts(HERE), re.MULTILINE)
    assert {f"QX-{chapter}.{rule}" for chapter, rule in tested} == set(RULES)


def test_the_code_cites_only_rules_there_are() -> None:
    source = texts(Path(qwixx.__path__[0]))
    assert set(re.findall(r"QX-\d\.\d", source)) <= set(RULES)
