"""`python -m bench.rules`: how fast the readable rules are, beside peers in the same run.

A figure is resolved decisions per CPU-second of uniformly random play: list the legal choices
of every awaited hand, choose, resolve. A joint choice of all players counts once, for us and
for the peers.
"""

import random
from collections.abc import Callable

import numpy as np
import pyspiel
from pettingzoo.classic import rps_v2

from bench.clock import best_rate
from tablecade.core.hand import DICE
from tablecade.core.packages import GAMES
from tablecade.core.replay import AnyGame

MATCHES = 40


def our_game(name: str, *, seats: int) -> Callable[[], int]:
    game: AnyGame = GAMES[name]
    rng = random.Random(1)
    options = game.settle({}, seats=seats, draw=rng.randrange)

    def play() -> int:
        return sum(_match(game, options, seats, rng) for _ in range(MATCHES))

    return play


def _match(game: AnyGame, options: dict[str, object], seats: int, rng: random.Random) -> int:
    state, decisions = game.setup(options, seats), 0
    while hands := game.awaited(state):
        choices = {
            hand: game.deal(state, rng.randrange)
            if hand == DICE
            else rng.choice(game.choices(state, hand))
            for hand in hands
        }
        state = game.resolve(state, choices).state
        decisions += 1
    return decisions


def open_spiel(name: str) -> Callable[[], int]:
    """OpenSpiel's rules in C++, its loop in Python."""
    game = pyspiel.load_game(name)
    rng = random.Random(1)

    def play() -> int:
        return sum(_open_spiel_match(game, rng) for _ in range(MATCHES))

    return play


def _open_spiel_match(game: pyspiel.Game, rng: random.Random) -> int:
    state, steps = game.new_initial_state(), 0
    players = range(game.num_players())
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, odds)[0])
        elif state.is_simultaneous_node():
            state.apply_actions([rng.choice(state.legal_actions(player)) for player in players])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
        steps += 1
    return steps


def petting_zoo_rps() -> int:
    """PettingZoo's rock, paper, scissors in parallel: both choose, one step."""
    env, steps = rps_v2.parallel_env(), 0
    rng = np.random.default_rng(1)
    for seed in range(MATCHES):
        env.reset(seed=seed)
        while env.agents:
            env.step({agent: int(rng.integers(3)) for agent in env.agents})
            steps += 1
    return steps


def catanatron() -> int:
    """Catanatron's own loop with its own random players; a tick is a decision."""
    from catanatron import Color, Game, RandomPlayer

    random.seed(1)
    ticks = 0
    for _ in range(2):
        game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE)])
        game.play()
        ticks += len(game.state.actions)
    return ticks


RUNS: tuple[tuple[str, Callable[[], int]], ...] = (
    ("Tablecade pixoid, 4 seats", our_game("pixoid", seats=4)),
    ("Tablecade qwixx, 2 seats", our_game("qwixx", seats=2)),
    ("Tablecade qwixx, 5 seats", our_game("qwixx", seats=5)),
    ("Tablecade qwixx-on-board, 2 seats", our_game("qwixx-on-board", seats=2)),
    ("Tablecade qwixx-on-board, 4 seats", our_game("qwixx-on-board", seats=4)),
    ("PettingZoo rps, parallel", petting_zoo_rps),
    ("catanatron, 2 random players", catanatron),
    ("OpenSpiel goofspiel, Python loop", open_spiel("goofspiel")),
)


def main() -> None:
    print("resolved decisions per CPU-second, random play\n")
    for name, work in RUNS:
        print(f"{name:<36}{best_rate(work):>12,.0f}", flush=True)


if __name__ == "__main__":
    main()
