"""The plots of a report, as SVG."""

from collections.abc import Callable, Sequence
from importlib import import_module
from io import StringIO
from typing import Any

from tablecade.lab.statistics import Share, Statistics
from tablecade.lab.tally import Counts

Draw = Callable[[Any], None]
MOST_BARS = 40


def figure(draw: Draw, *, label: str) -> str:
    """Matplotlib is heavy, and loaded by the first plot; no screen is needed."""
    import_module("matplotlib").use("svg")
    pyplot: Any = import_module("matplotlib.pyplot")
    # Same matches, same file: no date, no chance in the names of parts.
    with pyplot.rc_context({"svg.hashsalt": "tablecade", "svg.fonttype": "none"}):
        picture, axes = pyplot.subplots(figsize=(6.4, 3.2), layout="constrained")
        draw(axes)
        axes.set_xlabel(label)
        file = StringIO()
        picture.savefig(file, format="svg", metadata={"Date": None})
        pyplot.close(picture)
    drawn = file.getvalue()
    return drawn[drawn.index("<svg") :]


def strength(names: Sequence[str], shares: Sequence[float], halves: Sequence[float]) -> Draw:
    def draw(axes: Any) -> None:
        places = range(len(names))
        axes.errorbar(shares, places, xerr=halves, fmt="o", capsize=4)
        axes.set_yticks(places, names)
        axes.set_ylim(len(names) - 0.5, -0.5)
        axes.grid(axis="x", alpha=0.3)

    return draw


def distribution(counts: dict[str, Counts]) -> Draw:
    """A line for each player: which part of the matches brought which numbers."""
    seen = [number for numbers in counts.values() for number in numbers]
    width = max(1, (max(seen) - min(seen)) // MOST_BARS + 1)  # whole numbers in each bar
    edges = [edge - 0.5 for edge in range(min(seen), max(seen) + width + 1, width)]

    def draw(axes: Any) -> None:
        for name, numbers in counts.items():
            total = sum(numbers.values())
            parts = [count / total for count in numbers.values()]
            axes.hist(list(numbers), bins=edges, weights=parts, histtype="step", label=name)
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
