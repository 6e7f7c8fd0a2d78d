"""Rounds and turns: placement, movement, scoring and the end (PX-1, PX-4 to PX-7)."""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from tablecade.core.game import Event, Step
from tablecade.core.hand import Hand, Seat, to_the_left
from tablecade.games.pixoid.rules.board import Board, Pix
from tablecade.games.pixoid.rules.state import (
    HANDS,
    RESERVE,
    Caught,
    ControllerPassed,
    Escaped,
    Picked,
    Place,
    Placed,
    Program,
    Revealed,
    RoundBegan,
    RoundEnded,
    State,
    Variant,
    Walked,
    Won,
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
    events: list[Event] = [
        Revealed({hand: programs[hand] for hand in sorted(programs)}),
        Walked(Hand(state.pixoid), flight.path),
    ]
    events += map(Picked, flight.picked)
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
