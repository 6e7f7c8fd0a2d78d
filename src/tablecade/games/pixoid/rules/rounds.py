"""Set-up, placement, scoring and the end: what surrounds the turns (PX-1, PX-6)."""

from msgspec.structs import replace

from tablecade.core.game import Event, Outcome, Step
from tablecade.core.hand import Hand, Seat, to_the_left
from tablecade.games.pixoid.rules.action import Place
from tablecade.games.pixoid.rules.board import Board, Pix
from tablecade.games.pixoid.rules.events import (
    ControllerPassed,
    Placed,
    RoundBegan,
    RoundEnded,
    Won,
)
from tablecade.games.pixoid.rules.state import HANDS, RESERVE, State, Variant


def first_round(board: Board, variant: Variant, *, seats: int, first_pixoid: Seat) -> State:
    return State(
        board=board,
        variant=variant,
        scores=(0,) * seats,  # PX-1.6
        round=1,
        pixoid=first_pixoid,
        second=_first_second(first_pixoid, seats=seats),
        cubes=(None,) * HANDS,
        bonus=board.bonus,
        reserve=RESERVE,
    )


def _first_second(pixoid: Seat, *, seats: int) -> Seat | None:
    """PX-7.3, PX-7.4: every round the second controller starts at Pixoid's left."""
    return to_the_left(pixoid, seats=seats) if seats < HANDS else None


def next_to_place(state: State) -> Hand:
    """PX-1.7: Pixoid, then the Bugs clockwise; PX-7.3: the second controller's cube last."""
    order = (Hand(state.pixoid), *state.bugs)
    return next(hand for hand in order if state.cubes[hand] is None)


def free_starts(state: State) -> tuple[Pix, ...]:
    return tuple(pix for pix in state.board.start if pix not in state.cubes)


def place(state: State, hand: Hand, action: Place) -> Step[State]:
    cubes = (*state.cubes[:hand], action.pix, *state.cubes[hand + 1 :])
    return Step(replace(state, cubes=cubes), (Placed(hand, action.pix),))


def pass_controller(state: State) -> Step[State]:
    """PX-7.4: after every scoring phase the other Bug player takes the second controller."""
    if state.second is None:
        return Step(state, ())
    other = next(seat for seat in state.bug_seats if seat != state.second)
    return Step(replace(state, second=other), (ControllerPassed(other),))


def end_round(state: State, *, caught: bool) -> Step[State]:
    """The round is over: score it, then the next one begins or the match ends."""
    if state.variant is Variant.SHORT:
        return _end_short(state, caught=caught)
    scored, ended = _score(state)
    if state.round == state.seats:  # PX-6.5
        over = replace(scored, ended="rounds")
        return Step(over, (ended, _won(over)))
    begun = _next_round(scored)
    return Step(begun, (ended, RoundBegan(begun.round, begun.pixoid)))


def _score(state: State) -> tuple[State, Event]:
    """PX-6.3; PX-6.2 too, since twelve turns leave nothing in the reserve for the Bugs."""
    points = tuple(
        state.neutral_cubes if seat == state.pixoid else state.reserve
        for seat in range(state.seats)
    )
    scores = tuple(sum(pair) for pair in zip(state.scores, points, strict=True))
    ended = RoundEnded(state.pixoid, state.taken, state.picked, points, scores)
    return replace(state, scores=scores), ended


def _next_round(state: State) -> State:
    """PX-6.4: the player to Pixoid's left flees next; cubes and bonus cubes are restored."""
    pixoid = to_the_left(state.pixoid, seats=state.seats)
    fresh = first_round(state.board, state.variant, seats=state.seats, first_pixoid=pixoid)
    return replace(fresh, scores=state.scores, round=state.round + 1)


def _end_short(state: State, *, caught: bool) -> Step[State]:
    over = replace(state, ended="caught" if caught else "twelve")
    return Step(over, (_won(over),))


def _won(state: State) -> Event:
    outcome = outcome_of(state)
    return Won(outcome.reason, outcome.winners)


def outcome_of(state: State) -> Outcome:
    """PX-6.5 most points win, ties share; PX-7.1 the short game has no scores."""
    if state.ended is None:
        raise ValueError("the match goes on")
    if state.variant is Variant.SHORT:
        winners = state.bug_seats if state.ended == "caught" else (state.pixoid,)
        return Outcome(state.ended, None, winners)
    best = max(state.scores)
    winners = tuple(Seat(seat) for seat, score in enumerate(state.scores) if score == best)
    return Outcome(state.ended, state.scores, winners)
