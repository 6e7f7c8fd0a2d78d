"""Writes the tables of observation fields into docs/environments, from the layouts themselves."""

import re
from pathlib import Path

from tablecade.games.pixoid.research import environment as pixoid
from tablecade.games.qwixx.research import environment as qwixx
from tablecade.games.qwixx_on_board.research import environment as qwixx_on_board
from tablecade.lab.adapters.observation import Layout

DOCS = Path(__file__).parents[1] / "docs" / "environments"
LAYOUTS = {
    "qwixx.md": qwixx.layout(2),
    "qwixx-on-board.md": qwixx_on_board.layout(2),
    "pixoid.md": pixoid.layout(10),
}
BEGIN, END = "<!-- fields -->", "<!-- end of fields -->"


def table(layout: Layout) -> str:
    lines = ["| from | field | shape | meaning |", "|---|---|---|---|"]
    for field in layout.fields:
        shape = " × ".join(map(str, field.shape))
        start = layout.slices[field.name].start
        lines.append(f"| {start} | `{field.name}` | {shape} | {field.meaning} |")
    return "\n".join(lines)


def with_table(text: str, layout: Layout) -> str:
    pattern = re.compile(f"{BEGIN}.*?{END}", re.DOTALL)
    return pattern.sub(lambda _: f"{BEGIN}\n{table(layout)}\n{END}", text)


def main() -> None:
    for name, layout in LAYOUTS.items():
        page = DOCS / name
        page.write_text(with_table(page.read_text("utf-8"), layout), encoding="utf-8")


if __name__ == "__main__":
    main()
