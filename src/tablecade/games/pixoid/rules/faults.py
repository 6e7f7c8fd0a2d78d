"""What can be wrong with a board: place by place, with the rule it breaks."""

from collections.abc import Iterator
from functools import lru_cache

from tablecade.core.errors import BadBoard, Fault
from tablecade.games.pixoid.rules.board import (
    BONUSES,
    LARGEST,
    SMALLEST,
    STARTS,
    Board,
    Direction,
    Pix,
    neighbour,
    pix_at,
)


def faults(board: Board) -> list[Fault]:
    """All faults of a board. Those of its shape come alone: the rest makes no sense with them."""
    shape = [*_shape_faults(board)]
    return shape or [*_marked_pix_faults(board), *_maze_faults(board)]


@lru_cache(maxsize=512)
def check(board: Board) -> Board:
    """The board itself, if it is one to play on. Raises BadBoard with the first fault."""
    for fault in faults(board):
        raise BadBoard(fault)
    return board


def _shape_faults(board: Board) -> Iterator[Fault]:
    if not SMALLEST <= board.size <= LARGEST:
        detail = {"size": board.size, "smallest": SMALLEST, "largest": LARGEST}
        yield Fault("size", "PX-8.1", "size", detail)
        return
    inside = {pix_at(c, r) for c in range(board.size) for r in range(board.size)}
    for pix in board.pix:
        if pix not in inside:
            yield Fault("no-such-pix", "PX-1.3", "pix", {"pix": pix})
    yield from _twice("pix", board.pix)
    yield from _edge_faults(board, known=inside & set(board.pix))


def _edge_faults(board: Board, *, known: set[Pix]) -> Iterator[Fault]:
    sound = []
    for a, b in board.open:
        place = f"open {a}-{b}"
        if a not in known or b not in known:
            yield Fault("no-such-pix", "PX-1.3", place, {"pix": b if a in known else a})
        elif all(neighbour(a, direction) != b for direction in Direction):
            yield Fault("not-neighbours", "PX-1.3", place)
        else:
            sound.append(Pix("-".join(sorted((a, b)))))
    yield from _twice("open", tuple(sound))


def _twice(place: str, names: tuple[Pix, ...]) -> Iterator[Fault]:
    seen: set[Pix] = set()
    for name in names:
        if name in seen:
            yield Fault("twice", "PX-1.3", f"{place} {name}", {"name": name})
        seen.add(name)


def _marked_pix_faults(board: Board) -> Iterator[Fault]:
    for kind, marked, wanted in (("start", board.start, STARTS), ("bonus", board.bonus, BONUSES)):
        if len(marked) != wanted:
            detail = {"count": len(marked), "wanted": wanted}
            yield Fault(f"{kind}-count", "PX-8.1", kind, detail)
        for pix in marked:
            if pix not in board.pix:
                yield Fault("no-such-pix", "PX-1.3", kind, {"pix": pix})
    yield from _twice("start or bonus", board.start + board.bonus)


def _maze_faults(board: Board) -> Iterator[Fault]:
    for pix in board.pix:
        if not board.walks[pix]:
            yield Fault("no-way-out", "PX-3.3", pix)
    unreached = set(board.pix) - _reached(board)
    if unreached:
        first = min(unreached)
        yield Fault("not-connected", "PX-8.1", first, {"from": board.pix[0]})


def _reached(board: Board) -> set[Pix]:
    reached = set(board.pix[:1])
    frontier = [*reached]
    while frontier:
        for walk in board.walks[frontier.pop()].values():
            if walk[0] not in reached:
                reached.add(walk[0])
                frontier.append(walk[0])
    return reached
