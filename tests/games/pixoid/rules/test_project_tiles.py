"""PX-8: the project's own tiles, and each of the 384 boards they make."""

from collections.abc import Callable
from functools import cache
from itertools import combinations

from tablecade.games.pixoid.rules.board import Board, end_points, faults, place_of, steps_from
from tablecade.games.pixoid.rules.tiles import (
    TILE_SIZE,
    Cell,
    Drawing,
    board_names,
    exits,
    lay_board,
    project_tiles,
)

CORNERS = ((0, 9), (9, 9), (9, 0), (0, 0))
"""Column and row of the corner pix, clockwise from the upper left."""

Way = frozenset[Cell]


@cache
def boards() -> dict[str, Board]:
    return {name: lay_board(name, project_tiles()) for name in board_names()}


def failing(holds: Callable[[Board], bool]) -> list[str]:
    """The names of all boards for which something does not hold."""
    return [name for name, board in boards().items() if not holds(board)]


def inner_ways(drawing: Drawing) -> frozenset[Way]:
    """What is open between the pix of one tile, its edges left out."""
    right = {frozenset(((r, c), (r, c + 1))) for r, c in drawing.open_right if c < TILE_SIZE - 1}
    below = {frozenset(((r, c), (r + 1, c))) for r, c in drawing.open_below if r < TILE_SIZE - 1}
    return frozenset(right | below)


def turned(ways: frozenset[Way]) -> frozenset[Way]:
    return frozenset(frozenset((c, TILE_SIZE - 1 - r) for r, c in way) for way in ways)


def mirrored(ways: frozenset[Way]) -> frozenset[Way]:
    return frozenset(frozenset((c, r) for r, c in way) for way in ways)


def images(ways: frozenset[Way]) -> set[frozenset[Way]]:
    """A tile as it looks from every side, and in a mirror."""
    seen = set()
    for _ in range(4):
        ways = turned(ways)
        seen |= {ways, mirrored(ways)}
    return seen


def near_corners(board: Board) -> bool:
    pairs = zip(map(place_of, board.start), CORNERS, strict=True)
    return all(max(abs(a - c), abs(b - d)) <= 1 for (a, b), (c, d) in pairs)


def bonus_far_from_starts(board: Board) -> bool:
    return all(
        steps_from(board, start)[bonus] >= 4 for start in board.start for bonus in board.bonus
    )


def test_px_8_1_there_are_four_tiles_of_two_sides() -> None:
    assert sorted(project_tiles()) == ["A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2"]
    assert len(boards()) == 384


def test_px_8_1_no_board_has_a_fault() -> None:
    assert failing(lambda board: faults(board) == []) == []


def test_px_8_1_every_board_is_connected() -> None:
    assert failing(lambda board: len(steps_from(board, board.pix[0])) == 100) == []


def test_px_8_1_every_pix_has_at_least_two_ways_out() -> None:
    assert failing(lambda board: all(len(ways) >= 2 for ways in board.walks.values())) == []


def test_px_8_1_every_board_has_four_starts_and_four_bonus_pix() -> None:
    assert failing(lambda board: len({*board.start, *board.bonus}) == 8) == []


def test_px_8_1_starts_lie_near_the_corners() -> None:
    assert failing(near_corners) == []


def test_px_8_1_bonus_pix_lie_at_least_four_steps_from_every_start() -> None:
    assert failing(bonus_far_from_starts) == []


def test_px_8_1_end_points_are_fair_to_both_sides() -> None:
    assert failing(lambda board: 5 <= end_points(board) <= 6.3) == []


def test_px_8_1_no_side_is_another_one_turned_or_mirrored() -> None:
    ways = {name: inner_ways(drawing) for name, drawing in project_tiles().items()}
    alike = [(a, b) for a, b in combinations(ways, 2) if ways[b] in images(ways[a])]
    assert alike == []


def test_px_8_2_corridors_meet_at_every_inner_edge_of_every_side() -> None:
    edges = {edge for drawing in project_tiles().values() for edge in exits(drawing)}
    assert len(edges) == 1
    assert edges != {frozenset()}


def test_px_8_2_on_every_board_as_many_corridors_cross_each_inner_edge() -> None:
    ((gaps, _),) = {exits(drawing) for drawing in project_tiles().values()}

    def crossings(board: Board) -> tuple[int, int]:
        places = [(place_of(a), place_of(b)) for a, b in board.open]
        return (
            sum(a[0] == 4 and b[0] == 5 for a, b in places),
            sum(a[1] == 4 and b[1] == 5 for a, b in places),
        )

    assert failing(lambda board: crossings(board) == (2 * len(gaps), 2 * len(gaps))) == []
