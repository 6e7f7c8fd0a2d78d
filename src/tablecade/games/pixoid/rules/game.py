"""Pixoid as a `Game`, and what clients see of it. The rules by number: docs/rules/pixoid.md."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Literal, cast

from msgspec import UNSET, Struct, UnsetType

from tablecade.core.errors import BadOption, Refusal, UnknownOption
from tablecade.core.game import Draw, Event, Game, Meta, Option, Options, Outcome, Step, plain
from tablecade.core.hand import Hand, Seat
from tablecade.core.view import PerSeat, Previews, Views
from tablecade.games.pixoid.rules.board import (
    LARGEST,
    LONGEST_PROGRAM,
    SMALLEST,
    Direction,
    Pix,
    check,
    one_of,
)
from tablecade.games.pixoid.rules.state import (
    EVENTS,
    HANDS,
    RESERVE,
    Action,
    Place,
    Program,
    RoundEnded,
    State,
    Variant,
    first_round,
    free_starts,
    next_to_place,
    place,
    play_turn,
    programs,
    read_action,
    winners,
    write_action,
)
from tablecade.games.pixoid.rules.tiles import BOARDS, board_names, convert_board, read_board

RANDOM = "random"
ALL_HANDS = tuple(Hand(hand) for hand in range(HANDS))


class PixoidState(Struct, frozen=True):
    """A match of Pixoid. `scores` is null in the short game."""

    round: int
    rounds: int
    turn: int
    phase: Literal["placement", "programming", "over"]
    pixoid: Seat
    second: Seat | None
    cubes: tuple[Pix | None, ...]
    bonus: tuple[Pix, ...]
    reserve: int
    taken: int
    picked: int
    scores: PerSeat[int] | None


class PixoidPreview(Struct, frozen=True):
    """The pix a program walks over and the bonus cubes it picks up, if nothing interferes."""

    path: tuple[Pix, ...]
    bonus: tuple[Pix, ...] | UnsetType = UNSET


VIEWS = Views(
    state=PixoidState,
    preview=PixoidPreview,
    events=EVENTS,
    constants={
        "reserve": RESERVE,
        "hands": HANDS,
        "directions": tuple(Direction),
        "distances": tuple(range(1, LONGEST_PROGRAM + 1)),
        "smallest": SMALLEST,
        "largest": LARGEST,
    },
)


class Pixoid(Game[State, Action]):
    meta = Meta(
        id="pixoid",
        fewest_seats=3,
        most_seats=4,
        options=(
            Option("variant", tuple(Variant), default=Variant.STANDARD),
            Option("board", (RANDOM,), default="A1 B1 C1 D1", at_table=RANDOM),
            Option("tiles", (), default=None),
            Option(
                "first_pixoid",
                (RANDOM, "0", "1", "2", "3"),
                default="0",
                at_table=RANDOM,
                seat=True,
            ),
        ),
        file_options=("variant", "first_pixoid", "board"),
        silent=True,
        full_table=4,
    )
    views = VIEWS
    boards = BOARDS
    write = staticmethod(write_action)
    read = staticmethod(read_action)

    def settle(self, asked: Options, *, seats: int, draw: Draw) -> dict[str, Any]:
        self.check_seats(seats)
        options: dict[str, Any] = {option.name: option.default for option in self.meta.options}
        for name in asked:
            if name not in options:
                raise UnknownOption(game=self.meta.id, name=name)
        options |= asked
        first, board, tiles = options["first_pixoid"], options["board"], options["tiles"]
        if first == RANDOM:
            first = draw(seats)
        elif first in ("0", "1", "2", "3"):  # a command line gives texts
            first = int(first)
        if board == RANDOM:
            board = tuple(board_names())[draw(24) * 16 + draw(16)]
        if isinstance(board, str):  # a name or a drawing; a board in full stays
            board = plain(read_board(board, tiles=None if tiles is None else str(tiles)))
        settled = {"variant": options["variant"], "first_pixoid": first, "board": board}
        self.setup(settled, seats)
        return settled

    def setup(self, options: Options, seats: int) -> State:
        self.check_seats(seats)
        self.check_file_options(options)
        board = one_of(check(convert_board(options["board"])))
        variant, first = options["variant"], options["first_pixoid"]
        if variant not in tuple(Variant):
            raise BadOption(name="variant", value=str(variant), rule="PX-7.1")
        if isinstance(first, bool) or not isinstance(first, int) or not 0 <= first < seats:
            raise BadOption(name="first_pixoid", value=str(first), rule="PX-1.5")
        return first_round(board, Variant(variant), seats=seats, first_pixoid=Seat(first))

    def awaited(self, state: State) -> tuple[Hand, ...]:
        if state.ended is not None:
            return ()
        return (next_to_place(state),) if state.placing else ALL_HANDS

    def holder(self, state: State, hand: Hand) -> Seat:
        return state.holder(hand)

    def choices(self, state: State, hand: Hand) -> tuple[Action, ...]:
        pix = state.cubes[hand]
        if pix is None:
            return tuple(map(Place, free_starts(state)))
        return programs(state.board, pix)

    def refusal(self, state: State, hand: Hand, action: Action) -> Refusal | None:
        pix = state.cubes[hand]
        if isinstance(action, Place):
            if pix is not None:
                return Refusal("already-placed", "PX-1.7")
            return _refuse_placement(state, action)
        if pix is None:
            return Refusal("place-first", "PX-1.7")
        if not 1 <= action.distance <= LONGEST_PROGRAM:
            return Refusal("distance", "PX-3.2", {"distance": action.distance})
        return _walls(tuple(state.board.walks[pix]), pix).get(action.direction)

    def preview(self, state: State, hand: Hand, action: Action) -> PixoidPreview:
        if isinstance(action, Place) or state.cubes[hand] is None:
            return PixoidPreview(())
        text, parts = write_action(action), self.previews(state, hand)
        return cast(PixoidPreview, next(p.shown[text] for p in parts if text in p.shown))

    def previews(self, state: State, hand: Hand) -> tuple[Previews, ...]:
        """Corridor by corridor: boards of one size share nearly all of theirs."""
        pix = state.cubes[hand]
        if pix is None:
            return super().previews(state, hand)
        bonus = state.bonus if hand == Hand(state.pixoid) else ()  # Bugs pick up none
        walks = state.board.walks[pix].items()
        return tuple(
            [_previews(d, walk, tuple([p for p in walk if p in bonus])) for d, walk in walks]
        )

    def resolve(self, state: State, choices: Mapping[Hand, Action]) -> Step[State]:
        if state.placing:
            ((hand, action),) = choices.items()
            return place(state, hand, cast(Place, action))
        return play_turn(state, cast(Mapping[Hand, Program], choices))

    def outcome(self, state: State) -> Outcome | None:
        if state.ended is None:
            return None
        scores = state.scores if state.variant is Variant.STANDARD else None
        return Outcome(state.ended, scores, winners(state))

    def show(self, state: State) -> PixoidState:
        standard = state.variant is Variant.STANDARD
        return PixoidState(
            round=state.round,
            rounds=state.seats if standard else 1,
            turn=state.turn,
            phase="over" if state.ended else "placement" if state.placing else "programming",
            pixoid=state.pixoid,
            second=state.second,
            cubes=state.cubes,
            bonus=state.bonus,
            reserve=state.reserve,
            taken=state.taken,
            picked=state.picked,
            scores=state.scores if standard else None,
        )

    def hands(self, *, seats: int) -> tuple[Hand, ...]:  # noqa: ARG002
        return ALL_HANDS

    def barred(self, state: State, hand: Hand) -> dict[str, Refusal]:
        """Directions a wall closes, start pix that are taken."""
        pix = state.cubes[hand]
        if pix is not None:
            return _walls(tuple(state.board.walks[pix]), pix)
        wanted = {f"@{pix}": Place(pix) for pix in state.board.start}
        refusals = {name: _refuse_placement(state, action) for name, action in wanted.items()}
        return {name: refusal for name, refusal in refusals.items() if refusal is not None}

    def round_ended(self, events: tuple[Event, ...]) -> bool:
        return any(isinstance(event, RoundEnded) for event in events)

    def first_seat(self, options: Options, opening: Mapping[str, str]) -> Seat:  # noqa: ARG002
        return Seat(options["first_pixoid"])

    def moved_on(self, options: Options, *, seats: int) -> dict[str, Any]:
        return {**options, "first_pixoid": (options["first_pixoid"] + 1) % seats}


@lru_cache(maxsize=4096)
def _previews(direction: Direction, walk: tuple[Pix, ...], bonus: tuple[Pix, ...]) -> Previews:
    shown = {}
    for distance in range(1, LONGEST_PROGRAM + 1):
        path = walk[:distance]
        picked = tuple(pix for pix in path if pix in bonus)
        shown[write_action(Program(direction, distance))] = PixoidPreview(path, picked)
    return Previews(shown)


def _refuse_placement(state: State, action: Place) -> Refusal | None:
    if action.pix not in state.board.start:
        return Refusal("not-a-start-pix", "PX-1.7", {"pix": action.pix})
    if action.pix in state.cubes:
        return Refusal("start-pix-taken", "PX-1.7", {"pix": action.pix})
    return None


@lru_cache(maxsize=1024)
def _walls(open_ways: tuple[Direction, ...], pix: Pix) -> dict[str, Refusal]:
    walls = [way for way in Direction if way not in open_ways]
    return {str(w): Refusal("wall-ahead", "PX-3.3", {"direction": w, "pix": pix}) for w in walls}
