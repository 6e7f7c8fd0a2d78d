"""Qwixx On Board in the terminal: the track above the sheets."""

from collections.abc import Mapping
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from tablecade.cli.scene import QUIET, ROW_SHAPES, ROW_STYLES, Name, Values
from tablecade.cli.terminal import Terminal
from tablecade.core.game import Event
from tablecade.core.hand import Hand, Seat
from tablecade.games.qwixx.rules.state import State as Table
from tablecade.games.qwixx.terminal import QwixxScene
from tablecade.games.qwixx_on_board.rules.game import landing
from tablecade.games.qwixx_on_board.rules.state import FinishAnnounced, Moved, Pawn, State, Track
from tablecade.locales import Sentences

FIELDS_A_LINE = 10
_CELL = 6

Pawns = Mapping[int, list[tuple[str, str]]]
"""The pawns on a field, each a shape with its style."""


class OnBoardScene(QwixxScene):
    def draw(self, state: State, seat: Seat | None) -> RenderableType:
        pawns: dict[int, list[tuple[str, str]]] = {}
        for pawn_seat, place in enumerate(state.pawns):
            pawns.setdefault(place, []).append(self.shape(pawn_seat))
        waiting = Text(self.words.say("board-start") + " ")
        for shape, style in pawns.get(0, []):
            waiting.append(shape, style)
        return Group(waiting, draw_track(state.track, pawns=pawns), super().draw(state, seat))

    def _table(self, state: State) -> Table:
        return state.table

    def _score(self, state: State, seat: int) -> str:
        bonus = state.track.bonus(state.pawns[seat])
        return f"{state.scores[seat]} ({state.table.sheets[seat].score} + {bonus})"

    @classmethod
    def draw_board(cls, options: Mapping[str, Any], words: Sentences) -> RenderableType:  # noqa: ARG003
        return draw_track(msgspec.convert(options["track"], Track))

    def event_values(self, event: Event, name: Name) -> Values | None:
        match event:
            case Moved(seat, _, to, _, bonus):
                return {"name": name(seat), "field": to, "bonus": bonus}
            case FinishAnnounced(seat, turns_left):
                return {"name": name(seat), "turns": turns_left}
        return super().event_values(event, name)

    def vocabulary(self, state: State, hand: Hand) -> tuple[str, ...]:
        return (*super().vocabulary(state, hand), "pawn")

    def task(self, state: State, hand: Hand) -> str | None:
        if state.pawn_moves:
            return self.words.say("board-task-3" + super()._miss(state))
        return super().task(state, hand)

    def _miss(self, state: State) -> str:  # noqa: ARG002
        """Step 3 can still bring a cross (QB-2.6)."""
        return ""

    def offer(self, state: State, hand: Hand) -> Text:
        typed, actions = self.words_of(state, hand), self.game.choices(state, hand)
        offered = []
        for action in actions:
            written = typed.show(self.game.write(action))
            place = landing(state, action.fields) if isinstance(action, Pawn) else None
            if place is not None:
                field = state.track.field(place)
                written += f" ({ROW_SHAPES[field.colour]} {field.number}, +{field.bonus})"
            offered.append(written)
        return Text(", ".join(offered), "bold")


def draw_track(track: Track, *, pawns: Pawns | None = None) -> Text:
    """Ten fields a line: number and colour, the bonus below, pawns above."""
    picture = Text()
    for start in range(0, len(track.fields), FIELDS_A_LINE):
        places = range(start + 1, min(start + FIELDS_A_LINE, len(track.fields)) + 1)
        if pawns:
            for place in places:
                picture.append(" ")
                for shape, style in pawns.get(place, ()):
                    picture.append(shape, style)
                picture.append(" " * (_CELL - 1 - len(pawns.get(place, ()))))
            picture.append("\n")
        for place in places:
            field = track.field(place)
            style = ROW_STYLES[field.colour] + (" underline" if track.in_finish(place) else "")
            label = f"{ROW_SHAPES[field.colour]} {field.number}"
            picture.append(label, style).append(" " * (_CELL - len(label)))
        picture.append("\n")
        bonuses = "".join(f"  +{track.bonus(place):<{_CELL - 3}}" for place in places)
        picture.append(bonuses, QUIET).append("\n")
    return picture


TERMINAL = Terminal(scene=OnBoardScene)
