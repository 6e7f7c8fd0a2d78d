"""The public state of Goofspiel, and its actions with their notation."""

import re

from msgspec import Struct

from tablecade.core.errors import BadNotation

MOST_CARDS = 13


class Bid(Struct, frozen=True, tag="bid"):
    """Play a card, in secret (GS-2.1)."""

    card: int


class Turn(Struct, frozen=True, tag="turn"):
    """Chance turns up a prize (GS-1.2)."""

    prize: int


Action = Bid | Turn
_ACTION = re.compile(r"(bid|prize )([1-9][0-9]?)")


def write(action: Action) -> str:
    return f"bid{action.card}" if isinstance(action, Bid) else f"prize {action.prize}"


def read(text: str) -> Action:
    found = _ACTION.fullmatch(text)
    if found is None:
        raise BadNotation(text)
    number = int(found[2])
    return Bid(number) if found[1] == "bid" else Turn(number)


class State(Struct, frozen=True):
    cards: tuple[tuple[int, ...], ...]
    """The cards each seat still holds, ascending."""
    prizes: tuple[int, ...]
    """The prizes not turned up yet, ascending."""
    scores: tuple[int, ...]
    rounds: int
    prize: int | None = None
    """The prize that is bid for; None before it is turned up."""
    carried: tuple[int, ...] = ()
    """Prizes nobody won, which the next winner takes too (GS-2.3)."""

    @property
    def over(self) -> bool:
        return self.prize is None and not self.prizes

    @property
    def round(self) -> int:
        return self.rounds - len(self.prizes)

    @property
    def at_stake(self) -> int:
        return sum(self.carried) + (self.prize or 0)
