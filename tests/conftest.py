import pytest

SECOND_TRY = "second try"


def pytest_itemcollected(item: pytest.Item) -> None:
    """mutmut 3 looks for the id under the name it had in older releases of pytest."""
    item._nodeid = item.nodeid  # type: ignore[attr-defined]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Names the tests that failed once and passed then: they race, and want mending."""
    passed = terminalreporter.stats.get("passed", [])
    for report in passed:
        if (SECOND_TRY, report.nodeid) in map(tuple, report.user_properties):
            terminalreporter.line(f"passed at the second try: {report.nodeid}")
