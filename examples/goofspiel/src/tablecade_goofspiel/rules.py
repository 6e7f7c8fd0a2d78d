"""Open-bid Goofspiel, for two to four players.

GS-1.1 Each player has cards 1 to N; the same numbers are prizes. GS-1.2 Chance turns up a prize.
GS-2.1 All bid one card in secret, and reveal. GS-2.2 The highest bid wins the prize. GS-2.3 If the
highest bid was made twice, nobody wins: the prize is added to the next. GS-3.1 Most points win.
"""

from collections.abc import Mapping
from typing import Any, cast

from msgspec.structs import replace

from tablecade.core.errors import BadOption, Refusal, UnknownOption
from tablecade.core.game import Draw, Event, Game, Meta, Option, Options, Outcome, Step
from tablecade.core.hand import DICE, Hand, Seat
from tablecade_goofspiel import state as notation
from tablecade_goofspiel.state import MOST_CARDS, Action, Bid, State, Turn
from tablecade_goofspiel.view import (
    VIEWS,
    BidPreview,
    BidsRevealed,
    GoofspielState,
    PrizeTurned,
    PrizeWon,
    Tied,
    Won,
)

SIZES = (5, 8, MOST_CARDS)


class Goofspiel(Game[State, Action]):
    meta = Meta(
        id="goofspiel",
        fewest_seats=2,
        most_seats=4,
        options=(Option("cards", tuple(map(str, SIZES)), default="13"),),
        file_options=("cards",),
        full_table=3,
    )
    views = VIEWS

    def settle(self, asked: Options, *, seats: int, draw: Draw) -> dict[str, Any]:  # noqa: ARG002
        for name in asked:
            if name != "cards":
                raise UnknownOption(game=self.meta.id, name=name)
        cards = asked.get("cards", "13")
        settled = {"cards": int(cards) if str(cards).isdigit() else cards}
        self.setup(settled, seats)
        return settled

    def setup(self, options: Options, seats: int) -> State:
        self.check_seats(seats)
        self.check_file_options(options)
        if options["cards"] not in SIZES:
            raise BadOption(name="cards", value=str(options["cards"]), rule="GS-1.1")
        cards = tuple(range(1, options["cards"] + 1))
        return State((cards,) * seats, cards, scores=(0,) * seats, rounds=len(cards))

    def awaited(self, state: State) -> tuple[Hand, ...]:
        if state.over:
            return ()
        return (DICE,) if state.prize is None else self.hands(seats=len(state.scores))

    def holder(self, state: State, hand: Hand) -> Seat:  # noqa: ARG002
        return Seat(hand)

    def choices(self, state: State, hand: Hand) -> tuple[Action, ...]:
        if hand == DICE:
            return tuple(map(Turn, state.prizes))
        return tuple(map(Bid, state.cards[hand]))

    def refusal(self, state: State, hand: Hand, action: Action) -> Refusal | None:
        if action in self.choices(state, hand):
            return None
        if isinstance(action, Bid) and hand != DICE:
            return Refusal("goofspiel-card-gone", "GS-2.1", {"card": action.card})
        return Refusal("goofspiel-not-now", "GS-1.2")

    def preview(self, state: State, hand: Hand, action: Action) -> BidPreview:
        return BidPreview(tuple(c for c in state.cards[hand] if Bid(c) != action))

    def resolve(self, state: State, choices: Mapping[Hand, Action]) -> Step[State]:
        if DICE in choices:
            return _turn(state, cast(Turn, choices[DICE]))
        bids = {hand: cast(Bid, choices[hand]).card for hand in sorted(choices)}
        bid = _bid(state, bids)
        outcome = self.outcome(bid.state)
        if outcome is None or outcome.scores is None:
            return bid
        won = Won(outcome.reason, outcome.scores, outcome.winners)
        return Step(bid.state, (*bid.events, won))

    def actions(self) -> tuple[Action, ...]:
        return tuple(Bid(card) for card in range(1, MOST_CARDS + 1))

    def outcome(self, state: State) -> Outcome | None:
        if not state.over:
            return None
        best = max(state.scores)
        winners = tuple(Seat(s) for s, score in enumerate(state.scores) if score == best)
        return Outcome("cards", state.scores, winners)

    def write(self, action: Action) -> str:
        return notation.write(action)

    def read(self, text: str) -> Action:
        return notation.read(text)

    def show(self, state: State) -> GoofspielState:
        return GoofspielState(
            prize=state.prize,
            carried=state.carried,
            cards=state.cards,
            scores=state.scores,
            round=state.round,
            rounds=state.rounds,
            at_stake=state.at_stake,
            prizes=state.prizes,
        )


def _turn(state: State, action: Turn) -> Step[State]:
    """GS-1.2."""
    prizes = tuple(prize for prize in state.prizes if prize != action.prize)
    turned = replace(state, prizes=prizes, prize=action.prize)
    return Step(turned, (PrizeTurned(action.prize, turned.at_stake),))


def _bid(state: State, bids: Mapping[Hand, int]) -> Step[State]:
    """GS-2.2, GS-2.3."""
    cards = tuple(
        tuple(card for card in held if card != bids[Hand(seat)])
        for seat, held in enumerate(state.cards)
    )
    best = max(bids.values())
    highest = [Seat(hand) for hand, card in bids.items() if card == best]
    revealed = BidsRevealed(dict(bids))
    if len(highest) > 1:
        carried = (*state.carried, state.prize or 0)
        tied = replace(state, cards=cards, prize=None, carried=carried)
        return Step(tied, (revealed, Tied(best)))
    scores = list(state.scores)
    scores[highest[0]] += state.at_stake
    won = replace(state, cards=cards, prize=None, carried=(), scores=tuple(scores))
    events: tuple[Event, ...] = (revealed, PrizeWon(highest[0], state.at_stake))
    return Step(won, events)
