"""The full games for OpenSpiel: `python_tablecade_qwixx`, `…_qwixx_on_board`, `…_pixoid`.

Options are written as `variant:short;board:A1 B1 C1 D1`.
"""

from random import Random
from typing import Any

import pyspiel

from tablecade.core.hand import DICE
from tablecade.core.packages import GAMES
from tablecade.core.replay import AnyGame
from tablecade.lab.adapters.adapter import adapter_for, chance_of, has_adapter
from tablecade.lab.adapters.openspiel_state import Observer, TableState

LONGEST_MATCH = 1000
"""More decisions than any match has."""


def game_type(name: str, long_name: str, **settings: Any) -> Any:
    """A type of game whose dice are explicit and where everything is public."""
    return pyspiel.GameType(
        short_name=f"python_tablecade_{name}",
        long_name=long_name,
        dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        **settings,
    )


def read_options(written: str) -> dict[str, str]:
    """`key:value;key:value`: OpenSpiel keeps commas and brackets for itself. Raises ValueError."""
    parts = [part.partition(":") for part in written.split(";") if part]
    if not all(key and colon for key, colon, _ in parts):
        raise ValueError(f"options are written as key:value;key:value, not {written!r}")
    return {key: value for key, _, value in parts}


def check_parameter(name: str, value: int, *, most: int | None = None) -> int:
    """A number that is at least 1. Raises ValueError."""
    if value < 1 or (most is not None and value > most):
        allowed = "at least 1" if most is None else f"from 1 to {most}"
        raise ValueError(f"{name} is a number {allowed}, not {value}")
    return value


class TableGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is untyped
    def __init__(self, kind: Any, game: AnyGame, params: dict[str, Any]) -> None:
        seats = params.get("seats", game.meta.fewest_seats)
        self._adapter = adapter_for(game, seats)
        options = read_options(params.get("options", ""))
        options = game.settle(options, seats=seats, draw=Random(0).randrange)  # noqa: S311
        self._start = game.setup(options, seats)
        self._chance = chance_of(self._adapter, self._start)
        info = pyspiel.GameInfo(
            num_distinct_actions=self._adapter.actions,
            max_chance_outcomes=self._chance.most,
            num_players=self._adapter.hands,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST_MATCH,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> TableState:
        return TableState(self, self._adapter, self._chance, self._start)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:  # noqa: ARG002
        return Observer(self._adapter, self._start)


def _register(game: AnyGame) -> None:
    hands = {len(game.hands(seats=seats)) for seats in _seat_counts(game)}
    mode = pyspiel.GameType.ChanceMode
    dealt = DICE in game.awaited(_opening(game))
    kind = game_type(
        game.meta.id.replace("-", "_"),
        f"Tablecade {game.meta.id}",
        chance_mode=mode.EXPLICIT_STOCHASTIC if dealt else mode.DETERMINISTIC,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        max_num_players=max(hands),
        min_num_players=min(hands),
        parameter_specification={"seats": game.meta.fewest_seats, "options": ""},
    )

    class Registered(TableGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, game, params or {})

    pyspiel.register_game(kind, Registered)


def _seat_counts(game: AnyGame) -> range:
    return range(game.meta.fewest_seats, game.meta.most_seats + 1)


def _opening(game: AnyGame) -> Any:
    seats = game.meta.fewest_seats
    return game.setup(game.settle({}, seats=seats, draw=Random(0).randrange), seats)  # noqa: S311


for _game in GAMES.values():
    if has_adapter(_game):
        _register(_game)
