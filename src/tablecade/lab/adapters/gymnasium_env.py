"""Gymnasium: one table, one learner, any bots as opponents.

    import gymnasium
    import tablecade.lab.adapters.registration

    env = gymnasium.make("tablecade/Qwixx-v0", opponents=("hard",))
    observation, info = env.reset(seed=1)
    info["action_mask"]

The reward is the learner's part of the victory, at the end. An action that the mask forbids ends
the match, costs 1 and changes nothing at the table. A match that is over needs a reset.

With `observations="text"` an observation is JSON with the legal `choices` as match files write
them; `env.unwrapped.action("red10")` is the number of such a choice.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Literal, get_args

import numpy as np

from tablecade.bots import make_bot
from tablecade.core.array import Array
from tablecade.core.errors import naming_extra
from tablecade.core.hand import DICE, Hand, Seat
from tablecade.core.packages import GAMES
from tablecade.core.record import hands_by_seat
from tablecade.core.replay import find_game
from tablecade.lab.adapters.adapter import adapter_for, bot_names, mask, read_choice, text
from tablecade.lab.adapters.observation import Layout, renderer_for
from tablecade.lab.results import win_credit

with naming_extra():
    import gymnasium
    from gymnasium.error import ResetNeeded
    from gymnasium.spaces import Box, Discrete, Space, Text

RENDER_MODES = ["ansi", "rgb_array"]
Observations = Literal["array", "text"]
LONGEST_TEXT = 8192
"""More than the largest maze, or the longest track with four full sheets."""
TEXT_CHARACTERS = "".join(map(chr, range(32, 127)))


def space_of(observations: Observations, layout: Layout) -> Space[Any]:
    """The space of one observation. Raises ValueError for another kind."""
    match observations:
        case "array":
            return Box(0.0, 1.0, (layout.size,), dtype=np.float32)
        case "text":
            return Text(max_length=LONGEST_TEXT, charset=TEXT_CHARACTERS)
    known = " or ".join(get_args(Observations))
    raise ValueError(f"observations is {known}, not {observations!r}")


class TablecadeEnv(gymnasium.Env[Any, np.int64]):
    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 - Gymnasium's form

    def __init__(
        self,
        game: str,
        *,
        opponents: Sequence[str] | None = None,
        seat: int = 0,
        options: dict[str, Any] | None = None,
        observations: Observations = "array",
        render_mode: str | None = None,
    ) -> None:
        """`opponents` are the bots of the other seats, in order; random ones by default."""
        self._game = find_game(GAMES, game)
        fewest = self._game.meta.fewest_seats
        others = ("random",) * (fewest - 1) if opponents is None else bot_names(opponents)
        seats = len(others) + 1
        self._adapter = adapter_for(self._game, seats)
        if not 0 <= seat < seats:
            raise ValueError(f"seat is a number from 0 to {seats - 1}")
        self._seat = Seat(seat)
        self._opponents = others
        self._options = options or {}
        self.render_mode = render_mode
        self._chance = Random(0)  # noqa: S311 - dice of an experiment
        self._over = True
        self._set_up()
        self.layout = self._adapter.layout(self._state)
        self._observations = observations
        self.observation_space = space_of(observations, self.layout)
        self.action_space = Discrete(self._adapter.actions + 1)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self._chance.seed(int(self.np_random.integers(2**63)))
        self._set_up()
        self._advance()
        self._over = False
        return self._observe(), self._info()

    def _set_up(self) -> None:
        draw_one, seats = self._chance.randrange, self._adapter.seats
        settled = self._game.settle(self._options, seats=seats, draw=draw_one)
        self._state: Any = self._game.setup(settled, seats)
        others = [Seat(seat) for seat in range(seats) if seat != self._seat]
        self._bots = {
            seat: make_bot(self._game, bot, Random(self._chance.getrandbits(64)))  # noqa: S311
            for seat, bot in zip(others, self._opponents, strict=True)
        }
        self._pending: dict[Hand, Any] = {}

    def action(self, notation: str) -> int:
        """The number of a choice as text observations write it. Raises ValueError for others."""
        return read_choice(self._adapter, self._state, self._hand(), notation)

    def step(self, action: np.int64) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Raises ResetNeeded before a match and after its end, ValueError for no number of an
        action.
        """
        if self._over:
            raise ResetNeeded("the match is over, or not begun: call reset() before step()")
        if not self.action_space.contains(action):
            raise ValueError(f"an action is a number from 0 to {self._adapter.actions}")
        if not self._mask()[action]:
            self._over = True
            return self._observe(), -1.0, True, False, self._info()
        self._pending[self._hand()] = self._adapter.decode(self._state, int(action))
        if len(self._pending) == len(self._own_hands()):
            self._resolve()
            self._advance()
        outcome = self._game.outcome(self._state)
        self._over = outcome is not None
        reward = 0.0 if outcome is None else win_credit(outcome, self._seat)
        return self._observe(), reward, self._over, False, self._info()

    def _own_hands(self) -> tuple[Hand, ...]:
        """The hands the learner owes choices for: with three players it may hold two."""
        return hands_by_seat(self._game, self._state).get(self._seat, ())

    def _hand(self) -> Hand:
        """The hand that is asked now; its own one once nothing is owed."""
        owed = [hand for hand in self._own_hands() if hand not in self._pending]
        return owed[0] if owed else Hand(self._seat)

    def _resolve(self) -> None:
        choices = dict(self._pending)
        for seat, hands in hands_by_seat(self._game, self._state).items():
            if seat != self._seat:
                choices |= self._bots[seat].choose(self._state, hands)
        if DICE in self._game.awaited(self._state):
            choices[DICE] = self._game.deal(self._state, self._chance.randrange)
        self._state = self._game.resolve(self._state, choices).state
        self._pending = {}

    def _advance(self) -> None:
        """Play on until the learner owes a choice, or the match is over."""
        while self._game.outcome(self._state) is None and not self._own_hands():
            self._resolve()

    def _observe(self) -> Any:
        if self._observations == "text":
            return text(self._adapter, self._state, self._hand())
        return self._adapter.observe(self._state, self._hand())

    def _mask(self) -> Array:
        return mask(self._adapter, self._state, self._hand())

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask(), "hand": int(self._hand())}

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        seen = self._adapter.observe(self._state, Hand(self._seat))
        return renderer_for(self._game).render(self.render_mode, self.layout, seen)
