"""Pixoid in the terminal: corridors between box-drawn walls, and beside them how the round stands;
its puzzle, and `tablecade solve pixoid`, which solves a board.
"""

import os
import sys
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
import typer
from rich.console import Group, RenderableType
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from tablecade.cli.games import board_options
from tablecade.cli.matches import print_table
from tablecade.cli.options import Language, named_game
from tablecade.cli.scene import BONUS, QUIET, START, WALL, Name, Scene, Values, names
from tablecade.cli.speech import Misuse, choose_language, err, out
from tablecade.cli.terminal import PuzzleWords, Terminal
from tablecade.coach import Verdict
from tablecade.core.errors import need
from tablecade.core.game import Event
from tablecade.core.hand import Hand, Seat
from tablecade.games.pixoid.rules import state as rules
from tablecade.games.pixoid.rules.board import (
    LONGEST_PROGRAM,
    Board,
    Direction,
    Pix,
    end_points,
    pix_at,
)
from tablecade.games.pixoid.rules.state import HANDS, RESERVE, State, Variant, free_starts
from tablecade.games.pixoid.rules.tiles import TILES, board_names, lay_board, project_tiles
from tablecade.locales import Sentences

if TYPE_CHECKING:
    from tablecade.games.pixoid.solver.board import Goal
    from tablecade.games.pixoid.solver.induction import Tally

SIDE_WIDTH = 32
"""Columns beside a board of ten pix on a terminal of eighty."""

Marks = Mapping[Pix, Sequence[tuple[str, str]]]
"""What stands on a pix: up to three shapes, each with its style."""

# Which box-drawing line joins walls going up, down, left and right from a corner.
_JOINTS = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"


class PixoidScene(Scene):
    def draw(self, state: State, seat: Seat | None) -> Table:
        grid = Table.grid(padding=(0, 3))
        cubes: dict[Pix, list[tuple[str, str]]] = {}
        for hand, pix in enumerate(state.cubes):
            if pix is not None:
                cubes.setdefault(pix, []).append(self.shape(hand))
        marks = bare_marks(state.board, state.bonus) | cubes
        grid.add_row(draw_board(state.board, marks=marks), self._side(state, seat))
        return grid

    def _side(self, state: State, seat: Seat | None) -> Group:
        say = self.words.say
        rounds = state.seats if state.variant is Variant.STANDARD else 1
        lines = [Text(say("pixoid-turn", round=state.round, rounds=rounds, turn=state.turn))]
        lines += [Text(), *(self._player(state, hand, seat) for hand in range(HANDS)), Text()]
        taken = "■" * state.taken + "□" * state.reserve
        lines.append(Text(say("pixoid-reserve", reserve=state.reserve)))
        lines.append(Text(f"{taken[:RESERVE]} +{state.picked}"))
        return Group(*lines)

    def _player(self, state: State, hand: int, seat: Seat | None) -> Text:
        """Who plays a cube, as what, the score and the pix; never wider than `SIDE_WIDTH`."""
        role = self.words.say("role-pixoid" if hand == state.pixoid else "role-bug")
        rest = Text(f"  {role}", "default")
        if state.variant is Variant.STANDARD and hand < state.seats:
            rest.append(f"  {state.scores[hand]}", "bold default")
        rest.append(f"  {state.cubes[hand] or '–'}", QUIET)
        rest.append(" ◂" if seat is not None and state.holder(Hand(hand)) == seat else "")
        line = self.tagged(hand, self.names[state.holder(Hand(hand))])
        line.truncate(SIDE_WIDTH - len(rest), overflow="ellipsis")
        line.append_text(rest)
        if hand >= state.seats:
            line.append(f"\n  {self.words.say('pixoid-second-beside')}", QUIET)
        return line

    def hand_name(self, state: State, hand: Hand) -> str:
        if hand < state.seats:
            return self.names[hand]
        holder = self.names[state.holder(rules.SECOND_CONTROLLER)]
        return self.words.say("pixoid-second", name=holder)

    def vocabulary(self, state: State, hand: Hand) -> tuple[str, ...]:
        if state.cubes[hand] is None:
            return tuple(f"@{pix_at(column, 0)[0]}" for column in range(state.board.size))
        return tuple(Direction)

    def task(self, state: State, hand: Hand) -> str:
        return self.words.say("pixoid-task-" + ("start" if state.cubes[hand] is None else "go"))

    def offer(self, state: State, hand: Hand) -> Text:
        pix = state.cubes[hand]
        if pix is None:
            return Text(", ".join(f"@{start}" for start in free_starts(state)))
        typed, picture = self.words_of(state, hand), Text()
        names = {direction: typed.show(direction) for direction in Direction}
        width = max(map(len, names.values())) + 1
        for direction, name in names.items():
            picture.append(f"{name:<{width}}")
            picture.append_text(self._way(state, pix, direction))
        return picture

    @classmethod
    def draw_board(cls, options: Mapping[str, Any], words: Sentences) -> RenderableType:
        board = msgspec.convert(options["board"], Board)
        figure = words.say("board-end-points", figure=words.number(end_points(board), digits=2))
        return Group(draw_board(board), figure)

    def event_values(self, event: Event, name: Name) -> Values | None:  # noqa: PLR0911
        match event:
            case rules.Placed(hand, pix):
                return {"name": name(hand), "pix": pix}
            case rules.Revealed(programs):
                told = (
                    f"{name(hand)} {self.words.say(f'direction-{go.direction}')} {go.distance}"
                    for hand, go in programs.items()
                )
                return {"programs": ", ".join(told)}
            case rules.Picked(pix):
                return {"pix": pix}
            case rules.Caught(pix, by):
                return {"pix": pix, "names": names(by, name)}
            case rules.Escaped(reserve):
                return {"reserve": reserve}
            case rules.RoundEnded(seat, taken, bonus, points):
                bugs = next(p for s, p in enumerate(points) if s != seat)
                detail = {"taken": taken, "bonus": bonus, "points": points[seat], "bugs": bugs}
                return {"name": name(seat), **detail}
            case rules.RoundBegan(number, seat):
                return {"round": number, "name": name(seat)}
            case rules.ControllerPassed(seat):
                return {"name": name(seat)}
            case rules.Won(_, winners):
                return {"names": names(winners, name)}
        return None

    def _way(self, state: State, pix: Pix, direction: Direction) -> Text:
        """` 1 c5  2 c6  3 c7 │`: where each distance ends, and the wall that stops it."""
        line = Text()
        walk = state.board.walks[pix].get(direction)
        if walk is None:
            return line.append(self.words.say("pixoid-wall") + "\n", QUIET)
        for distance, end in enumerate(walk[:LONGEST_PROGRAM], start=1):
            line.append(f" {distance}", "bold").append(f" {end} ", QUIET)
        return line.append("│\n" if len(walk) < LONGEST_PROGRAM else "\n", QUIET)


def draw_board(board: Board, *, marks: Marks | None = None) -> Text:
    """The maze, with cubes if given, else with its start and bonus pix."""
    shown = marks if marks is not None else bare_marks(board, board.bonus)
    picture = Text()
    for row in reversed(range(board.size)):
        picture.append_text(_wall_line(board, row + 1)).append("\n")
        picture.append(f"{row + 1:>2} ", QUIET)
        for column in range(board.size):
            picture.append("│" if _wall_left(board, column, row) else " ", WALL)
            picture.append_text(_cell(board, pix_at(column, row), shown))
        picture.append("│\n" if _wall_left(board, board.size, row) else " \n", WALL)
    picture.append_text(_wall_line(board, 0)).append("\n")
    letters = "".join(f"{pix_at(column, 0)[0]:^4}" for column in range(board.size))
    return picture.append("    " + letters, QUIET)


def bare_marks(board: Board, bonus: Sequence[Pix]) -> dict[Pix, list[tuple[str, str]]]:
    marks: dict[Pix, list[tuple[str, str]]] = {pix: [("▫", START)] for pix in board.start}
    return marks | {pix: [("◘", BONUS)] for pix in bonus}


def _cell(board: Board, pix: Pix, marks: Marks) -> Text:
    if pix not in board.walks:
        return Text("   ")
    shapes = marks.get(pix, (("·", QUIET),))[:3]
    cell = Text(" " if len(shapes) < 3 else "")
    for shape, style in shapes:
        cell.append(shape, style)
    return cell.append(" " * (3 - len(cell)))


def _wall_line(board: Board, row: int) -> Text:
    line = Text("   ")
    for column in range(board.size + 1):
        up, down = (_wall_left(board, column, near) for near in (row, row - 1))
        left, right = (_wall_below(board, near, row) for near in (column - 1, column))
        line.append(_JOINTS[up + 2 * down + 4 * left + 8 * right], WALL)
        if column < board.size:
            line.append("───" if _wall_below(board, column, row) else "   ", WALL)
    return line


def _wall_left(board: Board, column: int, row: int) -> bool:
    """A wall between this column and the one to its left."""
    return _wall(board, pix_at(column - 1, row), Direction.RIGHT, pix_at(column, row))


def _wall_below(board: Board, column: int, row: int) -> bool:
    return _wall(board, pix_at(column, row - 1), Direction.UP, pix_at(column, row))


def _wall(board: Board, near: Pix, direction: Direction, far: Pix) -> bool:
    if near not in board.walks:
        return far in board.walks
    return direction not in board.walks[near]


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
    heads = words.say("solve-start"), words.say(f"solve-worth-{variant}")
    lines = ([start, words.number(value, digits=4)] for start, value in values.items())
    print_table(heads, lines)


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
