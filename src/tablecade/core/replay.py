"""Replays a match decision by decision, and verifies it."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from msgspec import UNSET, Struct

from tablecade.core.dice import FairDice
from tablecade.core.errors import BadMatch, NoOwnDice, NotAwaited, TablecadeError, UnknownGame
from tablecade.core.game import Event, Game, Outcome, decide
from tablecade.core.hand import DICE, Hand, read_hand
from tablecade.core.match import Decision, Header, Match

if TYPE_CHECKING:
    from tablecade.locales import Sentences

AnyGame = Game[Any, Any]

_FIRST_DECISION_LINE = 2


class Moment(Struct, frozen=True):
    """Where a match stands after n decisions: the choices and events that led there."""

    n: int
    state: Any
    choices: Mapping[Hand, Any]
    events: tuple[Event, ...]


def find_game(games: Mapping[str, AnyGame], name: str) -> AnyGame:
    if name not in games:
        raise UnknownGame(game=name, known=", ".join(games))
    return games[name]


def replay(game: AnyGame, match: Match) -> Iterator[Moment]:
    """Every moment from the set-up on. Raises BadMatch at the first line that breaks a rule."""
    try:
        game.check_seats(len(match.header.seats))
        state = game.setup(match.header.options, len(match.header.seats))
    except TablecadeError as problem:
        raise BadMatch(1, problem) from None
    yield Moment(n=0, state=state, choices={}, events=())
    for decision in match.decisions:
        line = decision.n + _FIRST_DECISION_LINE
        if game.outcome(state) is not None:
            raise BadMatch(line, TablecadeError("line-after-end"))
        try:
            choices = read_choices(game, decision)
            step = decide(game, state, choices)
        except TablecadeError as problem:
            raise BadMatch(line, problem) from None
        state = step.state
        yield Moment(n=decision.n + 1, state=state, choices=choices, events=step.events)


def read_choices(game: AnyGame, decision: Decision) -> dict[Hand, Any]:
    choices: dict[Hand, Any] = {}
    for name, text in decision.choices.items():
        hand = read_hand(name)
        if hand is None:
            raise NotAwaited(hand=name)
        choices[hand] = game.read(text)
    return choices


def verify(games: Mapping[str, AnyGame], match: Match) -> Outcome | None:
    """The proven outcome; None for a match that is legal so far, and not over or stopped."""
    try:
        game = find_game(games, match.header.game)
    except UnknownGame as problem:
        raise BadMatch(1, problem) from None
    if match.header.rolled_by_hand and not game.meta.own_dice:
        raise BadMatch(1, NoOwnDice(game=game.meta.id))
    last = len(match.decisions) + _FIRST_DECISION_LINE
    dice, before = _fair_dice(match, last), None
    for moment in replay(game, match):
        if dice is not None and DICE in moment.choices:
            n, dealt = moment.n - 1, moment.choices[DICE]
            fair = game.deal(before, dice.draw(n))
            if dealt != fair:
                told = {"dealt": game.write(dealt), "fair": game.write(fair)}
                raise BadMatch(n + _FIRST_DECISION_LINE, TablecadeError("wrong-dice", **told))
        before = moment.state
    outcome = game.outcome(before)
    if match.outcome is None and outcome is not None:
        raise BadMatch(last, TablecadeError("outcome-missing"))
    if match.outcome is not None and match.outcome != outcome:
        raise BadMatch(last, WrongOutcome(match.header, match.outcome, correct=outcome))
    return outcome


def _fair_dice(match: Match, last: int) -> FairDice | None:
    """The dice as revealed; None where they were not committed to, or not revealed yet."""
    commitment, closing = match.header.commitment, match.closing
    if closing is None or (commitment is None and closing.dice is UNSET):
        return None
    if commitment is None or closing.dice is UNSET:
        raise BadMatch(last, TablecadeError("seed-missing"))
    nonces = tuple(bytes.fromhex(nonce) for nonce in commitment.nonces)
    dice = FairDice(bytes.fromhex(closing.dice.seed), nonces)
    if dice.commit != commitment.commit:
        raise BadMatch(last, TablecadeError("wrong-commit"))
    return dice


class WrongOutcome(TablecadeError):
    code = "wrong-outcome"

    def __init__(self, header: Header, stated: Outcome, *, correct: Outcome | None) -> None:
        super().__init__(stated=say_outcome(stated), correct=say_outcome(correct))
        self._outcomes = header, stated, correct

    def sentence(self, words: "Sentences") -> str:
        header, *outcomes = self._outcomes
        stated, correct = (tell_outcome(words, header, outcome) for outcome in outcomes)
        return words.say("error-wrong-outcome", stated=stated, correct=correct)


def tell_end(words: "Sentences", match: Match) -> str:
    """How a match ended, who stopped it, or that it is unfinished."""
    if match.stopped is None:
        return tell_outcome(words, match.header, match.outcome)
    if match.stopped.by == "host":
        return words.say("outcome-stopped-host")
    return words.say("outcome-stopped", name=match.header.seats[match.stopped.by])


def tell_outcome(words: "Sentences", header: Header, outcome: Outcome | None) -> str:
    """Why it ended, who won and with which scores; or that it is unfinished.

    What a file states may have seats that the match does not have: these are told by number.
    """
    if outcome is None:
        return words.say("outcome-unfinished")
    names = dict(enumerate(header.seats))
    reason = words.reason(header.game, outcome.reason)
    winners = ", ".join(names.get(seat, str(seat)) for seat in outcome.winners)
    if outcome.scores is None:
        return words.say("outcome", reason=reason, winners=winners)
    scores = (f"{names.get(s, s)} {score}" for s, score in enumerate(outcome.scores))
    return words.say("outcome-scores", reason=reason, winners=winners, scores=", ".join(scores))


def say_outcome(outcome: Outcome | None) -> str:
    """An outcome in one line, the same in every language: reason, winners, scores."""
    if outcome is None:
        return "unfinished"
    words = [outcome.reason, f"winners {' '.join(map(str, outcome.winners))}"]
    if outcome.scores is not None:
        words.append(f"scores {' '.join(map(str, outcome.scores))}")
    return ", ".join(words)
