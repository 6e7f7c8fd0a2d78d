"""`python -m bench.kernels`: the kernels on one thread, beside OpenSpiel and Pgx in the same run.

Figures are per CPU-second of uniformly random play, the best of several rounds. A move is one
choice of one player; a joint turn of Pixoid, all four hands at once, is told as such too.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter

import jax
import numpy as np
import pgx
import pyspiel

from bench.clock import best_rate
from tablecade.games.pixoid.bots import compiled as pixoid
from tablecade.games.pixoid.kernel.board import encode_board
from tablecade.games.pixoid.kernel.table import TABLE, set_up
from tablecade.games.pixoid.rules.tiles import lay_board, project_tiles
from tablecade.games.qwixx.bots.compiled import playout as qwixx
from tablecade.games.qwixx.kernel.numbers import PASS
from tablecade.games.qwixx.kernel.table import QWIXX, QwixxBatch
from tablecade.games.qwixx_on_board.bots.compiled import PLAYED
from tablecade.games.qwixx_on_board.kernel.numbers import encode_track
from tablecade.games.qwixx_on_board.rules.state import project_tracks

GAMES = 200_000
OPEN_SPIEL_MATCHES = 20_000
BATCH = 8192
STEPS = 200
OPEN_SPIEL_GAMES = (
    "tic_tac_toe",
    "connect_four",
    "turn_based_simultaneous_game(game=goofspiel())",
    "turn_based_simultaneous_game(game=oshi_zumo())",
)


def qwixx_games(seats: int, *, unit: str, on_board: bool = False) -> Callable[[], int]:
    """Whole matches; counts them, or the players' choices."""
    rules, track = QWIXX, None
    if on_board:
        rules, track = PLAYED, encode_track(project_tracks()["A"])
    policies = np.zeros(seats, dtype=np.int8)
    results = np.zeros(GAMES, dtype=qwixx.RESULT)

    def play() -> int:
        qwixx.play((1, 0), policies, results, rules=rules, board=track)
        return GAMES if unit == "games" else int(results["choices"].sum())

    return play


def pixoid_turns(seats: int) -> Callable[[], int]:
    maze = encode_board(lay_board("A1 B1 C1 D1", project_tiles()))
    opening = np.zeros(1, dtype=TABLE)[0]
    set_up(opening, seats, 0, 0)
    results = np.zeros(GAMES // 4, dtype=pixoid.RESULT)

    def play() -> int:
        pixoid.play(1, 0, maze, opening, results)
        return int(results["turns"].sum())

    return play


def batch_choices() -> Callable[[], int]:
    """The batch environment: masks out, choices in, as a learner steps it."""
    batch = QwixxBatch(BATCH, seats=2)
    rng = np.random.default_rng(1)

    def play() -> int:
        done = 0
        for _ in range(STEPS):
            batch.deal()
            legal = batch.legal()
            batch.step(np.argmax(legal * rng.random(legal.shape, dtype=np.float32), axis=2))
            batch.reset(batch.over)
            done += int(legal[:, :, PASS].sum())  # who owes a choice may pass
        return done

    return play


def open_spiel_moves(name: str) -> Callable[[], int]:
    """Its own loop in C++, with its own random bots: Python is asked once a game."""
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, 1) for player in range(game.num_players())]

    def play() -> int:
        moves = 0
        for seed in range(OPEN_SPIEL_MATCHES):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seed)
            moves += state.move_number()
        return moves

    return play


def pgx_moves(name: str) -> Callable[[], int]:
    game = pgx.make(name)
    set_up_all, step = jax.jit(jax.vmap(game.init)), jax.vmap(game.step)

    def random_step(state: pgx.State, key: jax.Array) -> pgx.State:
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        keys = jax.random.split(key, BATCH)
        return step(state, jax.random.categorical(key, logits), keys)

    compiled_step = jax.jit(random_step)

    def play() -> int:
        state = set_up_all(jax.random.split(jax.random.key(1), BATCH))
        for key in jax.random.split(jax.random.key(2), STEPS // 20):
            state = compiled_step(state, key)
        state.current_player.block_until_ready()
        return BATCH * (STEPS // 20)

    return play


def threads_add(work: Callable[[], Callable[[], int]]) -> float:
    """Work done in a second by two threads, against one."""
    return _wall_rate(work, threads=2) / _wall_rate(work, threads=1)


def _wall_rate(work: Callable[[], Callable[[], int]], *, threads: int) -> float:
    plays = [work() for _ in range(threads)]
    with ThreadPoolExecutor(threads) as pool:
        start = perf_counter()
        done = sum(pool.map(lambda play: sum(play() for _ in range(3)), plays))
    return done / (perf_counter() - start)


def main() -> None:
    open_spiel = {name: best_rate(open_spiel_moves(name)) for name in OPEN_SPIEL_GAMES}
    for name, rate in open_spiel.items():
        _say(f"OpenSpiel, C++ loop of {name}", rate, "moves")
    for name in ("tic_tac_toe", "backgammon"):
        _say(f"Pgx, a batch of {BATCH} {name}", best_rate(pgx_moves(name), rounds=3), "moves")
    _say("Tablecade, Qwixx of 2", best_rate(qwixx_games(2, unit="games")), "games")
    ours = best_rate(qwixx_games(2, unit="choices"))
    _say("Tablecade, Qwixx of 2", ours, "moves")
    for seats in (3, 4, 5):
        _say(f"Tablecade, Qwixx of {seats}", best_rate(qwixx_games(seats, unit="games")), "games")
    on_board = best_rate(qwixx_games(2, unit="games", on_board=True))
    _say("Tablecade, Qwixx On Board of 2", on_board, "games")
    for seats in (3, 4):
        _say(f"Tablecade, Pixoid of {seats}", best_rate(pixoid_turns(seats)), "joint turns")
    _say(f"Tablecade, a batch of {BATCH} Qwixx", best_rate(batch_choices(), rounds=3), "moves")
    print(f"{ours / max(open_spiel.values()):14.1f} times the fastest OpenSpiel loop")
    added = threads_add(lambda: qwixx_games(2, unit="games"))
    print(f"{added:14.2f} times the games of one thread with two, by the wall clock")


def _say(what: str, rate: float, unit: str) -> None:
    print(f"{rate:14,.0f} {unit:12} a CPU-second: {what}", flush=True)


if __name__ == "__main__":
    main()
