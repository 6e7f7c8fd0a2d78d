"""A game of 5×5 cells whose views say how they are shown. All take a cell at once; a cell that two
want becomes a wall.
"""

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Struct

from tablecade.core.errors import BadNotation, Refusal
from tablecade.core.game import Draw, Event, Game, Meta, Options, Outcome, Step
from tablecade.core.hand import Hand, Seat
from tablecade.core.show import Cell, Dice, Grid, Tally, Track
from tablecade.core.view import PerSeat, Views

SIZE = 5
NAMES = tuple(f"{column}{row}" for row in range(1, SIZE + 1) for column in "abcde")


class State(Struct, frozen=True):
    grid: str
    """`.` free, `#` a wall, else the seat."""
    seats: int


class Take(Struct, frozen=True):
    cell: int


class ClaimsState(Struct, frozen=True):
    board: Annotated[
        tuple[tuple[Cell, ...], ...],
        Grid(rows=5, columns=5, choice="{cell}", pieces=("king",), grounds=("wall", "water")),
    ]
    dice: Annotated[tuple[int | None, ...], Dice(colours=("red", "blue"))]
    pawns: Annotated[PerSeat[int], Track(fields=4, marks=("sea", "hill", "sea", "top"))]
    taken: Annotated[PerSeat[int], Tally(most=25)]
    log: tuple[int, ...]
    note: str


class TakePreview(Struct, frozen=True):
    board: dict[str, Cell]


class Taken(Event, frozen=True):
    seat: Seat
    cell: str


class Claims(Game[State, Take]):
    meta = Meta(id="claims", fewest_seats=2, most_seats=4, options=(), file_options=())
    views = Views(state=ClaimsState, preview=TakePreview, events=(Taken,))

    def settle(self, asked: Options, *, seats: int, draw: Draw) -> dict[str, Any]:  # noqa: ARG002
        return {}

    def setup(self, options: Options, seats: int) -> State:  # noqa: ARG002
        return State("." * len(NAMES), seats)

    def awaited(self, state: State) -> tuple[Hand, ...]:
        return self.hands(seats=state.seats) if "." in state.grid else ()

    def holder(self, state: State, hand: Hand) -> Seat:  # noqa: ARG002
        return Seat(hand)

    def choices(self, state: State, hand: Hand) -> tuple[Take, ...]:  # noqa: ARG002
        return tuple(Take(cell) for cell, mark in enumerate(state.grid) if mark == ".")

    def refusal(self, state: State, hand: Hand, action: Take) -> Refusal | None:
        return None if action in self.choices(state, hand) else Refusal("claims-taken", "CL-1")

    def preview(self, state: State, hand: Hand, action: Take) -> TakePreview:  # noqa: ARG002
        return TakePreview({NAMES[action.cell]: Cell(owner=Seat(hand))})

    def resolve(self, state: State, choices: Mapping[Hand, Take]) -> Step[State]:
        grid = [*state.grid]
        wanted = [action.cell for action in choices.values()]
        for hand, action in choices.items():
            grid[action.cell] = "#" if wanted.count(action.cell) > 1 else str(hand)
        taken = tuple(Taken(Seat(hand), NAMES[action.cell]) for hand, action in choices.items())
        return Step(State("".join(grid), state.seats), taken)

    def outcome(self, state: State) -> Outcome | None:
        if "." in state.grid:
            return None
        scores = tuple(state.grid.count(str(seat)) for seat in range(state.seats))
        winners = tuple(Seat(s) for s, score in enumerate(scores) if score == max(scores))
        return Outcome("full", scores, winners)

    def actions(self) -> tuple[Take, ...]:
        return tuple(map(Take, range(len(NAMES))))

    def write(self, action: Take) -> str:
        return NAMES[action.cell]

    def read(self, text: str) -> Take:
        if text not in NAMES:
            raise BadNotation(text)
        return Take(NAMES.index(text))

    def show(self, state: State) -> ClaimsState:
        """Seat 1 has a king with the number 16 in the water of the last cell."""
        cells = [CELLS[mark] for mark in state.grid]
        if state.grid[-1] == "1":
            cells[-1] = Cell(owner=Seat(1), piece="king", value=16, ground="water")
        rows = tuple(tuple(cells[at : at + SIZE]) for at in range(0, len(cells), SIZE))
        taken = tuple(state.grid.count(str(seat)) for seat in range(state.seats))
        return ClaimsState(
            board=rows,
            dice=(6, None),
            pawns=tuple(min(count, 4) for count in taken),
            taken=taken,
            log=(),
            note="",
        )


CELLS = {
    ".": Cell(),
    "#": Cell(ground="wall"),
    **{str(seat): Cell(owner=Seat(seat)) for seat in range(4)},
}


def played(*decisions: str, seats: int = 3) -> State:
    """The state after decisions such as `a1 e5 a1`, the cell of each hand."""
    game = Claims()
    state = game.setup({}, seats)
    for decision in decisions:
        choices = {Hand(hand): game.read(cell) for hand, cell in enumerate(decision.split())}
        state = game.resolve(state, choices).state
    return state
