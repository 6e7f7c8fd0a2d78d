"""PettingZoo: an agent for each hand, all choosing at once.

    env = parallel_env("qwixx", seats=3)
    observations, infos = env.reset(seed=1)

A hand that owes no choice may only wait: the last action, alone in its mask. Dice are dealt by
the environment. The reward is a seat's part of the victory, given at the end.
"""

from random import Random
from typing import Any, Literal

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space, Text
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from tablecade.core.hand import DICE, Hand
from tablecade.games import GAMES
from tablecade.kernels.array import Array
from tablecade.lab.adapters.encoding import Encoding
from tablecade.lab.tally import win_credit

Observations = Literal["array", "text"]
LONGEST_TEXT = 4096
TEXT_CHARACTERS = "".join(map(chr, range(32, 127)))


class TablecadeEnv(ParallelEnv):  # type: ignore[misc]  # PettingZoo is untyped
    metadata = {"render_modes": ["ansi"], "name": "tablecade_v0", "is_parallelizable": True}  # noqa: RUF012

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
        self._game = GAMES[game]
        self._seats = seats or self._game.meta.fewest_seats
        self._given = options or {}
        self._coding = Encoding(self._game, self._seats)
        self._observations = observations
        self._chance = Random()  # noqa: S311 - dice of an experiment
        self.possible_agents = [f"hand_{hand}" for hand in range(self._coding.hands)]
        self.agents: list[str] = []
        self._set_up()
        agents = self.possible_agents
        self.observation_spaces = {agent: self._observation_space() for agent in agents}
        self.action_spaces = {agent: Discrete(self._coding.actions + 1) for agent in agents}

    def _set_up(self) -> None:
        draw = self._chance.randrange
        options = self._game.settle(self._given, seats=self._seats, draw=draw)
        self._state = self._game.setup(options, self._seats)
        self._deal()

    def _deal(self) -> None:
        while DICE in self._game.awaited(self._state):
            dice = self._game.deal(self._state, self._chance.randrange)
            self._state = self._game.resolve(self._state, {DICE: dice}).state

    def _observation_space(self) -> Space[Any]:
        mask = Box(0, 1, (self._coding.actions + 1,), dtype=np.int8)
        if self._observations == "text":
            text = Text(max_length=LONGEST_TEXT, charset=TEXT_CHARACTERS)
            return Dict({"observation": text, "action_mask": mask})
        size = len(self._coding.array(self._state))
        numbers = Box(-(2**15), 2**15 - 1, (size,), dtype=np.int16)
        return Dict({"observation": numbers, "action_mask": mask})

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    @property
    def wait(self) -> int:
        """The action of a hand that owes no choice."""
        return self._coding.actions

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - the game's were given before
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        if seed is not None:
            self._chance.seed(seed)
        self._set_up()
        self.agents = self.possible_agents[:]
        return self._observe_all(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        """An action its mask forbids ends the match and costs 1, as is PettingZoo's custom."""
        at_fault = [agent for agent in self.agents if not self._allowed(agent, actions[agent])]
        if not at_fault:
            self._resolve(actions)
        outcome = self._game.outcome(self._state)
        over = bool(at_fault) or outcome is not None
        told = (
            self._observe_all(),
            {a: -1.0 if a in at_fault else self._reward(a) for a in self.agents},
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, False),
            {agent: self._info(agent) for agent in self.agents},
        )
        self.agents = [] if over else self.agents
        return told

    def _allowed(self, agent: str, action: int) -> bool:
        return bool(self._mask(_hand(agent))[action])

    def _resolve(self, actions: dict[str, int]) -> None:
        choices = {
            hand: self._coding.decode(self._state, int(actions[f"hand_{hand}"]))
            for hand in self._game.awaited(self._state)
        }
        self._state = self._game.resolve(self._state, choices).state
        self._deal()

    def _observe_all(self) -> dict[str, Any]:
        return {agent: self._observe(_hand(agent)) for agent in self.agents}

    def _observe(self, hand: Hand) -> dict[str, Any]:
        mask = self._mask(hand)
        if self._observations == "text":
            return {"observation": self._coding.text(self._state, hand), "action_mask": mask}
        return {"observation": self._coding.array(self._state), "action_mask": mask}

    def _mask(self, hand: Hand) -> Array:
        mask = np.zeros(self._coding.actions + 1, dtype=np.int8)
        owed = hand in self._game.awaited(self._state)
        mask[self._coding.legal(self._state, hand) if owed else self.wait] = 1
        return mask

    def _info(self, agent: str) -> dict[str, Any]:
        """Who holds the hand: of Pixoid's second controller that changes (PX-7.4)."""
        return {"seat": int(self._game.holder(self._state, _hand(agent)))}

    def _reward(self, agent: str) -> float:
        outcome = self._game.outcome(self._state)
        if outcome is None:
            return 0.0
        seat = self._game.holder(self._state, _hand(agent))
        return win_credit(outcome, seat)

    def render(self) -> str | None:
        return self._coding.text(self._state, Hand(0)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""


def _hand(agent: str) -> Hand:
    return Hand(int(agent.removeprefix("hand_")))


def parallel_env(game: str, **settings: Any) -> TablecadeEnv:
    return TablecadeEnv(game, **settings)


def env(game: str, **settings: Any) -> AECEnv:
    """The same one agent after the other; nobody sees a choice before all have chosen."""
    turns = parallel_to_aec(TablecadeEnv(game, **settings))
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(turns))
