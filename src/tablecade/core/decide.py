"""Checks all choices of a decision and resolves them."""

from collections.abc import Mapping

from tablecade.core.errors import ChoiceMissing, GameFailed, IllegalChoice, NotAwaited
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
            raise ChoiceMissing(hand=hand_name(hand))
    for hand, action in choices.items():
        refusal = game.refusal(state, hand, action)
        if refusal is not None:
            raise IllegalChoice(refusal, hand=hand_name(hand), action=_written(game, action))
    step: object = game.resolve(state, choices)
    if not isinstance(step, Step):
        problem = f"resolve returned a {type(step).__name__}, not a Step"
        raise GameFailed(game=game.meta.id, problem=problem)
    return step


def _written(game: Game[S, A], action: A) -> str:
    """The notation of an action; of a bot's answer that is none, what Python shows."""
    written: str | None = game.write(action)
    return repr(action) if written is None else written
