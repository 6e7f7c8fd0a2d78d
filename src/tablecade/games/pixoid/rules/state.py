"""The public state of a match of Pixoid, what a hand chooses (`@c4`, `up3`), and what happens.

Rounds and turns: placement, movement, scoring and the end (PX-1, PX-4 to PX-7).
"""

import re
from collections.abc import Mapping
from enum import StrEnum
from functools import cache, lru_cache

from msgspec import Struct
from msgspec.structs import replace

from tablecade.core.errors import BadNotation
from tablecade.core.game import Event, Step
from tablecade.core.hand import Hand, Seat, to_the_left
from tablecade.games.pixoid.rules.board import LONGEST_PROGRAM, Board, Direction, Pix

_PLACEMENT = re.compile(r"@([a-z][1-9][0-9]?)")
_PROGRAM = re.compile(r"(up|down|left|right)(0|[1-9][0-9]?)")

HANDS = 4
RESERVE = 12
SECOND_CONTROLLER = Hand(3)
"""With three players, the hand of the third Bug (PX-7.3)."""


class Place(Struct, frozen=True, tag="place"):
    """Put the cube on a start pix (PX-1.7)."""

    pix: Pix


class Program(Struct, frozen=True, tag="program"):
    """Both wheels of a controller, set (PX-3.1)."""

    direction: Direction
    distance: int


Action = Place | Program


@lru_cache(maxsize=8192)
def programs(board: Board, pix: Pix) -> tuple[Program, ...]:
    """All legal programs of a cube: any distance (PX-3.2), each direction without a wall (3.3)."""
    return _programs(tuple(board.walks[pix]))


@lru_cache(maxsize=8192)
def different_programs(board: Board, pix: Pix) -> tuple[Program, ...]:
    """One for each pix a cube can end on: a longer program stops at the wall (PX-4.2)."""
    return tuple(
        Program(direction, distance)
        for direction, walk in board.walks[pix].items()
        for distance in range(1, min(len(walk), LONGEST_PROGRAM) + 1)
    )


@cache
def _programs(directions: tuple[Direction, ...]) -> tuple[Program, ...]:
    """At most 16 tuples, shared by all pix of all boards."""
    distances = range(1, LONGEST_PROGRAM + 1)
    return tuple(Program(direction, distance) for direction in directions for distance in distances)


@cache
def write_action(action: Action) -> str:
    match action:
        case Place(pix):
            return f"@{pix}"
        case Program(direction, distance):
            return f"{direction}{distance}"


@cache
def read_action(text: str) -> Action:
    if found := _PLACEMENT.fullmatch(text):
        return Place(Pix(found[1]))
    if found := _PROGRAM.fullmatch(text):
        return Program(Direction(found[1]), int(found[2]))
    raise BadNotation(text)


class Variant(StrEnum):
    STANDARD = "standard"
    SHORT = "short"


class State(Struct, frozen=True):
    board: Board
    variant: Variant
    scores: tuple[int, ...]
    round: int
    pixoid: Seat
    second: Seat | None
    """Who holds the second controller; None with four players."""
    cubes: tuple[Pix | None, ...]
    """Where each hand's cube stands; None before it is placed."""
    bonus: tuple[Pix, ...]
    """The pix that still have their bonus cube."""
    reserve: int
    ended: str | None = None

    @property
    def seats(self) -> int:
        return len(self.scores)

    @property
    def placing(self) -> bool:
        return None in self.cubes

    @property
    def taken(self) -> int:
        """Cubes Pixoid took from the reserve this round: one for each turn he got through."""
        return RESERVE - self.reserve

    @property
    def turn(self) -> int:
        return min(self.taken + 1, RESERVE)

    @property
    def picked(self) -> int:
        """Bonus cubes Pixoid picked up this round."""
        return len(self.board.bonus) - len(self.bonus)

    @property
    def neutral_cubes(self) -> int:
        """What Pixoid holds of the sixteen, reserve and bonus counted alike."""
        return self.taken + self.picked

    def pix_of(self, hand: Hand) -> Pix:
        """Where a hand's cube stands. Raises ValueError before it is placed."""
        pix = self.cubes[hand]
        if pix is None:
            raise ValueError("a cube moves only after it was placed")
        return pix

    @property
    def bugs(self) -> tuple[Hand, ...]:
        return bug_hands(self.pixoid, seats=self.seats)

    @property
    def bug_seats(self) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat in range(self.seats) if seat != self.pixoid)

    def holder(self, hand: Hand) -> Seat:
        if self.second is not None and hand == SECOND_CONTROLLER:
            return self.second
        return Seat(hand)


@cache
def bug_hands(pixoid: Seat, *, seats: int) -> tuple[Hand, ...]:
    """The Bugs' hands clockwise from Pixoid's left, the second controller's last."""
    own = [Hand((pixoid + 1 + i) % seats) for i in range(seats - 1)]
    return (*own, *(Hand(hand) for hand in range(seats, HANDS)))


class Placed(Event, frozen=True):
    hand: Hand
    pix: Pix


class Revealed(Event, frozen=True):
    """All programs of the turn, public from now on (PX-3.5)."""

    programs: dict[Hand, Program]


class Walked(Event, frozen=True):
    """A cube moved, pix by pix; `path` leaves out where it stood."""

    hand: Hand
    path: tuple[Pix, ...]


class Picked(Event, frozen=True):
    """Pixoid took the bonus cube of a pix, on his way over it (PX-5.1)."""

    pix: Pix


class Caught(Event, frozen=True):
    """Pixoid was caught: by whom, and on which pix. All who caught him are named (PX-4.7)."""

    pix: Pix
    by: tuple[Hand, ...]


class Escaped(Event, frozen=True):
    """Pixoid got through the turn and took a cube from the reserve (PX-6.1)."""

    reserve: int


class RoundEnded(Event, frozen=True):
    """`points` is what each seat scored in this round, `scores` what each has now."""

    pixoid: Seat
    taken: int
    bonus: int
    points: tuple[int, ...]
    scores: tuple[int, ...]


class RoundBegan(Event, frozen=True):
    round: int
    pixoid: Seat


class ControllerPassed(Event, frozen=True):
    """The second controller changed hands (PX-7.4)."""

    to: Seat


class Won(Event, frozen=True):
    """The match is over."""

    reason: str
    winners: tuple[Seat, ...]


EVENTS = (
    *(Placed, Revealed, Walked, Picked, Caught, Escaped),
    *(RoundEnded, RoundBegan, ControllerPassed, Won),
)


def first_round(board: Board, variant: Variant, *, seats: int, first_pixoid: Seat) -> State:
    return State(
        board=board,
        variant=variant,
        scores=(0,) * seats,  # PX-1.6
        round=1,
        pixoid=first_pixoid,
        # PX-7.3, PX-7.4: every round the second controller starts at Pixoid's left
        second=to_the_left(first_pixoid, seats=seats) if seats < HANDS else None,
        cubes=(None,) * HANDS,
        bonus=board.bonus,
        reserve=RESERVE,
    )


def next_to_place(state: State) -> Hand:
    """PX-1.7: Pixoid, then the Bugs clockwise; PX-7.3: the second controller's cube last."""
    order = (Hand(state.pixoid), *state.bugs)
    return next(hand for hand in order if state.cubes[hand] is None)


def free_starts(state: State) -> tuple[Pix, ...]:
    return tuple(pix for pix in state.board.start if pix not in state.cubes)


def place(state: State, hand: Hand, action: Place) -> Step[State]:
    cubes = (*state.cubes[:hand], action.pix, *state.cubes[hand + 1 :])
    return Step(replace(state, cubes=cubes), (Placed(hand, action.pix),))


class Flight(Struct, frozen=True):
    """Pixoid's own move: how far he came, what he picked up, who stood in his way."""

    path: tuple[Pix, ...]
    picked: tuple[Pix, ...]
    caught_by: tuple[Hand, ...] = ()
    won: bool = False


def path_of(board: Board, pix: Pix, program: Program) -> tuple[Pix, ...]:
    """PX-3.4, PX-4.2: a distance longer than the corridor ends at its wall."""
    return board.walks[pix][program.direction][: program.distance]


def play_turn(state: State, programs: Mapping[Hand, Program]) -> Step[State]:
    flight = fly(state, programs[Hand(state.pixoid)])
    bonus = tuple(pix for pix in state.bonus if pix not in flight.picked)
    fled = replace(state, cubes=_moved(state, {Hand(state.pixoid): flight.path[-1]}), bonus=bonus)
    revealed = Revealed({hand: programs[hand] for hand in sorted(programs)})
    walked = Walked(Hand(state.pixoid), flight.path)
    events: list[Event] = [revealed, walked, *map(Picked, flight.picked)]
    if flight.won:
        return _end_round(fled, events, caught=False)
    if flight.caught_by:  # PX-4.3: the round ends there and then, no Bug moves
        events.append(Caught(flight.path[-1], flight.caught_by))
        return _end_round(fled, events, caught=True)
    # PX-4.1: all Bugs at once, each the whole way; PX-4.5: nobody blocks anybody
    paths = {hand: path_of(state.board, state.pix_of(hand), programs[hand]) for hand in state.bugs}
    events += (Walked(hand, path) for hand, path in paths.items())
    chased = replace(fled, cubes=_moved(fled, {hand: path[-1] for hand, path in paths.items()}))
    prey = flight.path[-1]
    catchers = tuple(sorted(hand for hand, path in paths.items() if prey in path))  # PX-4.4, 4.7
    if catchers:
        events.append(Caught(prey, catchers))
        return _end_round(chased, events, caught=True)
    # PX-6.1: one cube from the reserve; the twelfth ends the round
    escaped = replace(chased, reserve=chased.reserve - 1)
    events.append(Escaped(escaped.reserve))
    if escaped.reserve == 0 or _wins_short(escaped, ()):
        return _end_round(escaped, events, caught=False)
    passed = pass_controller(escaped)
    return Step(passed.state, (*events, *passed.events))


def fly(state: State, program: Program) -> Flight:
    """PX-4.6: Pixoid walks pix by pix; PX-7.2: the cube that wins counts before a later Bug."""
    bug_places = {state.cubes[hand] for hand in state.bugs}
    path = path_of(state.board, state.pix_of(Hand(state.pixoid)), program)
    picked: tuple[Pix, ...] = ()
    for steps, pix in enumerate(path, start=1):
        if pix in bug_places:
            catchers = tuple(hand for hand in state.bugs if state.cubes[hand] == pix)
            return Flight(path[:steps], picked, caught_by=tuple(sorted(catchers)))
        if pix in state.bonus:
            picked += (pix,)
            if _wins_short(state, picked):
                return Flight(path[:steps], picked, won=True)
    return Flight(path, picked)


def _wins_short(state: State, picked: tuple[Pix, ...]) -> bool:
    """PX-7.1: the twelfth neutral cube wins at once, even in the middle of a move."""
    return state.variant is Variant.SHORT and state.neutral_cubes + len(picked) >= RESERVE


def _moved(state: State, moves: Mapping[Hand, Pix]) -> tuple[Pix | None, ...]:
    return tuple(moves.get(Hand(hand), pix) for hand, pix in enumerate(state.cubes))


def pass_controller(state: State) -> Step[State]:
    """PX-7.4: after every scoring phase the other Bug player takes the second controller."""
    if state.second is None:
        return Step(state, ())
    other = next(seat for seat in state.bug_seats if seat != state.second)
    return Step(replace(state, second=other), (ControllerPassed(other),))


def _end_round(state: State, events: list[Event], *, caught: bool) -> Step[State]:
    """The round is over: score it, then the next one begins or the match ends."""
    if state.variant is Variant.SHORT:
        reason = "caught" if caught else "twelve"
        over = replace(state, ended=reason)
        return Step(over, (*events, Won(reason, winners(over))))
    # PX-6.3; PX-6.2 too, since twelve turns leave nothing in the reserve for the Bugs
    points = tuple(
        state.neutral_cubes if seat == state.pixoid else state.reserve
        for seat in range(state.seats)
    )
    scores = tuple(sum(pair) for pair in zip(state.scores, points, strict=True))
    ended = RoundEnded(state.pixoid, state.taken, state.picked, points, scores)
    if state.round == state.seats:  # PX-6.5
        over = replace(state, scores=scores, ended="rounds")
        return Step(over, (*events, ended, Won("rounds", winners(over))))
    # PX-6.4: the player to Pixoid's left flees next; cubes and bonus cubes are restored
    pixoid = to_the_left(state.pixoid, seats=state.seats)
    fresh = first_round(state.board, state.variant, seats=state.seats, first_pixoid=pixoid)
    begun = replace(fresh, scores=scores, round=state.round + 1)
    return Step(begun, (*events, ended, RoundBegan(begun.round, begun.pixoid)))


def winners(state: State) -> tuple[Seat, ...]:
    """Of a match that is over. PX-6.5 most points win, ties share; PX-7.1 the short game."""
    if state.variant is Variant.SHORT:
        return state.bug_seats if state.ended == "caught" else (state.pixoid,)
    best = max(state.scores)
    return tuple(Seat(seat) for seat, score in enumerate(state.scores) if score == best)
