"""A position as OpenSpiel knows positions: hands are players, each die a chance node of its own.

Die by die a roll is six nodes of six outcomes; at once it would be one of 46,656.
"""

from random import Random
from typing import Any

import pyspiel

from tablecade.core.hand import DICE, Hand, Seat
from tablecade.games.qwixx.action import First, Roll
from tablecade.games.qwixx.dice import FACES
from tablecade.games.qwixx.row import ROWS
from tablecade.games.qwixx.state import Phase
from tablecade.lab.adapters.encoding import Encoding
from tablecade.lab.tally import win_credit


class Position:
    """A state of games/ under a name that OpenSpiel's deep copies stop at: it never changes."""

    def __init__(self, state: Any) -> None:
        self.state = state

    def __deepcopy__(self, memo: Any) -> "Position":
        return self


class TableState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel is untyped
    def __init__(
        self, game: Any, encoding: Encoding, state: Any, *, sampler: Random | None
    ) -> None:
        super().__init__(game)
        self._coding = encoding
        self._position = Position(state)
        self._thrown: tuple[int, ...] = ()
        self._sampler = sampler

    @property
    def position(self) -> Any:
        """The state of games/ that this is."""
        return self._position.state

    @property
    def _rules(self) -> Any:
        return self._coding.game

    def current_player(self) -> int:
        awaited = self._rules.awaited(self.position)
        if not awaited:
            return int(pyspiel.PlayerId.TERMINAL)
        if DICE in awaited:
            return int(pyspiel.PlayerId.CHANCE)
        return int(awaited[0] if len(awaited) == 1 else pyspiel.PlayerId.SIMULTANEOUS)

    def _legal_actions(self, player: int) -> list[int]:
        return self._coding.legal(self.position, Hand(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All of them alike; or the one a sampler drew."""
        if self._sampler is not None:
            return [(0, 1.0)]
        sides = self._sides()
        return [(outcome, 1 / sides) for outcome in range(sides)]

    def _sides(self) -> int:
        first = self._dice_phase() is Phase.FIRST
        return self._coding.seats if first else FACES

    def _dice_phase(self) -> Phase:
        phase: Phase = getattr(self.position, "table", self.position).phase
        return phase

    def _apply_action(self, action: int) -> None:
        if DICE in self._rules.awaited(self.position):
            self._throw(self._sampler.randrange(self._sides()) if self._sampler else action)
        else:
            hand = Hand(self.current_player())
            self._resolve({hand: self._coding.decode(self.position, action)})

    def _throw(self, outcome: int) -> None:
        """One more die; the last one completes the roll."""
        if self._dice_phase() is Phase.FIRST:
            self._resolve({DICE: First(Seat(outcome))})
            return
        self._thrown = (*self._thrown, outcome + 1)
        closed = getattr(self.position, "table", self.position).closed_rows
        if len(self._thrown) == 2 + len(ROWS) - len(closed):
            coloured = iter(self._thrown[2:])
            dice = tuple(None if row in closed else next(coloured) for row in ROWS)
            self._resolve({DICE: Roll((self._thrown[0], self._thrown[1]), dice)})
            self._thrown = ()

    def _apply_actions(self, actions: list[int]) -> None:
        self._resolve(
            {
                hand: self._coding.decode(self.position, actions[hand])
                for hand in self._rules.awaited(self.position)
            }
        )

    def _resolve(self, choices: dict[Hand, Any]) -> None:
        self._position = Position(self._rules.resolve(self.position, choices).state)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{'first' if self._dice_phase() is Phase.FIRST else 'die'} {action}"
        return str(self._rules.write(self._coding.decode(self.position, action)))

    def is_terminal(self) -> bool:
        return self._rules.outcome(self.position) is not None

    def returns(self) -> list[float]:
        """Each hand's part of the victory; nothing while the match goes on."""
        outcome = self._rules.outcome(self.position)
        if outcome is None:
            return [0.0] * self._coding.hands
        holders = (self._rules.holder(self.position, Hand(h)) for h in range(self._coding.hands))
        return [win_credit(outcome, seat) for seat in holders]

    def __str__(self) -> str:
        thrown = "".join(map(str, self._thrown))
        return f"{self._coding.text(self.position, Hand(0))}{thrown}"


class Observer:
    """What everybody sees, as numbers and as text: the same for all."""

    def __init__(self, encoding: Encoding, state: Any) -> None:
        self._coding = encoding
        self.tensor = encoding.array(state).astype("float32")
        self.dict = {"table": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:  # noqa: ARG002
        self.tensor[:] = self._coding.array(state.position)

    def string_from(self, state: TableState, player: int) -> str:
        return self._coding.text(state.position, Hand(player))
