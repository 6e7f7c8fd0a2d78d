"""Pixoid in the terminal: its drawing, and `tablecade solve pixoid`, which solves a board."""

import os
import sys
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from tablecade.cli.games import board_options
from tablecade.cli.options import Language, named_game
from tablecade.cli.speech import Misuse, choose_language, err, new_columns, out, print_columns
from tablecade.cli.terminal import PuzzleWords, Terminal
from tablecade.coach import Verdict
from tablecade.core.errors import need
from tablecade.games.pixoid.rules.board import Board
from tablecade.games.pixoid.rules.state import RESERVE, Variant
from tablecade.games.pixoid.rules.tiles import TILES, board_names, lay_board, project_tiles
from tablecade.games.pixoid.terminal.scene import PixoidScene
from tablecade.locales import Sentences

if TYPE_CHECKING:
    from tablecade.games.pixoid.solver.board import Goal
    from tablecade.games.pixoid.solver.induction import Tally

Device = Literal["cpu", "gpu"]
INTERRUPTED = 130
"""The exit code after Ctrl+C."""


def solve_pixoid(
    board: Annotated[list[str] | None, typer.Argument(metavar="BOARD...")] = None,
    variant: Variant = Variant.STANDARD,
    device: Device = "cpu",
    bonus: Annotated[bool, typer.Option()] = True,  # noqa: FBT002
    every: Annotated[  # noqa: FBT002
        bool, typer.Option("--all")
    ] = False,
    language: Language = None,
) -> None:
    words = choose_language(language)
    need("numba")
    if device == "gpu":
        need("cupy")
    if every and board:
        raise Misuse("board-and-all")
    if not every and not board:
        raise Misuse("board-or-all")
    from tablecade.games.pixoid.solver.board import Goal, canonical

    if every:  # a board for each four that are turns of each other, as the bots look it up
        for name in board_names():
            if name.startswith(TILES[0]):
                out.print(name)
                one = canonical(lay_board(name, project_tiles())).board
                _print(_solve(one, Goal(variant), device, words), variant, words)
    else:
        rules = named_game("pixoid")
        asked = board_options(rules.boards, tuple(board or ()), tiles=None)
        options = rules.settle(asked, seats=rules.meta.most_seats, draw=lambda _sides: 0)
        laid, goal = msgspec.convert(options["board"], Board), Goal(variant, bonus=bonus)
        _print(_solve(laid, goal, device, words), variant, words)


def _solve(board: Board, goal: "Goal", device: Device, words: Sentences) -> dict[str, float]:
    from tablecade.games.pixoid.solver.solution import solve_board

    columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn()
    bar = Progress(*columns, console=err, disable=not err.is_terminal)
    task = bar.add_task(words.say("solve-turn", turns=RESERVE), total=RESERVE)

    def on_turn(left: int, tally: "Tally") -> None:
        mixed = words.percent(tally.mixed / max(tally.solved, 1), digits=1)
        said = words.say("solve-mixed", turns=RESERVE - left, mixed=mixed)
        bar.update(task, completed=left, description=said)

    try:
        with bar:
            return solve_board(board, goal, device=device, on_turn=on_turn)
    except KeyboardInterrupt:  # end at once: Python would wait for all threads of the solver
        err.print(words.say("solve-stopped"), style="yellow")
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(INTERRUPTED)


def _print(values: dict[str, float], variant: Variant, words: Sentences) -> None:
    table = new_columns()
    table.add_column(words.say("solve-start"))
    table.add_column(words.say(f"solve-worth-{variant}"), justify="right")
    for start, value in values.items():
        table.add_row(start, words.number(value, digits=4))
    print_columns(table)


def _names(words: Sentences) -> tuple[str, ...]:
    return (words.say("puzzle-you"), *(words.say("puzzle-pixoid-bug", n=str(n)) for n in (1, 2, 3)))


def _values(verdict: Verdict, words: Sentences) -> dict[str, str]:
    """The cubes that the answer guarantees, beside the given or the next best program."""
    ranked = sorted(verdict.sure, key=lambda program: -verdict.sure[program])
    cubes = {p: words.say("puzzle-pixoid-cubes", cubes=round(verdict.sure[p], 2)) for p in ranked}
    told = {"answer": verdict.answer, "sure": cubes[verdict.answer]}
    if verdict.right:
        return {**told, "other": cubes[ranked[1]]}
    return {**told, "given": verdict.given, "got": cubes[verdict.given]}


TERMINAL = Terminal(
    scene=PixoidScene,
    commands={"solve": solve_pixoid},
    puzzle=PuzzleWords(names=_names, values=_values),
)
