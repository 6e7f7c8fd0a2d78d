"""PettingZoo: an agent for each hand, all choosing at once.

    env = parallel_env("qwixx", seats=3)
    observations, infos = env.reset(seed=1)

A hand that owes no choice may only wait: the last action, alone in its mask. The environment deals
the dice. The reward is the part of the victory, given at the end. An action that the mask forbids
ends the match, costs its agent 1 and changes nothing at the table.

With `observations="text"` an observation is JSON with the legal `choices` as match files write
them; `env.action("hand_0", "red10")` is the number of such a choice.
"""

from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import numpy as np

from tablecade.core.array import Array
from tablecade.core.errors import naming_extra
from tablecade.core.hand import DICE, Hand
from tablecade.core.packages import GAMES
from tablecade.core.replay import find_game
from tablecade.lab.adapters.adapter import (
    Turns,
    adapter_for,
    hand_credit,
    mask,
    read_choice,
    state_layout,
    state_vector,
    text,
    turns_of,
)
from tablecade.lab.adapters.gymnasium_env import Observations, space_of
from tablecade.lab.adapters.observation import renderer_for

with naming_extra():
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.conversions import parallel_to_aec
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper


class TablecadeParallelEnv(ParallelEnv):  # type: ignore[misc]  # PettingZoo is untyped
    metadata = {  # noqa: RUF012 - PettingZoo's own form
        "render_modes": ["ansi", "rgb_array"],
        "name": "tablecade_v0",  # an environment adds its game
        "is_parallelizable": True,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        observations: Observations = "array",
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = render_mode
        self._game = find_game(GAMES, game)
        self.metadata = {**self.metadata, "name": f"tablecade_{game.replace('-', '_')}_v0"}
        self._seats = self._game.meta.fewest_seats if seats is None else seats
        self._asked = options or {}
        self._adapter = adapter_for(self._game, self._seats)
        self._observations = observations
        self._chance = Random()  # noqa: S311 - dice of an experiment
        self.possible_agents = [f"hand_{hand}" for hand in range(self._adapter.hands)]
        self.agents: list[str] = []
        self._set_up()
        self.layout = self._adapter.layout(self._state)
        self.state_layout = state_layout(self._adapter, self._state)
        self.state_space = Box(0.0, 1.0, (self.state_layout.size,), dtype=np.float32)
        seen = space_of(observations, self.layout)
        actions = self._adapter.actions + 1
        both = {"observation": seen, "action_mask": Box(0, 1, (actions,), dtype=np.int8)}
        self.observation_spaces = {agent: Dict(both) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}

    def _set_up(self) -> None:
        draw_one = self._chance.randrange
        options = self._game.settle(self._asked, seats=self._seats, draw=draw_one)
        self._state = self._game.setup(options, self._seats)
        self._turns: Turns = Counter()
        self._deal()

    def _deal(self) -> None:
        while DICE in self._game.awaited(self._state):
            dice = self._game.deal(self._state, self._chance.randrange)
            self._state = self._game.resolve(self._state, {DICE: dice}).state

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    @property
    def wait(self) -> int:
        """The action of a hand that owes no choice."""
        return self._adapter.actions

    def action(self, agent: str, notation: str) -> int:
        """The number of a choice as text observations write it. Raises ValueError for others."""
        return read_choice(self._adapter, self._state, _hand(agent), notation)

    def state(self) -> Array:
        """All of the public state, for central critics. `state_layout` has its fields."""
        return state_vector(self._adapter, self._state)

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - the game's were given before
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        if seed is not None:
            self._chance.seed(seed)
        self._set_up()
        self.agents = self.possible_agents[:]
        return self._observe_all(), self._infos()

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        chosen = {agent: int(actions[agent]) for agent in self.agents}
        at_fault = [
            agent
            for agent, action in chosen.items()
            if not 0 <= action <= self.wait or not self._mask(_hand(agent))[action]
        ]
        if not at_fault:
            self._turns += turns_of(self._game, self._state)
            choices = {
                hand: self._adapter.decode(self._state, chosen[f"hand_{hand}"])
                for hand in self._game.awaited(self._state)
            }
            self._state = self._game.resolve(self._state, choices).state
            self._deal()
        over = bool(at_fault) or self._game.outcome(self._state) is not None
        earned = {a: hand_credit(self._game, self._state, _hand(a), self._turns) for a in chosen}
        told = (
            self._observe_all(),
            earned | dict.fromkeys(at_fault, -1.0),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, False),
            self._infos(),
        )
        self.agents = [] if over else self.agents
        return told

    def _mask(self, hand: Hand) -> Array:
        return mask(self._adapter, self._state, hand)

    def _observe_all(self) -> dict[str, Any]:
        see: Callable[[Any, Hand], Any] = self._adapter.observe
        if self._observations == "text":
            see = partial(text, self._adapter)
        return {
            agent: {"observation": see(self._state, hand), "action_mask": self._mask(hand)}
            for agent, hand in zip(self.agents, map(_hand, self.agents), strict=True)
        }

    def _infos(self) -> dict[str, Any]:
        """The mask once more, and the seat that holds the hand now."""
        return {
            agent: {
                "action_mask": self._mask(_hand(agent)),
                "seat": int(self._game.holder(self._state, _hand(agent))),
            }
            for agent in self.agents
        }

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        seen = self._adapter.observe(self._state, Hand(0))
        return renderer_for(self._game).render(self.render_mode, self.layout, seen)


def _hand(agent: str) -> Hand:
    return Hand(int(agent.removeprefix("hand_")))


def parallel_env(game: str, **settings: Any) -> TablecadeParallelEnv:
    return TablecadeParallelEnv(game, **settings)


def env(game: str, **settings: Any) -> AECEnv:
    """The same, one agent after the other; nobody sees a choice before all have chosen."""
    turns = parallel_to_aec(TablecadeParallelEnv(game, **settings))
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(turns))
