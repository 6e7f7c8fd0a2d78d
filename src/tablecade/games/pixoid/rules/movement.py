"""A turn's movement: Pixoid first, pix by pix, then all Bugs at once (PX-4, PX-5)."""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from tablecade.core.game import Event, Step
from tablecade.core.hand import Hand
from tablecade.games.pixoid.rules.action import Program
from tablecade.games.pixoid.rules.board import Board, Pix
from tablecade.games.pixoid.rules.events import Caught, Escaped, Picked, Revealed, Walked
from tablecade.games.pixoid.rules.rounds import end_round, pass_controller
from tablecade.games.pixoid.rules.state import RESERVE, State, Variant

Programs = Mapping[Hand, Program]


class Flight(Struct, frozen=True):
    """Pixoid's own move: how far he came, what he picked up, who stood in his way."""

    path: tuple[Pix, ...]
    picked: tuple[Pix, ...]
    caught_by: tuple[Hand, ...] = ()
    won: bool = False


def path_of(board: Board, pix: Pix, program: Program) -> tuple[Pix, ...]:
    """PX-3.4, PX-4.2: a distance longer than the corridor ends at its wall."""
    return board.walks[pix][program.direction][: program.distance]


def play_turn(state: State, programs: Programs) -> Step[State]:
    flight = fly(state, programs[Hand(state.pixoid)])
    fled = _after_flight(state, flight)
    events: list[Event] = [
        Revealed({hand: programs[hand] for hand in sorted(programs)}),
        Walked(Hand(state.pixoid), flight.path),
    ]
    events += map(Picked, flight.picked)
    if flight.won:
        return _ended(fled, events, caught=False)
    if flight.caught_by:  # PX-4.3: the round ends there and then, no Bug moves
        events.append(Caught(flight.path[-1], flight.caught_by))
        return _ended(fled, events, caught=True)
    return _chase(fled, programs, events)


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


def _after_flight(state: State, flight: Flight) -> State:
    bonus = tuple(pix for pix in state.bonus if pix not in flight.picked)
    return replace(state, cubes=_moved(state, {Hand(state.pixoid): flight.path[-1]}), bonus=bonus)


def _chase(state: State, programs: Programs, events: list[Event]) -> Step[State]:
    """PX-4.1: all Bugs at once, each the whole way; PX-4.5: nobody blocks anybody."""
    paths = {hand: path_of(state.board, state.pix_of(hand), programs[hand]) for hand in state.bugs}
    events += (Walked(hand, path) for hand, path in paths.items())
    chased = replace(state, cubes=_moved(state, {hand: path[-1] for hand, path in paths.items()}))
    prey = state.pix_of(Hand(state.pixoid))
    catchers = tuple(sorted(hand for hand, path in paths.items() if prey in path))  # PX-4.4, 4.7
    if catchers:
        events.append(Caught(prey, catchers))
        return _ended(chased, events, caught=True)
    return _escape(chased, events)


def _escape(state: State, events: list[Event]) -> Step[State]:
    """PX-6.1: one cube from the reserve; the twelfth ends the round."""
    escaped = replace(state, reserve=state.reserve - 1)
    events.append(Escaped(escaped.reserve))
    if escaped.reserve == 0 or _wins_short(escaped, ()):
        return _ended(escaped, events, caught=False)
    passed = pass_controller(escaped)
    return Step(passed.state, (*events, *passed.events))


def _ended(state: State, events: list[Event], *, caught: bool) -> Step[State]:
    end = end_round(state, caught=caught)
    return Step(end.state, (*events, *end.events))


def _moved(state: State, moves: Mapping[Hand, Pix]) -> tuple[Pix | None, ...]:
    return tuple(moves.get(Hand(hand), pix) for hand, pix in enumerate(state.cubes))
