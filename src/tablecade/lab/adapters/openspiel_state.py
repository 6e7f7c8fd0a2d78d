"""A position for OpenSpiel: hands are players, and each die is a chance node of its own.

Die by die a roll is six nodes of six outcomes; at once it would be one node of 46,656.
"""

from collections import Counter
from typing import Any

import pyspiel

from tablecade.core.hand import DICE, Hand
from tablecade.lab.adapters.adapter import Adapter, legal, text
from tablecade.lab.adapters.chance import Chance
from tablecade.lab.adapters.rewards import Turns, hand_credit, turns_of


class Position:
    """A state of games/, and the choices each seat made with each hand so far.

    OpenSpiel's deep copies share it: it never changes.
    """

    def __init__(self, state: Any, turns: Turns | None = None) -> None:
        self.state = state
        self.turns: Turns = turns or Counter()

    def __deepcopy__(self, memo: Any) -> "Position":
        return self


class SharedAdapter:
    """An adapter, and how chance is drawn, that deep copies share."""

    def __init__(self, adapter: Adapter, chance: Chance) -> None:
        self.adapter = adapter
        self.chance = chance

    def __deepcopy__(self, memo: Any) -> "SharedAdapter":
        return self


class TableState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel is untyped
    def __init__(self, game: Any, adapter: Adapter, chance: Chance, state: Any) -> None:
        super().__init__(game)
        self._shared = SharedAdapter(adapter, chance)
        self._position = Position(state)
        self._drawn: tuple[int, ...] = ()

    @property
    def position(self) -> Any:
        """The state of games/."""
        return self._position.state

    @property
    def adapter(self) -> Adapter:
        return self._shared.adapter

    @property
    def _rules(self) -> Any:
        return self.adapter.game

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        awaited = self._rules.awaited(self.position)
        if DICE in awaited:
            return int(pyspiel.PlayerId.CHANCE)
        return int(awaited[0] if len(awaited) == 1 else pyspiel.PlayerId.SIMULTANEOUS)

    def _legal_actions(self, player: int) -> list[int]:
        return legal(self.adapter, self.position, Hand(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The equally likely outcomes of one node."""
        count = self._shared.chance.outcomes(self.position)
        return [(outcome, 1 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        if DICE in self._rules.awaited(self.position):
            self._draw(action)
        else:
            hand = Hand(self.current_player())
            self._resolve({hand: self.adapter.decode(self.position, action)})

    def _draw(self, outcome: int) -> None:
        """One more outcome; the last one completes the action."""
        self._drawn = (*self._drawn, outcome)
        action = self._shared.chance.action(self.position, self._drawn)
        if action is not None:
            self._resolve({DICE: action})
            self._drawn = ()

    def _apply_actions(self, actions: list[int]) -> None:
        self._resolve(
            {
                hand: self.adapter.decode(self.position, actions[hand])
                for hand in self._rules.awaited(self.position)
            }
        )

    def _resolve(self, choices: dict[Hand, Any]) -> None:
        turns = self._position.turns + turns_of(self._rules, self.position)
        self._position = Position(self._rules.resolve(self.position, choices).state, turns)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self._shared.chance.name(self.position, action)
        return str(self._rules.write(self.adapter.decode(self.position, action)))

    def is_terminal(self) -> bool:
        return self._rules.outcome(self.position) is not None

    def returns(self) -> list[float]:
        """Each hand's part of the victory; 0 while the match goes on.

        A shared controller earns the mean over its turns of what their holders get.
        """
        hands, turns = map(Hand, range(self.adapter.hands)), self._position.turns
        return [hand_credit(self._rules, self.position, hand, turns) for hand in hands]

    def __str__(self) -> str:
        return self.describe(Hand(0))

    def describe(self, hand: Hand) -> str:
        """The view of a hand, then who held a shared controller, then the dice drawn so far."""
        drawn = "".join(str(outcome + 1) for outcome in self._drawn)
        shared = "".join(
            f" hand {chosen} seat {seat} x{count}"
            for (chosen, seat), count in sorted(self._position.turns.items())
            if chosen >= self.adapter.seats
        )
        return f"{text(self.adapter, self.position, hand)}{shared}{drawn}"


class Observer:
    """What a player sees, as numbers and as text. Everything is public."""

    def __init__(self, adapter: Adapter, state: Any) -> None:
        self._adapter = adapter
        self.tensor = adapter.observe(state, Hand(0))
        self.dict = adapter.layout(state).split(self.tensor)

    def set_from(self, state: Any, player: int) -> None:
        self.tensor[:] = self._adapter.observe(state.position, Hand(player))

    def string_from(self, state: Any, player: int) -> str:
        return text(self._adapter, state.position, Hand(player))
