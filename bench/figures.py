"""`make figures`: runs the commands behind figures of the documentation again.

Prints each figure beside the one in its page, and ends with 1 if one is outside the interval that
the page states. Without names the short ones run; `--list` shows all of them.
"""

import os
import re
import shlex
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Annotated

import typer
from msgspec import Struct

from bench.arguments import one_of

DOCS = Path(__file__).parents[1] / "docs"


class Figure(Struct, frozen=True):
    page: str
    row: str
    """How the line of the figure begins."""
    shown: str
    """The figure as it stands in that line, with its interval: `98.7 % (97.8–99.2)`, `1.4 ± 0.3`.
    Without an interval it has to come out the same.
    """
    command: str
    found: str
    """Where the figure is in the command's output: a pattern with one group."""
    long: bool = False
    """Takes more than a few minutes, or needs a GPU: runs only if it is named."""

    def interval(self) -> tuple[float, float]:
        figure, *rest = (float(number) for number in re.findall(r"\d+(?:\.\d+)?", self.shown))
        if "±" in self.shown:
            return figure - rest[0], figure + rest[0]
        return (rest[0], rest[1]) if rest else (figure, figure)

    def stands(self) -> bool:
        lines = (DOCS / self.page).read_text(encoding="utf-8").splitlines()
        return any(line.startswith(self.row) and self.shown in line for line in lines)


def greedy(game: str, seats: int, shown: str) -> Figure:
    bots = " ".join(["greedy"] + ["random"] * (seats - 1))
    command = f"tablecade simulate {game} {bots} --games 1000 --seed 1"
    return Figure("bots.md", f"| {game} |", shown, command, r"\b0 +greedy +\S+ +([\d.]+)%")


def hard(away: str, shown: str, *, matches: int, seed: int, long: bool = False) -> Figure:
    """In Qwixx with two seats."""
    command = f"python -m bench.bots qwixx --home guessing-hard --seats 2 --matches {matches}"
    return Figure(
        "bots.md",
        "| qwixx, 2 |",
        shown,
        f"{command} --seed {seed} --away {away}",
        rf"against {away}: ([\d.]+)%",
        long=long,
    )


def silence(board: str, shown: str) -> Figure:
    """The mean cost of silence, in the table that the command writes."""
    found = rf"\| {re.escape(board)} \| \S+ \| (\S+) \|"
    return Figure("solver.md", f"| {board}", shown, "python -m bench.silence", found)


FIGURES = {
    "greedy-qwixx-2": greedy("qwixx", 2, "98.7 % (97.8–99.2)"),
    "greedy-qwixx-3": greedy("qwixx", 3, "94.1 % (92.5–95.4)"),
    "greedy-qwixx-4": greedy("qwixx", 4, "94.4 % (92.8–95.6)"),
    "greedy-qwixx-5": greedy("qwixx", 5, "91.8 % (89.9–93.3)"),
    "greedy-on-board-2": greedy("qwixx-on-board", 2, "99.8 % (99.3–99.9)"),
    "greedy-on-board-3": greedy("qwixx-on-board", 3, "99.7 % (99.1–99.9)"),
    "greedy-on-board-4": greedy("qwixx-on-board", 4, "98.9 % (98.0–99.3)"),
    "hard-greedy": hard("greedy", "83.2 % (82.3–84.2)", matches=6000, seed=1),
    "hard-weights": hard("weights", "65.8 % (64.6–67.0)", matches=6000, seed=1),
    "hard-points": hard("points", "55.8 % (55.4–56.1", matches=60_000, seed=12, long=True),
    "silence-maze": silence("maze 4×4", "0.0007"),
    "silence-five": silence("maze 5×5", "0.0043"),
    "exploit-hard-9": Figure(
        "bots.md",
        "| hard, drawn-9 |",
        "0.007",
        "python -m bench.exploit hard --board drawn-9",
        r"\| \S+ \| \S+ \| (\S+) \| \S+ \| \S+ \| \S+ \| \d+ s",
        long=True,
    ),
    "bound-encoder": Figure(
        "bots.md",
        "| board encoder, `bench.answers` |",
        "1.41 ± 0.28",
        "python -m bench.answers hard --among held-out --boards 12 --rounds 12 --device gpu",
        r"hard chases: .*; ([\d.]+) ±",
        long=True,
    ),
}


@cache
def output(command: str) -> str:
    program, *arguments = shlex.split(command)
    start = [sys.executable, "-m", program] if program == "tablecade" else [sys.executable]
    ran = subprocess.run(
        [*start, *arguments],
        check=False,
        capture_output=True,
        text=True,
        env={**os.environ, "TABLECADE_LANGUAGE": "en"},
    )
    return ran.stdout + ran.stderr


def holds(name: str, figure: Figure) -> bool:
    """Runs the command of a figure, and prints what it finds."""
    found = re.search(figure.found, output(figure.command))
    low, high = figure.interval()
    good = found is not None and low <= float(found[1]) <= high
    now = "no figure" if found is None else found[1]
    told = "" if good else f"  MISSED: {figure.command}"
    print(f"{name}: {figure.shown} in {figure.page}, now {now}{told}", flush=True)
    return good


def main(
    names: Annotated[list[str] | None, typer.Argument(callback=one_of(FIGURES))] = None,
    *,
    listed: Annotated[bool, typer.Option("--list", help="Show all, and run none.")] = False,
) -> None:
    for name, figure in FIGURES.items() if listed else ():
        print(f"{name}{' (long)' if figure.long else ''}: {figure.command}")
    chosen = () if listed else names or [n for n, figure in FIGURES.items() if not figure.long]
    missed = [name for name in chosen if not holds(name, FIGURES[name])]
    raise typer.Exit(1 if missed else 0)


if __name__ == "__main__":
    typer.run(main)
