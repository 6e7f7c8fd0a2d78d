"""The observation of a game without an adapter of its own, from how its view is shown."""

import warnings
from typing import Annotated, Any

import numpy as np
import pytest
from msgspec import Meta, Struct

from tablecade.core.hand import Hand, Seat
from tablecade.core.replay import AnyGame
from tablecade.core.show import Cards, Cell, Dice, Grid
from tablecade.core.view import PerSeat, Views
from tablecade.lab.adapters.adapter import GenericAdapter, adapter_for
from tablecade.lab.adapters.observation import renderer_for
from tests.claims import Claims, played

LEFT_OUT = [
    "claims: the observation leaves out log (a list without a bound).",
    "claims: the observation leaves out note (a text).",
]
STATE = played("a1 e5 a1", "b2 c2 a3")


def observed(game: AnyGame, state: Any, hand: int) -> dict[str, Any]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        adapter = GenericAdapter(game, 3)
    return {
        name: values.tolist()
        for name, values in adapter.layout(state).split(adapter.observe(state, Hand(hand))).items()
    }


def plane(**cells: float) -> list[list[float]]:
    """5×5 numbers: 0 but for the named cells."""
    return [[cells.get(f"{column}{row}", 0.0) for column in "abcde"] for row in range(1, 6)]


def test_a_board_is_seen_in_planes_with_the_observer_first() -> None:
    king, wall, water, value = plane(e5=1), plane(a1=1), plane(e5=1), plane(e5=0.75)
    seats = {0: plane(b2=1), 1: plane(c2=1, e5=1), 2: plane(a3=1)}
    for hand in range(3):
        turned = [seats[(hand + turn) % 3] for turn in range(3)]
        assert observed(Claims(), STATE, hand)["board"] == [*turned, king, wall, water, value]


def test_dice_are_one_hot_and_tracks_and_tallies_are_scaled() -> None:
    seen = observed(Claims(), STATE, 1)
    assert seen["dice"] == [[0, 0, 0, 0, 0, 1], [0] * 6]
    assert seen["pawns"] == [0.5, 0.25, 0.25]
    assert seen["taken"] == pytest.approx([0.08, 0.04, 0.04])
    assert [*seen] == ["hand", "board", "dice", "pawns", "taken"]


def test_an_adapter_warns_of_each_field_it_leaves_out(claims: AnyGame) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        adapter_for(claims, 2)
    assert [str(warning.message) for warning in caught] == LEFT_OUT
    assert {warning.category for warning in caught} == {UserWarning}
    assert {warning.filename for warning in caught} == {__file__}


def test_the_renderer_shows_a_drawn_view(claims: AnyGame) -> None:
    with pytest.warns(UserWarning, match="leaves out"):
        adapter = adapter_for(claims, 3)
    layout, seen = adapter.layout(STATE), adapter.observe(STATE, Hand(0))
    text = renderer_for(claims).render("ansi", layout, seen)
    assert text.splitlines()[-1] == "taken 0.04 0.08 0.04"
    assert renderer_for(claims).render("rgb_array", layout, seen).dtype == np.uint8


def test_an_environment_of_a_drawn_game(claims: AnyGame) -> None:
    pytest.importorskip("pettingzoo")
    from tablecade.lab.adapters.pettingzoo_env import parallel_env

    with pytest.warns(UserWarning, match="leaves out"):
        env = parallel_env(claims.meta.id, seats=2)
    observations, _ = env.reset(seed=1)
    planes = 2 + 1 + 2 + 1
    assert observations["hand_0"]["observation"].shape == (2 + planes * 25 + 2 * 6 + 2 + 2,)


class OtherView(Struct, frozen=True):
    owners: Annotated[tuple[tuple[Seat | None, ...], ...], Grid(rows=2, columns=2)]
    values: Annotated[tuple[tuple[Annotated[int, Meta(le=4)], ...], ...], Grid(rows=1, columns=2)]
    prize: Annotated[int | None, Cards(deck=(1, 2, 3))]
    hands: PerSeat[Annotated[tuple[str, ...], Cards(deck=("gold", "mouse"), copies=2)]]
    pair: Annotated[tuple[int, int], Dice(faces=3)]
    names: Annotated[tuple[tuple[str | None, ...], ...], Grid(rows=1, columns=1)] = ()
    dice: Annotated[tuple[int, ...], Dice()] = ()
    nested: Annotated[tuple[tuple[int, ...], ...], Meta(max_length=3)] = ()
    words: Annotated[tuple[str, ...], Meta(max_length=3)] = ()
    seats: dict[Seat, int] = {}
    cell: Cell = Cell()


OTHER = OtherView(
    owners=((Seat(1), None), (Seat(2),)),
    values=((1, 4),),
    prize=3,
    hands=(("gold", "gold"), (), ("mouse",)),
    pair=(3, 1),
)


class Other(Claims):
    views = Views(state=OtherView, events=())

    def show(self, state: Any) -> Any:
        return state if isinstance(state, OtherView) else OTHER


def test_cells_of_every_kind_cards_and_a_pair_of_dice() -> None:
    seen = observed(Other(), OTHER, 1)
    nobody = [[0, 0], [0, 0]]
    assert seen["owners"] == [[[1, 0], [0, 0]], [[0, 0], [1, 0]], nobody, nobody]
    assert seen["values"] == [[[0, 0]]] * 3 + [[[0.25, 1]]]
    assert seen["prize"] == [0, 0, 1]
    assert seen["hands"] == [[0, 0], [0, 0.5], [1, 0]]
    assert seen["pair"] == [[0, 0, 1], [1, 0, 0]]


def test_each_reason_to_leave_a_field_out() -> None:
    with pytest.warns(UserWarning, match="leaves out") as caught:
        GenericAdapter(Other(), 2)
    left = "claims: the observation leaves out "
    assert [str(warning.message).removeprefix(left) for warning in caught] == [
        "names (its pieces are not listed in Grid.pieces).",
        "dice (a list without a bound).",
        "nested (a list of lists).",
        "words (a list of texts).",
        "seats (a map).",
        "cell (a record).",
    ]


def test_a_piece_that_the_grid_does_not_list_is_an_error() -> None:
    class Misspelt(Claims):
        def show(self, state: Any) -> Any:
            shown = super().show(state)
            return type(shown)(
                board=((Cell(piece="knigth"),),),
                dice=shown.dice,
                pawns=shown.pawns,
                taken=shown.taken,
                log=(),
                note="",
            )

    with pytest.raises(ValueError, match=r"board: Grid\.pieces does not list knigth"):
        observed(Misspelt(), STATE, 0)
