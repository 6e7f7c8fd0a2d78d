"""Plays a match and records it, decision by decision: the loop of terminal and lab."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import UNSET

from tablecade.core.dice import FairDice
from tablecade.core.game import Step, decide
from tablecade.core.hand import DICE, Hand, Seat, hand_name
from tablecade.core.match import (
    FORMAT,
    Closing,
    Commitment,
    Decision,
    Header,
    Match,
    Player,
    Reveal,
)
from tablecade.core.replay import AnyGame, replay

Choose = Callable[[Seat, Any, tuple[Hand, ...]], Mapping[Hand, Any]]
"""Asks a seat for a choice of each hand it holds and owes: `choose(seat, state, hands)`."""


class Record:
    """A match under way: the state it has reached, and its file so far."""

    def __init__(self, game: AnyGame, header: Header, *, dice: FairDice) -> None:
        self.game = game
        self.header = header
        self.dice = dice
        self.decisions: list[Decision] = []
        self.state: Any = game.setup(header.options, len(header.seats))

    @classmethod
    def resume(cls, game: AnyGame, match: Match, *, dice: FairDice) -> "Record":
        record = cls(game, match.header, dice=dice)
        for moment in replay(game, match):
            record.state = moment.state
        record.decisions = list(match.decisions)
        return record

    @property
    def n(self) -> int:
        return len(self.decisions)

    def deal(self) -> Any:
        """What the fair dice show at this decision."""
        return self.game.deal(self.state, self.dice.draw(self.n))

    def decide(self, choices: Mapping[Hand, Any]) -> Step[Any]:
        step = decide(self.game, self.state, choices)
        written = {hand_name(hand): self.game.write(choices[hand]) for hand in sorted(choices)}
        self.decisions.append(Decision(n=self.n, choices=written))
        self.state = step.state
        return step

    def match(self) -> Match:
        outcome = self.game.outcome(self.state)
        if outcome is None:
            return Match(self.header, tuple(self.decisions))
        reveal = Reveal(self.dice.seed.hex()) if self.header.commitment else UNSET
        return Match(self.header, tuple(self.decisions), Closing(outcome, dice=reveal))


def fair_header(
    game: AnyGame,
    options: dict[str, Any],
    seats: tuple[str, ...],
    *,
    dice: FairDice,
    players: tuple[Player, ...],
    version: str,
) -> Header:
    return Header(
        match=FORMAT,
        game=game.meta.id,
        options=options,
        seats=seats,
        dice=Commitment(dice.commit, tuple(nonce.hex() for nonce in dice.nonces)),
        players=players,
        tablecade=version,
    )


def advance(record: Record, choose: Choose) -> Step[Any]:
    """One decision: dice are dealt, every seat is asked once for all hands it holds."""
    game, state = record.game, record.state
    choices: dict[Hand, Any] = {}
    for seat, hands in hands_by_seat(game, state).items():
        choices |= choose(seat, state, hands)
    if DICE in game.awaited(state):
        choices[DICE] = record.deal()
    return record.decide(choices)


def hands_by_seat(game: AnyGame, state: Any) -> dict[Seat, tuple[Hand, ...]]:
    """The awaited hands, but for DICE, under the seats that hold them."""
    seats: dict[Seat, tuple[Hand, ...]] = {}
    for hand in game.awaited(state):
        if hand != DICE:
            seat = game.holder(state, hand)
            seats[seat] = (*seats.get(seat, ()), hand)
    return seats
