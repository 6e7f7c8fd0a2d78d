"""Matches of bots by the rules. The same seed gives the same matches, with dice that verify."""

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from tablecade import __version__
from tablecade.bots import Bot, make_bot
from tablecade.core.dice import NONCE_BYTES, FairDice
from tablecade.core.game import Options
from tablecade.core.match import Match, Player
from tablecade.core.record import Record, advance, fair_header
from tablecade.core.replay import AnyGame


class Simulation(Struct, frozen=True):
    """The bots, one for each seat, and what they play."""

    game: AnyGame
    options: Options
    bots: tuple[str, ...]
    seed: int

    def settled(self) -> dict[str, Any]:
        """The options in full; random ones follow from the seed."""
        return settle(self.game, self.options, seats=len(self.bots), seed=self.seed)


def settle(game: AnyGame, options: Options, *, seats: int, seed: int) -> dict[str, Any]:
    """The options in full; random ones follow from the seed."""
    draw = Random(f"{seed}/options").randrange  # noqa: S311 - a simulation, no secret
    return game.settle(options, seats=seats, draw=draw)


def simulate(simulation: Simulation, *, games: int) -> Iterator[Match]:
    options = simulation.settled()
    for index in range(games):
        yield simulated_match(simulation, options, index=index)


def simulated_match(simulation: Simulation, options: dict[str, Any], *, index: int) -> Match:
    """Play the match of this number. It depends on the seed and the number alone."""
    game, names, seed = simulation.game, simulation.bots, simulation.seed
    bots = [make_bot(game, bot, rng_of(seed, index, seat)) for seat, bot in enumerate(names)]
    return play_match(game, bots, names, options=options, seed=seed, index=index)


def rng_of(seed: int, index: int, seat: int) -> Random:
    """The chance of a bot in the match of this number."""
    return Random(f"{seed}/{index}/{seat}")  # noqa: S311


def play_match(
    game: AnyGame,
    bots: Sequence[Bot],
    names: Sequence[str],
    *,
    options: dict[str, Any],
    seed: int,
    index: int,
) -> Match:
    """Play a match of these bots, bot i in seat i, with the dice of this seed and number."""
    dice = _dice(seed, index, seats=len(bots))
    header = fair_header(
        game,
        options,
        tuple(f"{name} {seat}" for seat, name in enumerate(names)),
        dice=dice,
        players=tuple(Player(bot=name, version=__version__) for name in names),
        version=__version__,
    )
    record = Record(game, header, dice=dice)
    while game.outcome(record.state) is None:
        advance(record, lambda seat, state, hands: bots[seat].choose(state, hands))
    return record.match()


def _dice(seed: int, index: int, *, seats: int) -> FairDice:
    """Fair dice as at a table, but derived from the simulation's seed."""
    nonces = tuple(_hash(seed, index, f"nonce {seat}")[:NONCE_BYTES] for seat in range(seats))
    return FairDice(_hash(seed, index, "seed"), nonces)


def _hash(*parts: object) -> bytes:
    return hashlib.sha256("/".join(map(str, parts)).encode()).digest()


def check_bots(simulation: Simulation) -> None:
    """Check all bots before the first match. Raises UnknownBot, WrongSeats."""
    simulation.game.check_seats(len(simulation.bots))
    for bot in simulation.bots:
        make_bot(simulation.game, bot, Random(0))  # noqa: S311


def board_values(game: AnyGame, state: Any, names: Iterable[str]) -> dict[str, str]:
    """The bots that play by values of this board that not every machine has, and their kind.

    These are part of a seed's meaning. A bot says so by a method `board_values(state)` that returns
    "solved", "fitted" or None.
    """
    bots = {name: make_bot(game, name, Random(0)) for name in names}  # noqa: S311
    asked = {name: getattr(bot, "board_values", lambda _: None) for name, bot in bots.items()}
    found = {name: values(state) for name, values in asked.items()}
    return {name: kind for name, kind in found.items() if kind is not None}


def substitutes_of(simulation: Simulation, options: Mapping[str, Any]) -> dict[str, str]:
    """Bots that lack what they need here, and the bot each of them plays as.

    A bot says so by a method `plays_as(state)` that returns a name, or None when it has all.
    """
    game = simulation.game
    state = game.setup(options, len(simulation.bots))
    found = {}
    for name in dict.fromkeys(simulation.bots):
        plays_as = getattr(make_bot(game, name, Random(0)), "plays_as", None)  # noqa: S311
        if plays_as is not None and (other := plays_as(state)) is not None:
            found[name] = other
    return found
