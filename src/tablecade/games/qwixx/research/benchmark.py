"""Qwixx in the benchmark: regret of single choices against the exact optimum of a player alone."""

from collections.abc import Iterator
from functools import cache
from itertools import islice
from math import sqrt
from random import Random
from statistics import mean, stdev

from msgspec import Struct

from tablecade.bots import make_bot
from tablecade.core.hand import DICE, Hand
from tablecade.core.packages import GAMES
from tablecade.games.qwixx.bots.solitaire import SolitaireQwixx
from tablecade.games.qwixx.rules.state import State
from tablecade.lab.research import Measurement, Point

SEED = 20260102
POSITIONS = 1000
TOLERANCE = 1e-6


class Regret(Struct, frozen=True):
    """Points lost a choice against the exact optimum of a player alone, on fixed sheets."""

    bot: str
    positions: int
    mean: float
    ci95: tuple[float, float]
    """Of the mean."""
    best: float
    """The share of choices that are optimal."""


@cache
def positions(count: int = POSITIONS) -> tuple[State, ...]:
    """Fixed sheets in the middle of matches of `greedy`, where the active player has a choice."""
    return tuple(islice(_states(), count))


def _states() -> Iterator[State]:
    rules, chance = GAMES["qwixx"], Random(SEED)  # noqa: S311
    while True:
        bot = make_bot(rules, "greedy", chance)
        state = rules.setup({}, 2)
        skipped = chance.randrange(12)
        while awaited := rules.awaited(state):
            if DICE in awaited:
                choices = {DICE: rules.deal(state, chance.randrange)}
            else:
                choices = dict(bot.choose(state, awaited))
                hand = Hand(state.turn_holder)
                if not skipped and len(rules.choices(state, hand)) > 1:
                    yield state
                    break
                skipped = max(0, skipped - 1)
            state = rules.resolve(state, choices).state


def measure_regret(name: str, *, count: int = POSITIONS) -> Regret:
    rules = GAMES["qwixx"]
    judge = SolitaireQwixx(rules, Random(0))  # noqa: S311
    bot = make_bot(rules, name, Random(SEED))  # noqa: S311
    lost = []
    for state in positions(count):
        hand = Hand(state.turn_holder)
        values = judge.values(state, hand)
        chosen = bot.choose(state, (hand,))[hand]
        lost.append(max(values.values()) - values[chosen])
    optimal = sum(one <= TOLERANCE for one in lost)
    middle = mean(lost)
    half = 1.96 * stdev(lost) / sqrt(len(lost)) if len(lost) > 1 else 0.0
    return Regret(name, len(lost), middle, (middle - half, middle + half), optimal / len(lost))


def _cells(row: Regret) -> list[str]:
    low, high = row.ci95
    mean, interval = f"{row.mean:.3f}", f"{low:.3f} – {high:.3f}"
    return [row.bot, str(row.positions), mean, interval, f"{row.best:.1%}"]


REGRET = Measurement(
    seed=SEED,
    kept=Regret,
    measure=lambda bot, _board, positions: measure_regret(bot, count=positions),
    title="Regret against the optimum of a player alone",
    heads=("bot", "positions", "points a choice", "95 % interval", "optimal"),
    cells=_cells,
    plots=lambda rows: [
        ("points lost a choice", [Point(row.bot, row.mean, row.ci95) for row in rows])
    ],
)


def exact() -> dict[str, Measurement]:
    return {"regret": REGRET}
