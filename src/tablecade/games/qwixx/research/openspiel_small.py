"""A small Qwixx for OpenSpiel's solvers: two players, few turns, dice of few faces, zero-sum.

    game = pyspiel.load_game("python_tablecade_small_qwixx", {"turns": 1, "faces": 2})

The rules are those of Qwixx. Seat 0 begins; after the last turn whoever has more points wins.
"""

from typing import Any

import pyspiel

from tablecade.core.hand import DICE, Hand, Seat
from tablecade.core.packages import GAMES
from tablecade.games.qwixx.rules.state import First, Phase
from tablecade.lab.adapters.adapter import Adapter, adapter_for
from tablecade.lab.adapters.openspiel import Observer, TableState, check_parameter, game_type

SEATS = 2
KIND = game_type(
    "small_qwixx",
    "Tablecade Qwixx, a few turns with small dice",
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    max_num_players=SEATS,
    min_num_players=SEATS,
    parameter_specification={"turns": 1, "faces": 2},
)


class SmallQwixxState(TableState):
    def __init__(self, game: Any, adapter: Adapter, state: Any, *, turns: int, faces: int) -> None:
        super().__init__(game, adapter, state)
        self._turns_left, self._faces = turns, faces

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Of one die: who begins is not drawn."""
        return [(face, 1 / self._faces) for face in range(self._faces)]

    def _resolve(self, choices: dict[Any, Any]) -> None:
        super()._resolve(choices)
        if self.position.phase is Phase.ROLL:
            self._turns_left -= 1

    def is_terminal(self) -> bool:
        return super().is_terminal() or not self._turns_left

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0, 0.0]
        one, other = (sheet.score for sheet in self.position.sheets)
        won = float((one > other) - (one < other))
        return [won, -won]

    def describe(self, hand: Hand) -> str:
        return f"{self._turns_left} {super().describe(hand)}"

    def seen_by(self, hand: Hand) -> str:
        """With the turns left, because a match ends after a number of them."""
        return self.describe(hand)


class SmallQwixx(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is untyped
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        parameters = params or {}
        self._turns = check_parameter("turns", parameters.get("turns", 1))
        self._faces = check_parameter("faces", parameters.get("faces", 2), most=6)
        rules = GAMES["qwixx"]
        self._adapter = adapter_for(rules, SEATS)
        fresh = rules.setup({}, SEATS)
        self._start = rules.resolve(fresh, {DICE: First(Seat(0))}).state
        info = pyspiel.GameInfo(
            num_distinct_actions=self._adapter.actions,
            max_chance_outcomes=self._faces,
            num_players=SEATS,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=8 * self._turns,
        )
        super().__init__(KIND, info, parameters)

    def new_initial_state(self) -> SmallQwixxState:
        return SmallQwixxState(
            self, self._adapter, self._start, turns=self._turns, faces=self._faces
        )

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:  # noqa: ARG002
        return Observer(self._adapter, self._start)


def register() -> None:
    pyspiel.register_game(KIND, SmallQwixx)
