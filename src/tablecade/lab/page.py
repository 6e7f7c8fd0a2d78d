"""A page with tables and plots as one HTML file; it loads nothing."""

from collections.abc import Callable, Iterable, Sequence
from html import escape
from importlib import import_module
from io import StringIO
from string import Template
from typing import Any

from tablecade.lab.results import Counts

Draw = Callable[[Any], None]
"""Draws on the axes of Matplotlib."""

_PAGE = Template("""<!doctype html>
<html lang="$language">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>$title</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse } td, th { padding: .2rem .8rem .2rem 0; text-align: right }
td:first-child, th:first-child { text-align: left } svg { max-width: 100%; height: auto }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem } dd { margin: 0 }
code { font-size: .9em }
</style>
<h1>$title</h1>
$body
<h2>$origin</h2>
<dl>$lines</dl>
</html>
""")


def html_page(
    title: str,
    body: Iterable[str],
    *,
    origin: str,
    lines: Iterable[tuple[str, str]],
    language: str = "en",
) -> str:
    """`body` is HTML; `lines`, under the heading `origin`, say where the figures come from."""
    return _PAGE.substitute(
        language=language,
        title=escape(title),
        body="".join(body),
        origin=escape(origin),
        lines="".join(
            f"<dt>{escape(label)}</dt><dd><code>{escape(text)}</code></dd>" for label, text in lines
        ),
    )


def heading(title: str) -> str:
    return f"<h2>{escape(title)}</h2>\n"


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>\n"


def table(heads: Sequence[str], lines: Iterable[list[str]]) -> str:
    head = "".join(f"<th>{escape(name)}</th>" for name in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in line) + "</tr>" for line in lines
    )
    return f"<table><tr>{head}</tr>{body}</table>\n"


def figure(draw: Draw, *, label: str, height: float = 3.2) -> str:
    """One plot as SVG. Matplotlib is loaded by the first; it needs no screen."""
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
    return drawn[drawn.index("<svg") :] + "\n"


def strength(
    names: Sequence[str], shares: Sequence[float], intervals: Sequence[tuple[float, float]]
) -> Draw:
    """Figures with the same intervals as in the table."""
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
