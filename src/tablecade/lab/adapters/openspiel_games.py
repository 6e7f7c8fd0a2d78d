"""OpenSpiel: importing this registers the games.

    import pyspiel
    import tablecade.lab.adapters.openspiel_games
    game = pyspiel.load_game("python_tablecade_qwixx", {"seats": 3})

`python_tablecade_qwixx_sampled` draws its dice itself; the others tell all chances. Options are
written as `variant:short;board:A1 B1 C1 D1`.
"""

from random import Random
from typing import Any

import pyspiel

from tablecade.core.hand import DICE
from tablecade.core.replay import AnyGame
from tablecade.games import GAMES
from tablecade.lab.adapters.encoding import Encoding
from tablecade.lab.adapters.openspiel_state import Observer, TableState

LONGEST_MATCH = 1000
"""More decisions than any match has: every turn of Qwixx fills a box, Pixoid has 4 × 16."""


def _type(game: AnyGame, *, sampled: bool) -> Any:
    name = game.meta.id.replace("-", "_")
    mode = pyspiel.GameType.ChanceMode
    dice = mode.SAMPLED_STOCHASTIC if sampled else mode.EXPLICIT_STOCHASTIC
    fewest = game.meta.fewest_seats
    return pyspiel.GameType(
        short_name=f"python_tablecade_{name}{'_sampled' if sampled else ''}",
        long_name=f"Tablecade {name}",
        dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS,
        chance_mode=mode.DETERMINISTIC if game.meta.id == "pixoid" else dice,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4 if game.meta.id == "pixoid" else game.meta.most_seats,
        min_num_players=4 if game.meta.id == "pixoid" else fewest,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": fewest, "options": "", "rng_seed": 0},
    )


def read_options(text: str) -> dict[str, str]:
    """`key:value;key:value`, for OpenSpiel keeps commas and brackets for itself."""
    return dict(part.split(":", 1) for part in text.split(";") if part)


class TableGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is untyped
    def __init__(self, kind: Any, game: AnyGame, params: dict[str, Any], *, sampled: bool) -> None:
        seats = params.get("seats", game.meta.fewest_seats)
        self._coding = Encoding(game, seats)
        self._sampler = Random(params.get("rng_seed", 0)) if sampled else None  # noqa: S311
        given = read_options(params.get("options", ""))
        options = game.settle(given, seats=seats, draw=Random(0).randrange)  # noqa: S311
        self._start = game.setup(options, seats)
        chances = max(6, seats) if DICE in game.awaited(self._start) else 0
        info = pyspiel.GameInfo(
            num_distinct_actions=self._coding.actions,
            max_chance_outcomes=1 if sampled and chances else chances,
            num_players=self._coding.hands,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST_MATCH,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> TableState:
        return TableState(self, self._coding, self._start, sampler=self._sampler)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:  # noqa: ARG002
        return Observer(self._coding, self._start)


def _register(game: AnyGame, *, sampled: bool) -> None:
    kind = _type(game, sampled=sampled)

    class Registered(TableGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, game, params or {}, sampled=sampled)

    pyspiel.register_game(kind, Registered)


for _game in GAMES.values():
    _register(_game, sampled=False)
    if _game.meta.id != "pixoid":
        _register(_game, sampled=True)
