"""OpenSpiel: importing this registers all games of Tablecade.

    import pyspiel
    import tablecade.lab.adapters.openspiel

    game = pyspiel.load_game("python_tablecade_qwixx", {"seats": 3})

Options are written as `variant:short;board:A1 B1 C1 D1`. Hands are players, and each die is a
chance node of its own: die by die a roll is six nodes of six outcomes; at once it would be one node
of 46,656.
"""

from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

from tablecade.core.errors import naming_extra
from tablecade.core.hand import DICE, Hand
from tablecade.core.packages import GAMES
from tablecade.core.replay import AnyGame
from tablecade.lab.adapters.adapter import (
    Adapter,
    Turns,
    adapter_for,
    hand_credit,
    has_adapter,
    legal,
    text,
    turns_of,
)
from tablecade.lab.research import games_with, research_of

with naming_extra():
    import pyspiel

LONGEST_MATCH = 1000
"""More decisions than any match has."""


class Position(NamedTuple):
    """A state of games/, and the choices each seat made with each hand so far.

    OpenSpiel's deep copies share it, and the adapter with it: they never change.
    """

    state: Any
    turns: Turns = Counter()  # noqa: RUF012 - never changed
    adapter: Any = None

    def __deepcopy__(self, memo: Any) -> "Position":
        return self


class Undrawn(Exception):
    """The dice need one more draw, with so many outcomes."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


def deal(game: AnyGame, state: Any, drawn: tuple[int, ...]) -> Any:
    """The action of DICE that these outcomes make, one for each draw. Raises Undrawn."""
    left = iter(drawn)

    def draw(outcomes: int) -> int:
        for outcome in left:
            return outcome
        raise Undrawn(outcomes)

    return game.deal(state, draw)


def next_outcomes(game: AnyGame, state: Any, drawn: tuple[int, ...] = ()) -> int:
    """How many equally likely outcomes the next draw has; one where nothing is to be drawn."""
    try:
        deal(game, state, drawn)
    except Undrawn as next_draw:
        return next_draw.outcomes
    return 1


class TableState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel is untyped
    def __init__(self, game: Any, adapter: Adapter, state: Any) -> None:
        super().__init__(game)
        self._position = Position(state, adapter=adapter)
        self._drawn: tuple[int, ...] = ()

    @property
    def position(self) -> Any:
        """The state of games/."""
        return self._position.state

    @property
    def adapter(self) -> Adapter:
        adapter: Adapter = self._position.adapter
        return adapter

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
        return [*legal(self.adapter, self.position, Hand(player))]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The equally likely outcomes of one node."""
        count = next_outcomes(self._rules, self.position, self._drawn)
        return [(outcome, 1 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        if DICE not in self._rules.awaited(self.position):
            hand = Hand(self.current_player())
            self._resolve({hand: self.adapter.decode(self.position, action)})
            return
        self._drawn = (*self._drawn, action)
        with suppress(Undrawn):  # the last outcome completes the action
            self._resolve({DICE: deal(self._rules, self.position, self._drawn)})
            self._drawn = ()

    def _apply_actions(self, actions: list[int]) -> None:
        awaited = self._rules.awaited(self.position)
        self._resolve({h: self.adapter.decode(self.position, actions[h]) for h in awaited})

    def _resolve(self, choices: dict[Hand, Any]) -> None:
        turns = self._position.turns + turns_of(self._rules, self.position)
        state = self._rules.resolve(self.position, choices).state
        self._position = self._position._replace(state=state, turns=turns)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return str(self._rules.write(self.adapter.decode(self.position, action)))
        try:
            return str(self._rules.write(deal(self._rules, self.position, (*self._drawn, action))))
        except Undrawn:
            return f"outcome {action}"

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

    def seen_by(self, hand: Hand) -> str:
        return text(self.adapter, self.position, hand)

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
        return str(state.seen_by(Hand(player)))


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
        most = getattr(self._adapter, "most_outcomes", 0)
        if DICE in game.awaited(self._start):
            most = max(most, next_outcomes(game, self._start))
        info = pyspiel.GameInfo(
            num_distinct_actions=self._adapter.actions,
            max_chance_outcomes=most,
            num_players=self._adapter.hands,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST_MATCH,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> TableState:
        return TableState(self, self._adapter, self._start)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:  # noqa: ARG002
        return Observer(self._adapter, self._start)


def _register(game: AnyGame) -> None:
    fewest, most = game.meta.fewest_seats, game.meta.most_seats
    hands = {len(game.hands(seats=seats)) for seats in range(fewest, most + 1)}
    options = game.settle({}, seats=fewest, draw=Random(0).randrange)  # noqa: S311
    dealt = DICE in game.awaited(game.setup(options, fewest))
    mode = pyspiel.GameType.ChanceMode
    kind = game_type(
        game.meta.id.replace("-", "_"),
        f"Tablecade {game.meta.id}",
        chance_mode=mode.EXPLICIT_STOCHASTIC if dealt else mode.DETERMINISTIC,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        max_num_players=max(hands),
        min_num_players=min(hands),
        parameter_specification={"seats": fewest, "options": ""},
    )

    class Registered(TableGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, game, params or {})

    pyspiel.register_game(kind, Registered)


for _game in GAMES.values():
    if has_adapter(_game):
        _register(_game)
for _name in games_with("openspiel"):
    if (_register_more := research_of(_name).openspiel) is not None:
        _register_more()  # games import their parts from here: all is defined by now
