"""The coach of Pixoid: a mix of programs, from the solved board or the search of `hard`."""

from typing import TYPE_CHECKING, Any

from tablecade.coach import Advice, Aim, Coach, Puzzles, Source, Unit, in_order
from tablecade.core.hand import Hand
from tablecade.core.packages import later
from tablecade.core.replay import AnyGame
from tablecade.games.pixoid.bots.levels import SearchLevel, best_solution
from tablecade.games.pixoid.rules.state import Place, Program, State, Variant, free_starts

if TYPE_CHECKING:
    from tablecade.games.pixoid.solver.solution import Solution


def advise_pixoid(game: AnyGame, state: State, hand: Hand) -> Advice:
    if state.placing:
        return _advise_start(state, hand)
    solution, (unit, aim) = _exact(state), _goal(state, hand)
    source: Source = "learned" if solution is None else "solved"
    plan = SearchLevel("hard").plan(state) if solution is None else solution.play(state)
    values = {game.write(p): _own(state, hand, value) for p, value in plan.worth[hand].items()}
    shares = {game.write(program): share for program, share in plan.mixes[hand].items()}
    value = _own(state, hand, plan.value)
    return Advice(hand, unit, aim, source, value, in_order(values, aim, shares))


def _goal(state: State, hand: Hand) -> tuple[Unit, Aim]:
    """In the short game everybody wants to win; else Bugs want Pixoid to get few cubes."""
    if state.variant is Variant.SHORT:
        return "win", "most"
    return "cubes", "most" if hand == Hand(state.pixoid) else "least"


def _own(state: State, hand: Hand, value: float) -> float:
    """Converts a value for Pixoid into one for the hand."""
    turned = state.variant is Variant.SHORT and hand != Hand(state.pixoid)
    return 1 - value if turned else value


def _advise_start(state: State, hand: Hand) -> Advice:
    """Only Pixoid gets advice: the Bugs get the other starts, and are interchangeable."""
    unit, aim = _goal(state, hand)
    if hand != Hand(state.pixoid):
        return Advice(hand, unit, aim, "learned", None, ())
    solution = _exact(state)
    if solution is not None:
        values = {f"@{pix}": solution.starts[pix] for pix in free_starts(state)}
        source: Source = "solved"
    else:
        found = SearchLevel("hard").start_values(state)
        values, source = {f"@{pix}": value for pix, value in found.items()}, "learned"
    return Advice(hand, unit, aim, source, max(values.values()), in_order(values, aim))


def same_walk(state: Any, hand: Hand, action: Any) -> Any:
    """The program with the same walk that advice names: a wall stops longer ones (PX-3.4)."""
    if isinstance(action, Place):
        return action
    walk = state.board.walks[state.cubes[hand]][action.direction]
    return Program(action.direction, min(action.distance, len(walk)))


def _exact(state: State) -> "Solution | None":
    """The solution that holds here: with bonus cubes, or without when all are gone."""
    found, bare = best_solution(state), state.variant is Variant.STANDARD and not state.bonus
    return found if found is not None and (found.goal.bonus or bare) else None


_PUZZLES = "tablecade.games.pixoid.coach.puzzles"
COACH = Coach(
    advise=advise_pixoid,
    as_advised=same_walk,
    puzzles=Puzzles(later(f"{_PUZZLES}:position_of"), later(f"{_PUZZLES}:judge")),
)
