"""Qwixx on a GPU: random decisions a second, and steps of the vector environment.

    python -m bench.gpu

Needs NumPy, CuPy and msgspec; with JAX and Pgx it measures Pgx on the same GPU in the same run.
Every run first compares a sample of logged turns with the rules, choice by choice.
"""

from collections.abc import Callable
from importlib.util import find_spec
from time import perf_counter
from typing import Any

import numpy as np

from bench.gpu_check import check
from tablecade.games.qwixx.kernel.cuda.tables import CudaTables, Gpu

TABLES = 1 << 20
TURNS = 200
SAMPLE, SAMPLE_TURNS = 200, 60
ROUNDS = 5
PGX_GAMES = ("backgammon", "tic_tac_toe")
PGX_BATCH, PGX_STEPS = 1 << 17, 64


def main() -> None:
    import cupy

    name = cupy.cuda.runtime.getDeviceProperties(0)["name"].decode()
    print(f"device: {name}")
    for seats in (2, 3, 4, 5):
        backend = Gpu(seats)
        _compare(backend, seats)
        _measure_play(cupy, backend, seats)
    _measure_steps(cupy, Gpu(2))
    if find_spec("pgx") is not None and find_spec("jax") is not None:
        for game in PGX_GAMES:
            _measure_pgx(game)
    else:
        print("Pgx: not measured, it is not installed (pip install pgx 'jax[cuda13]')")


def _compare(backend: Gpu, seats: int) -> None:
    """The sample plays in the same launch and with the same code as all other tables."""
    tables = CudaTables(backend, seats=seats, count=TABLES, seed=7)
    _, _, log = tables.play(SAMPLE_TURNS, logged=SAMPLE)
    compared = check(log.get(), seats=seats)
    print(f"{seats} seats: {compared:,} choices of {SAMPLE} tables equal to the rules")


def _best(run: Callable[[], int], wait: Callable[[], object]) -> float:
    """Units a second, the best of several rounds after one to warm up."""
    run()
    wait()
    best = 0.0
    for _ in range(ROUNDS):
        began = perf_counter()
        units = run()
        wait()
        best = max(best, units / (perf_counter() - began))
    return best


def _measure_play(cupy: Any, backend: Gpu, seats: int) -> None:
    tables = CudaTables(backend, seats=seats, count=TABLES, seed=1)
    made: list[Any] = []

    def run() -> int:
        decisions, matches, _ = tables.play(TURNS)
        made[:] = [decisions, matches]
        return TABLES * TURNS

    rate = _best(run, cupy.cuda.Device().synchronize)
    decisions, matches = (int(part.sum(dtype=np.uint64)) for part in made)
    each = decisions / (TABLES * TURNS)
    print(
        f"{seats} seats: {rate * each / 1e9:.2f} billion random decisions a second, "
        f"{rate * matches / (TABLES * TURNS) / 1e6:.1f} million matches ({TABLES:,} tables)"
    )


def _measure_steps(cupy: Any, backend: Gpu) -> None:
    """One learner that takes a random legal action, chosen on the device; observations included."""
    tables = CudaTables(backend, seats=2, count=TABLES, seed=1)
    everywhere = cupy.ones(TABLES, dtype=np.bool_)
    learners = np.array([0])
    tables.advance(everywhere, learners)

    def run() -> int:
        for _ in range(10):
            mask = tables.masks(learners)[:, 0]
            choice = (mask * cupy.random.random(mask.shape, dtype=np.float32)).argmax(axis=1)
            tables.answer(everywhere, choice[:, None], learners)
            _, _, over = tables.finish()
            tables.reset(over)
            tables.advance(everywhere, learners)
            tables.observe(learners)
        return 10 * TABLES

    rate = _best(run, cupy.cuda.Device().synchronize)
    print(f"vector steps, one learner of two: {rate / 1e6:.0f} million a second")


def _measure_pgx(name: str) -> None:
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    game = pgx.make(name)
    step = jax.vmap(auto_reset(game.step, game.init))

    def advance(carry: Any, _: Any) -> Any:
        state, key = carry
        key, choice, chance = jax.random.split(key, 3)
        odds = jnp.log(state.legal_action_mask.astype(jnp.float32))
        actions = jax.random.categorical(choice, odds, axis=1)
        return (step(state, actions, jax.random.split(chance, PGX_BATCH)), key), None

    def scan(state: Any, key: Any) -> Any:
        return jax.lax.scan(advance, (state, key), None, length=PGX_STEPS)[0]

    many = jax.jit(scan)

    carry = [jax.vmap(game.init)(jax.random.split(jax.random.PRNGKey(0), PGX_BATCH)),
             jax.random.PRNGKey(1)]  # fmt: skip

    def run() -> int:
        carry[:] = many(*carry)
        return PGX_BATCH * PGX_STEPS

    rate = _best(run, lambda: jax.block_until_ready(carry))
    device = jax.devices()[0].device_kind
    print(f"Pgx {name} on {device}: {rate / 1e6:.1f} million random decisions a second "
          f"({PGX_BATCH:,} tables)")  # fmt: skip


if __name__ == "__main__":
    main()
