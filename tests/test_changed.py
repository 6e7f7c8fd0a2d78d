"""`make check` runs the tests of what changed."""

import pytest
from tools.changed import tests_of as chosen

PLACES = {
    "src/tablecade/server/store/writer.py": "tests/server/store/test_writer.py",
    "src/tablecade/server/api/choices.py": "tests/server/api/test_choices.py",
    "src/tablecade/locales/en/web.ftl": "tests/locales",
    "docs/server.md": "tests/docs",
    "tests/web/test_rules.py": "tests/web/test_rules.py",
}


@pytest.mark.parametrize(("file", "test"), PLACES.items())
def test_a_change_is_followed_by_its_tests(file: str, test: str) -> None:
    assert test in chosen([file])


def test_browsers_are_left_to_the_whole_run() -> None:
    chosen_tests = chosen(["src/tablecade/server/serve.py", "tests/web/people.py"])
    assert chosen_tests
    assert not [test for test in chosen_tests if test.startswith("tests/web/")]


@pytest.mark.parametrize("file", ["docs/server.md", "web/src/parts/Page.svelte"])
def test_what_no_test_imports_runs_little_but_never_all(file: str) -> None:
    pages = {"tests/docs", "tests/test_docs.py"}
    tests = {*chosen([file])}
    assert tests
    assert tests <= {*pages, "tests/test_structure.py"}
