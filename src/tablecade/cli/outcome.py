"""How a match ended, in the player's language."""

from tablecade.core.game import Outcome
from tablecade.core.match import Header
from tablecade.locales import Sentences


def tell_outcome(words: Sentences, header: Header, outcome: Outcome | None) -> str:
    """Why it ended, who won and with which scores; or that it is unfinished."""
    if outcome is None:
        return words.say("outcome-unfinished")
    reason = words.reason(header.game, outcome.reason)
    winners = ", ".join(header.seats[seat] for seat in outcome.winners)
    if outcome.scores is None:
        return words.say("outcome", reason=reason, winners=winners)
    scores = zip(header.seats, outcome.scores, strict=True)
    told = ", ".join(f"{name} {score}" for name, score in scores)
    return words.say("outcome-scores", reason=reason, winners=winners, scores=told)
