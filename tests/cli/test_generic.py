"""The scene of games without a drawing of their own."""

from io import StringIO
from typing import Annotated

import pytest
from msgspec import UNSET, Struct, UnsetType
from rich.console import Console, RenderableType
from rich.text import Text

from tablecade.cli.scene import LEGAL, PLAYERS, Drawing, GenericScene
from tablecade.core.game import Event
from tablecade.core.hand import Hand, Seat
from tablecade.core.packages import GAMES
from tablecade.core.replay import AnyGame
from tablecade.core.show import Cards, Cell, Dice, Grid, Track
from tablecade.core.view import PerSeat, fields_of
from tablecade.locales import Sentences, sentences
from tests.claims import played


class Card(Struct, frozen=True):
    suit: str
    worth: int


class Told(Event, frozen=True, omit_defaults=True):
    numbers: tuple[int, ...] = ()
    seats: tuple[Seat, ...] = ()
    cards: tuple[Card, ...] = ()
    points: PerSeat[int] = ()
    best: int | None = None
    bonus: int | UnsetType = UNSET


@pytest.fixture
def scene() -> GenericScene:
    return GenericScene(GAMES["qwixx"], ("Ada", "random 1"), sentences("en"))


def test_what_a_list_holds_can_be_told_apart(scene: GenericScene) -> None:
    cards = (Card("gold", 3), Card("mouse", 1))
    told = Told(numbers=(1, 2), seats=(Seat(0), Seat(1)), cards=cards)
    values = scene.event_values(told, lambda seat: scene.names[seat])
    assert values["numbers"] == "1 2"
    assert values["seats"] == "Ada, random 1"
    assert values["cards"] == "suit gold, worth 3; suit mouse, worth 1"


def test_a_sentence_gets_texts_and_numbers_only(scene: GenericScene) -> None:
    values = scene.event_values(Told(points=(4, 7)), lambda seat: scene.names[seat])
    assert (values["points"], values["best"], values["bonus"]) == ("Ada 4, random 1 7", "–", "–")
    assert scene.event_values(Told(best=5), lambda seat: scene.names[seat])["best"] == 5


STATE = played("a1 e5 a1", "b2 c2 a3")
BOARD = """\
board:
  a     b     c     d     e
1 █████ ·     ·     ·     ·
2 ·     ◕     ▲     ·     ·
3 ●     ·     ·     ·     ·
4 ·     ·     ·     ·     ·
5 ·     ·     ·     ·     ▲k16w
k king, w water
dice: red [6] blue [–]
pawns: sea◕● hill▲ sea top
log: –
note:
       taken
◕ Ada   1 ░░░░░░░░
▲ Bo    2 █░░░░░░░
● Cy    1 ░░░░░░░░"""


@pytest.fixture
def drawn(claims: AnyGame) -> GenericScene:
    return GenericScene(claims, ("Ada", "Bo", "Cy"), sentences("en"))


def printed(shown: RenderableType) -> str:
    console = Console(file=StringIO(), width=80)
    with console.capture() as capture:
        console.print(shown)
    return "\n".join(line.rstrip() for line in capture.get().splitlines())


def test_a_view_is_drawn_as_its_types_say(drawn: GenericScene) -> None:
    assert printed(drawn.draw(STATE, None)) == BOARD


def test_legal_cells_differ_by_their_sign_for_the_seat_that_chooses(drawn: GenericScene) -> None:
    own = printed(drawn.draw(STATE, Seat(0))).splitlines()
    assert own[2] == "1 █████ •     •     •     •"
    assert own[3] == "2 •     ◕     ▲     •     •"
    over = played("a1 a1 a1")
    over = type(over)(over.grid.replace(".", "0"), 3)
    assert "•" not in printed(drawn.draw(over, Seat(0)))


def test_a_choice_that_only_changes_the_board_is_one_word(drawn: GenericScene) -> None:
    assert printed(drawn.offer(STATE, Hand(0))).startswith("b1, c1, d1, e1, a2, d2")


class Shown(Struct, frozen=True):
    board: Annotated[
        tuple[tuple[Cell, ...], ...],
        Grid(rows=3, columns=2, first_row="bottom", choice="{cell}-{cell}", pieces=("king",)),
    ]
    owners: Annotated[tuple[tuple[Seat | None, ...], ...], Grid(rows=1, columns=2)]
    hand: Annotated[tuple[str, ...], Cards(deck=("gold", "mouse"), choice="{card}")]
    dice: Annotated[tuple[int | None, ...], Dice(choice="keep{die}")]
    track: Annotated[PerSeat[int], Track(fields=3, choice="to{field}")]


class Words(Sentences):
    def find(self, *keys: str, **values: str | float) -> str | None:
        return "♚" if "claims-sign-king" in keys else super().find(*keys, **values)


def draw(scene: GenericScene, name: str, value: object, *legal: str) -> Text:
    field = next(field for field in fields_of(Shown) if field.name == name)
    return Drawing(scene, field, legal).draw(value)


def styles(text: Text) -> dict[str, str]:
    """The styles of the parts of a drawing, by their text."""
    return {text.plain[span.start : span.end]: str(span.style) for span in text.spans}


def test_row_1_of_a_board_can_be_at_the_bottom(drawn: GenericScene) -> None:
    board = draw(drawn, "board", [[{}, {"ground": "none"}], [{"value": 4}, {}]], "b1")
    assert [line.rstrip() for line in board.plain.splitlines()] == [
        "  a b",
        "2 ·",
        "1 4 •",
        "k king",
    ]


def test_a_piece_has_its_owner_s_sign_and_colour(drawn: GenericScene) -> None:
    drawn.words = Words("en")
    board = draw(drawn, "board", [[{"owner": 1, "piece": "king"}]])
    assert board.plain.splitlines()[1:] == ["1 ▲♚", "♚ king"]
    assert styles(board)["♚"] == PLAYERS["pink"][1]
    assert styles(draw(drawn, "board", [[{"owner": 1}]], "a1"))["▲"] == LEGAL


def test_a_legal_cell_is_marked_also_when_something_is_on_it(drawn: GenericScene) -> None:
    cells = [[{"owner": 1}, {"value": 3}, {"ground": "water"}, {}]]
    plain = draw(drawn, "board", cells, "a1").plain.splitlines()[1]
    assert plain.split() == ["1", "▲•", "3", "w", "·"]
    plain = draw(drawn, "board", cells, "b1", "c1", "d1").plain.splitlines()[1]
    assert plain.split() == ["1", "▲", "3•", "w•", "•"]


def test_cells_can_be_seats(drawn: GenericScene) -> None:
    assert draw(drawn, "owners", [[0, None]]).plain == "  a b\n1 ◕ ·"


@pytest.mark.parametrize(
    ("name", "value", "text", "legal"),
    [
        ("hand", ["gold", "mouse"], "[gold] [mouse]", {"mouse": "[mouse]"}),
        ("dice", [3, None, 5], "[3] [–] [5]", {"3": "[5]"}),
        ("track", [0, 2, 2], "0◕ 1 2▲● 3", {"3": "3"}),
    ],
)
def test_what_can_be_chosen_is_bright(
    drawn: GenericScene, name: str, value: object, text: str, legal: dict[str, str]
) -> None:
    text_drawn = draw(drawn, name, value, *legal)
    assert text_drawn.plain == text
    bright = [part for part, style in styles(text_drawn).items() if style == LEGAL]
    assert bright == [*legal.values()]
