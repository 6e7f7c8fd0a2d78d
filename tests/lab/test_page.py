"""Plots show the figures of the tables."""

from typing import Any

import pytest

from tablecade.lab.report import distribution, strength


class Axes:
    """Records what is drawn."""

    def __init__(self) -> None:
        self.drawn: dict[str, Any] = {}

    def __getattr__(self, name: str) -> Any:
        return lambda *args, **named: self.drawn.setdefault(name, (args, named))


def test_a_plot_has_the_intervals_of_the_table() -> None:
    axes = Axes()
    strength(axes, ["hard"], [0.9], [(0.83, 0.969)])
    (shares, places), named = axes.drawn["errorbar"]
    (below,), (above,) = named["xerr"]
    assert (shares, list(places)) == ([0.9], [0])
    assert (shares[0] - below, shares[0] + above) == pytest.approx((0.83, 0.969))


def test_whole_numbers_have_a_bin_each() -> None:
    axes = Axes()
    distribution(axes, {"hard": {3: 1, 5: 3}})
    (numbers,), named = axes.drawn["hist"]
    assert numbers == [3, 5]
    assert named["bins"] == [2.5, 3.5, 4.5, 5.5]
    assert named["weights"] == [0.25, 0.75]
