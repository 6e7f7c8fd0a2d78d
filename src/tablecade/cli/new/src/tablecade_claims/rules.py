"""The rules.

1 Everybody chooses a free cell of a 5×5 board, in secret. 2 Who chose it alone takes the cell.
3 A cell that several chose becomes a wall. 4 When no cell is free, the largest group of cells wins.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Annotated

from msgspec import Struct

from tablecade.core.game import Event, Game, Meta, Options, Outcome, Step
from tablecade.core.hand import Hand, Seat
from tablecade.core.show import Cell, Grid, Tally
from tablecade.core.view import PerSeat, Views

SIZE = 5
FREE, WALL = ".", "#"
CELLS = tuple(f"{column}{row}" for row in range(1, SIZE + 1) for column in "abcde")
SHOWN = {FREE: Cell(), WALL: Cell(ground="wall")} | {str(s): Cell(owner=Seat(s)) for s in range(4)}


class Take(Struct, frozen=True):
    cell: int


class State(Struct, frozen=True):
    seats: int
    grid: str = FREE * SIZE * SIZE
    """A sign for each cell, row by row: free, a wall, or the number of a seat."""


class ClaimsState(Struct, frozen=True):
    board: Annotated[
        tuple[tuple[Cell, ...], ...],
        Grid(rows=SIZE, columns=SIZE, choice="{cell}", grounds=("wall",)),
    ]
    groups: Annotated[PerSeat[int], Tally(most=SIZE * SIZE)]  # the largest of each seat


class TakePreview(Struct, frozen=True):
    board: dict[str, Cell]


class Taken(Event, frozen=True):
    seat: Seat
    cell: str


class Walled(Event, frozen=True):
    cell: str


class Claims(Game[State, Take]):
    meta = Meta(id="claims", fewest_seats=2, most_seats=4, options=(), file_options=())
    views = Views(state=ClaimsState, preview=TakePreview, events=(Taken, Walled))

    def setup(self, options: Options, seats: int) -> State:
        self.check_seats(seats)
        self.check_file_options(options)
        return State(seats)

    def awaited(self, state: State) -> tuple[Hand, ...]:
        return self.hands(seats=state.seats) if FREE in state.grid else ()

    def choices(self, state: State, hand: Hand) -> tuple[Take, ...]:  # noqa: ARG002
        return tuple(Take(cell) for cell, sign in enumerate(state.grid) if sign == FREE)

    def resolve(self, state: State, choices: Mapping[Hand, Take]) -> Step[State]:
        wanted = Counter(take.cell for take in choices.values())
        grid, events = [*state.grid], list[Event]()
        for hand, take in sorted(choices.items()):
            single = wanted[take.cell] == 1
            if grid[take.cell] == FREE:
                cell = CELLS[take.cell]
                events.append(Taken(Seat(hand), cell) if single else Walled(cell))
            grid[take.cell] = str(hand) if single else WALL
        return Step(State(state.seats, "".join(grid)), tuple(events))

    def outcome(self, state: State) -> Outcome | None:
        if FREE in state.grid:
            return None
        groups = self.show(state).groups
        winners = tuple(Seat(s) for s in range(state.seats) if groups[s] == max(groups))
        return Outcome("full", groups, winners)

    def write(self, action: Take) -> str:
        return CELLS[action.cell]

    def actions(self) -> tuple[Take, ...]:
        return tuple(map(Take, range(SIZE * SIZE)))

    def preview(self, state: State, hand: Hand, action: Take) -> TakePreview:  # noqa: ARG002
        return TakePreview({CELLS[action.cell]: Cell(owner=Seat(hand))})

    def show(self, state: State) -> ClaimsState:
        cells = [SHOWN[sign] for sign in state.grid]
        board = tuple(tuple(cells[row : row + SIZE]) for row in range(0, SIZE * SIZE, SIZE))
        groups = tuple(largest(state.grid, str(seat)) for seat in range(state.seats))
        return ClaimsState(board, groups)


def largest(grid: str, sign: str) -> int:
    """How many cells with this sign hang together at most, side by side."""
    left = {divmod(cell, SIZE) for cell, found in enumerate(grid) if found == sign}
    best = 0
    while left:
        group = [left.pop()]
        for row, column in group:  # which grows on the way
            beside = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
            group += beside & left
            left -= beside
        best = max(best, len(group))
    return best
