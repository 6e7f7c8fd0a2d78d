"""Qwixx in the terminal: sheets and dice, its puzzle, and `tablecade solve qwixx`."""

from typing import Any

from rich.console import Group, RenderableType
from rich.progress import Progress
from rich.text import Text

from tablecade.cli.options import Language
from tablecade.cli.scene import QUIET, ROW_SHAPES, ROW_STYLES, Name, Scene, Values, names
from tablecade.cli.speech import choose_language, err, out
from tablecade.cli.terminal import PuzzleWords, Terminal
from tablecade.coach import Verdict
from tablecade.core.errors import need
from tablecade.core.game import Event
from tablecade.core.hand import Hand, Seat
from tablecade.games.qwixx.rules import state as rules
from tablecade.games.qwixx.rules.state import (
    MOST_CROSSES,
    MOST_PENALTIES,
    ROWS,
    Phase,
    Row,
    Sheet,
    State,
    points,
)
from tablecade.locales import Sentences


class QwixxScene(Scene):
    def draw(self, state: Any, seat: Seat | None) -> RenderableType:
        table: State = self._table(state)
        order = [s for s in range(len(table.sheets)) if s != seat]
        order += [] if seat is None else [seat]
        sheets = [self._sheet(table, Seat(s), score=self._score(state, s)) for s in order]
        return Group(*sheets, self._points(), *self._dice(table))

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
        for row in ROWS:  # the word that is typed for a row beside its shape: players have shapes
            word = self.words.say(f"type-{row.colour}")
            label = f"  {ROW_SHAPES[row.colour]} {word:<{self._label_width()}}"
            picture.append(label, ROW_STYLES[row.colour])
            picture.append_text(_row(table, sheet, row)).append("\n")
        boxes = "✗" * sheet.penalties + "□" * (MOST_PENALTIES - sheet.penalties)
        total = self.words.say("qwixx-total", score=score)
        misses = self.words.say("qwixx-misses")
        return picture.append(f"  {misses} {boxes}   {total}\n", "default")

    def _label_width(self) -> int:
        return max(len(self.words.say(f"type-{row.colour}")) for row in ROWS)

    def _points(self) -> Text:
        """QX-4.4, as the sheet prints it: what a row scores by its crosses, the lock's included."""
        width, picture = self._label_width() + 4, Text(style=QUIET)
        counts = range(1, MOST_CROSSES + 1)
        for label, shown in (("✗", counts), (self.words.say("qwixx-points"), map(points, counts))):
            picture.append(f"  {label:<{width - 2}}" + "".join(f" {n:>2} " for n in shown) + "\n")
        return picture

    def _dice(self, table: State) -> list[Text]:
        if table.roll is None:
            return []
        line = Text(self.words.say("qwixx-dice") + "  ")
        line.append("  ".join(f"□{die}" for die in table.roll.white), "bold white")
        for row in ROWS:
            die = table.roll.coloured[row]
            if die is not None and not table.closed(row):
                word = self.words.say(f"die-{row.colour}")
                line.append(f"  {ROW_SHAPES[row.colour]} {word} {die}", ROW_STYLES[row.colour])
        return [line]

    def vocabulary(self, state: Any, hand: Hand) -> tuple[str, ...]:  # noqa: ARG002
        return (*ROW_STYLES, "pass")

    def task(self, state: Any, hand: Hand) -> str | None:  # noqa: ARG002
        table: State = self._table(state)
        if table.phase is Phase.ROLL:
            return self.words.say("qwixx-task-roll", name=self.names[table.turn_holder])
        if table.phase is Phase.ACTION_1:
            return self.words.say("qwixx-task-1", sum=table.rolled.white_sum)
        return self.words.say("qwixx-task-2" + self._miss(state))

    def _miss(self, state: Any) -> str:
        """Passing in the turn's last step without a cross is a miss (QX-2.5)."""
        return "" if self._table(state).crossed else "-miss"

    def only_choice(self, state: Any, hand: Hand, written: str) -> str:  # noqa: ARG002
        return self.words.say("qwixx-only-pass", name=self.names[hand])

    def offer(self, state: Any, hand: Hand) -> Text:
        typed = self.words_of(state, hand)
        written = map(self.game.write, self.game.choices(state, hand))
        return Text(", ".join(map(typed.show, written)), "bold")

    def event_values(self, event: Event, name: Name) -> Values | None:  # noqa: PLR0911
        match event:
            case rules.Rolled(seat, white, coloured):
                dice = [(row, die) for row in ROWS if (die := coloured[row]) is not None]
                told = ", ".join(f"{self.words.say(f'die-{r.colour}')} {die}" for r, die in dice)
                whites = {"one": white[0], "two": white[1], "sum": sum(white)}
                return {"name": name(seat), "dice": told, **whites}
            case rules.Started(seat) | rules.Passed(seat):
                return {"name": name(seat)}
            case rules.Crossed(seat, colour, number, locked):
                row = self.words.say(f"colour-{colour}")
                lock = str(locked).lower()
                return {"name": name(seat), "colour": row, "number": number, "lock": lock}
            case rules.Closed(colour, by):
                return {"colour": self.words.say(f"colour-{colour}"), "names": names(by, name)}
            case rules.Missed(seat, penalties):
                return {"name": name(seat), "penalties": penalties}
            case rules.Won(_, _, winners):
                return {"names": names(winners, name)}
        return None


def _row(table: State, sheet: Sheet, row: Row) -> Text:
    """Crosses as ✗, what can never be crossed any more in brackets of dots."""
    style = ROW_STYLES[row.colour]
    line, closed = Text(), table.closed(row)
    for number in row.numbers:
        if sheet.has(row, number):
            line.append("  ✗ ", f"bold {style}")
        elif closed or row.place(number) <= sheet.last(row):
            line.append("  · ", QUIET)
        else:
            line.append(f" {number:>2} ", style)
    lock = "✗" if sheet.locked(row) else ("▣" if closed else "▢")
    return line.append(f" {lock}", style).append(f"  {sheet.row_score(row):>3}", QUIET)


def solve_qwixx(language: Language = None) -> None:
    words = choose_language(language)
    need("numba")
    from tablecade.games.qwixx.solver import load_or_solve

    with Progress(console=err, disable=not err.is_terminal) as progress:
        task = progress.add_task(words.say("solve-solving"), total=1.0)
        values = load_or_solve(lambda done: progress.update(task, completed=done))
    from_empty_sheet = float(values[0, 0])
    out.print(words.say("solve-qwixx", points=words.number(from_empty_sheet, digits=3)))


def _values(verdict: Verdict, words: Sentences) -> dict[str, str]:
    """The points of the best choice, beside the given or the next best one."""
    best, second, *_ = sorted(verdict.sure, key=lambda choice: -verdict.sure[choice])
    points = {choice: words.number(worth, digits=1) for choice, worth in verdict.sure.items()}
    told = {"answer": best, "worth": points[best]}
    if verdict.right:
        return {**told, "next": second, "other": points[second]}
    return {**told, "given": verdict.given, "got": points[verdict.given]}


TERMINAL = Terminal(
    scene=QwixxScene,
    commands={"solve": solve_qwixx},
    puzzle=PuzzleWords(names=lambda words: (words.say("puzzle-you"),), values=_values),
)
