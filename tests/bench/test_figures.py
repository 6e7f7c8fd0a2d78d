"""Figures of the documentation that `make figures` measures again."""

import pytest
from bench.figures import FIGURES, Figure, holds
from msgspec.structs import replace

ECHO = Figure("bots.md", "| qwixx |", "98.7 % (97.8–99.2)", "python -c 'print(98.0)'", r"([\d.]+)")


@pytest.mark.parametrize("name", FIGURES)
def test_a_figure_stands_in_its_page(name: str) -> None:
    assert FIGURES[name].stands()


def test_a_figure_that_the_page_lacks_is_noticed() -> None:
    assert not replace(ECHO, shown="98.6 %").stands()
    assert not replace(ECHO, row="| chess |").stands()


@pytest.mark.parametrize(
    ("shown", "interval"),
    [("98.7 % (97.8–99.2)", (97.8, 99.2)), ("1.5 ± 0.25", (1.25, 1.75)), ("0.007", (0.007, 0.007))],
)
def test_the_interval_is_read_off_the_figure(shown: str, interval: tuple[float, float]) -> None:
    assert replace(ECHO, shown=shown).interval() == interval


@pytest.mark.parametrize(
    ("figure", "good", "told"),
    [
        (ECHO, True, "now 98.0\n"),
        (replace(ECHO, command="python -c 'print(97.0)'"), False, "now 97.0  MISSED"),
        (replace(ECHO, command="python -c 'print()'"), False, "now no figure  MISSED"),
    ],
)
def test_a_figure_outside_its_interval_is_missed(
    figure: Figure, *, good: bool, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert holds("echo", figure) == good
    assert told in capsys.readouterr().out
