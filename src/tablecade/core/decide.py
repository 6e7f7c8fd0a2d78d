"""Checks all choices of a decision and resolves them."""

from collections.abc import Mapping

from tablecade.core.errors import GameFailed, IllegalChoice, NotAwaited, TablecadeError
from tablecade.core.game import A, Game, S, Step
from tablecade.core.hand import Hand, hand_name


def decide(game: Game[S, A], state: S, choices: Mapping[Hand, A]) -> Step[S]:
    """Resolve what was chosen, after checking that all who owe a choice gave a legal one."""
    awaited = game.awaited(state)
    if not awaited:
        problem = "nobody owes a choice, and there is no outcome"
        raise GameFailed(game=game.meta.id, problem=problem)
    for hand in choices:
        if hand not in awaited:
            raise NotAwaited(hand=hand_name(hand))
    for hand in awaited:
        if hand not in choices:
            raise TablecadeError("choice-missing", hand=hand_name(hand))
    for hand, action in choices.items():
        refusal = game.refusal(state, hand, action)
        if refusal is not None:
            written: str | None = game.write(action)  # None for an answer that is no action
            raise IllegalChoice(refusal, hand=hand_name(hand), action=written or repr(action))
    step: object = game.resolve(state, choices)
    if not isinstance(step, Step):
        problem = f"resolve returned a {type(step).__name__}, not a Step"
        raise GameFailed(game=game.meta.id, problem=problem)
    return step
