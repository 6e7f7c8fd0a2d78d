"""The track of Qwixx On Board in a terminal."""

from collections.abc import Mapping

from rich.text import Text

from tablecade.cli.draw.scene import QUIET, ROW_SHAPES, ROW_STYLES
from tablecade.games.qwixx_on_board.rules.track import Track

FIELDS_A_LINE = 10
_CELL = 6

Pawns = Mapping[int, list[tuple[str, str]]]
"""The pawns on a field, each a shape with its style."""


def draw_track(track: Track, *, pawns: Pawns | None = None) -> Text:
    """Ten fields a line: number and colour, the bonus below, pawns above."""
    picture = Text()
    for start in range(0, len(track.fields), FIELDS_A_LINE):
        places = range(start + 1, min(start + FIELDS_A_LINE, len(track.fields)) + 1)
        if pawns:
            picture.append_text(_pawn_line(places, pawns)).append("\n")
        picture.append_text(_field_line(track, places)).append("\n")
        bonuses = "".join(f"  +{track.bonus(place):<{_CELL - 3}}" for place in places)
        picture.append(bonuses, QUIET).append("\n")
    return picture


def _pawn_line(places: range, pawns: Pawns) -> Text:
    line = Text()
    for place in places:
        cell = Text(" ")
        for shape, style in pawns.get(place, ()):
            cell.append(shape, style)
        line.append_text(cell).append(" " * (_CELL - len(cell)))
    return line


def _field_line(track: Track, places: range) -> Text:
    line = Text()
    for place in places:
        field = track.field(place)
        style = ROW_STYLES[field.colour] + (" underline" if track.in_finish(place) else "")
        label = f"{ROW_SHAPES[field.colour]} {field.number}"
        line.append(label, style).append(" " * (_CELL - len(label)))
    return line
