"""Qwixx and Qwixx On Board in a terminal: sheets, dice, track."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from tablecade.cli.draw.scene import Scene
from tablecade.cli.draw.style import QUIET, ROW_SHAPES, ROW_STYLES
from tablecade.cli.draw.track import draw_track
from tablecade.core.hand import Hand, Seat
from tablecade.games.qwixx.row import ROWS, Row
from tablecade.games.qwixx.sheet import MOST_PENALTIES, Sheet
from tablecade.games.qwixx.state import State
from tablecade.games.qwixx_on_board import step3
from tablecade.games.qwixx_on_board.action import Pawn
from tablecade.games.qwixx_on_board.state import State as BoardState


class QwixxScene(Scene):
    def draw(self, state: Any, seat: Seat | None) -> RenderableType:
        table: State = self._table(state)
        order = [s for s in range(len(table.sheets)) if s != seat]
        order += [] if seat is None else [seat]
        sheets = [self._sheet(table, Seat(s), score=self._score(state, s)) for s in order]
        return Group(*sheets, *self._dice(table))

    def _table(self, state: Any) -> State:
        return state  # type: ignore[no-any-return]

    def _score(self, state: Any, seat: int) -> str:
        return str(state.sheets[seat].score)

    def _sheet(self, table: State, seat: Seat, *, score: str) -> Text:
        sheet = table.sheets[seat]
        picture = self.tagged(seat, self.names[seat])
        if seat == table.active:
            picture.append(f"  {self.words.say('qwixx-active')}", "default")
        picture.append("\n")
        for row in ROWS:
            picture.append_text(_row(table, sheet, row)).append("\n")
        boxes = "✗" * sheet.penalties + "□" * (MOST_PENALTIES - sheet.penalties)
        total = self.words.say("qwixx-total", score=score)
        misses = self.words.say("qwixx-misses")
        return picture.append(f"  {misses} {boxes}   {total}\n", "default")

    def _dice(self, table: State) -> list[Text]:
        if table.roll is None:
            return []
        line = Text(self.words.say("qwixx-dice") + "  ")
        line.append("  ".join(f"□{die}" for die in table.roll.white), "bold white")
        for row in ROWS:
            die = table.roll.coloured[row]
            if die is not None and not table.closed(row):
                line.append(f"  {ROW_SHAPES[row.colour]}{die}", ROW_STYLES[row.colour])
        whites = self.words.say("qwixx-white-sum", sum=table.roll.white_sum)
        return [line.append(f"   {whites}", "default")]

    def vocabulary(self, state: Any, hand: Hand) -> tuple[str, ...]:  # noqa: ARG002
        return (*ROW_STYLES, "pass")

    def offer(self, state: Any, hand: Hand) -> Text:
        return Text(", ".join(map(self.game.write, self.game.choices(state, hand))), "bold")


class OnBoardScene(QwixxScene):
    def draw(self, state: BoardState, seat: Seat | None) -> RenderableType:
        pawns: dict[int, list[tuple[str, str]]] = {}
        for pawn_seat, place in enumerate(state.pawns):
            pawns.setdefault(place, []).append(self.shape(pawn_seat))
        waiting = Text(self.words.say("board-start") + " ")
        for shape, style in pawns.get(0, []):
            waiting.append(shape, style)
        return Group(waiting, draw_track(state.track, pawns=pawns), super().draw(state, seat))

    def _table(self, state: BoardState) -> State:
        return state.table

    def _score(self, state: BoardState, seat: int) -> str:
        bonus = state.track.bonus(state.pawns[seat])
        return f"{state.scores[seat]} ({state.table.sheets[seat].score} + {bonus})"

    def vocabulary(self, state: BoardState, hand: Hand) -> tuple[str, ...]:
        return (*super().vocabulary(state, hand), "pawn")

    def offer(self, state: BoardState, hand: Hand) -> Text:
        choices = [self._described(state, action) for action in self.game.choices(state, hand)]
        return Text(", ".join(choices), "bold")

    def _described(self, state: BoardState, action: Any) -> str:
        written = self.game.write(action)
        place = step3.landing(state, action.fields) if isinstance(action, Pawn) else None
        if place is None:
            return written
        field = state.track.field(place)
        return f"{written} ({ROW_SHAPES[field.colour]} {field.number}, +{field.bonus})"


def _row(table: State, sheet: Sheet, row: Row) -> Text:
    """Crosses as ✗, what can never be crossed any more in brackets of dots."""
    style = ROW_STYLES[row.colour]
    line = Text(f"  {ROW_SHAPES[row.colour]} ", style)
    closed = table.closed(row)
    for number in row.numbers:
        if sheet.has(row, number):
            line.append("  ✗ ", f"bold {style}")
        elif closed or row.place(number) <= sheet.last(row):
            line.append("  · ", QUIET)
        else:
            line.append(f" {number:>2} ", style)
    lock = "✗" if sheet.locked(row) else ("▣" if closed else "▢")
    return line.append(f" {lock}", style).append(f"  {sheet.row_score(row):>3}", QUIET)
