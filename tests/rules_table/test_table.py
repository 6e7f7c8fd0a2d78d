import pytest

from tests.rules_table.table import DOC, cited, document, documented, named_tests


@pytest.mark.parametrize("rule", documented())
def test_the_rule_has_a_test(rule: str) -> None:
    assert named_tests().get(rule), f"no test is named test_{rule.lower()}_…"


def test_no_number_is_given_twice() -> None:
    assert len(set(documented())) == len(documented()) > 60


def test_every_test_names_a_rule_that_exists() -> None:
    assert set(named_tests()) <= set(documented())


@pytest.mark.parametrize("folder", ["src", "docs"])
def test_every_citation_is_of_a_rule_that_exists(folder: str) -> None:
    assert cited(folder) <= set(documented())


def test_the_page_is_up_to_date() -> None:
    assert document() == DOC.read_text(encoding="utf-8")
