"""The plots of a report, as SVG."""

from collections.abc import Callable, Sequence
from importlib import import_module
from io import StringIO
from typing import Any

from tablecade.lab.statistics import Share, Statistics
from tablecade.lab.tally import Counts

Draw = Callable[[Any], None]


def figure(draw: Draw, *, label: str, height: float = 3.2) -> str:
    """Draw one figure as SVG. Matplotlib is loaded by the first; it needs no screen."""
    import_module("matplotlib").use("svg")
    pyplot: Any = import_module("matplotlib.pyplot")
    # The same matches give the same file: no date, no random ids.
    with pyplot.rc_context({"svg.hashsalt": "tablecade", "svg.fonttype": "none"}):
        picture, axes = pyplot.subplots(figsize=(6.4, height), layout="constrained")
        draw(axes)
        axes.set_xlabel(label)
        file = StringIO()
        picture.savefig(file, format="svg", metadata={"Date": None})
        pyplot.close(picture)
    drawn = file.getvalue()
    return drawn[drawn.index("<svg") :]


def strength(
    names: Sequence[str], shares: Sequence[float], intervals: Sequence[tuple[float, float]]
) -> Draw:
    """Win shares with the same intervals as in the table."""
    below = [share - low for share, (low, _) in zip(shares, intervals, strict=True)]
    above = [high - share for share, (_, high) in zip(shares, intervals, strict=True)]

    def draw(axes: Any) -> None:
        places = range(len(names))
        axes.errorbar(shares, places, xerr=[below, above], fmt="o", capsize=4)
        axes.set_yticks(places, names)
        axes.set_ylim(len(names) - 0.5, -0.5)
        axes.grid(axis="x", alpha=0.3)

    return draw


def distribution(counts: dict[str, Counts]) -> Draw:
    """The share of matches for each whole number, a line for each player."""
    seen = [number for numbers in counts.values() for number in numbers]
    edges = [edge - 0.5 for edge in range(min(seen), max(seen) + 2)]

    def draw(axes: Any) -> None:
        for name, numbers in counts.items():
            total = sum(numbers.values())
            shares = [count / total for count in numbers.values()]
            axes.hist(list(numbers), bins=edges, weights=shares, histtype="step", label=name)
        if len(counts) > 1:
            axes.legend()

    return draw


def bars(shares: dict[str, float]) -> Draw:
    def draw(axes: Any) -> None:
        axes.barh(list(shares), list(shares.values()))
        axes.invert_yaxis()

    return draw


def seat_shares(statistics: Statistics) -> dict[str, float]:
    return {str(seat): share.value for seat, share in sorted(statistics.seats.items())}


def first_shares(first: Share, others: Share, *, labels: tuple[str, str]) -> dict[str, float]:
    return dict(zip(labels, (first.value, others.value), strict=True))
