"""Many matches of bots: the same seed gives the same matches, each with dice that verify."""

import hashlib
from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import Struct

from tablecade import __version__
from tablecade.bots import make_bot
from tablecade.core.dice import NONCE_BYTES, FairDice
from tablecade.core.game import Options
from tablecade.core.match import Match, Player
from tablecade.core.record import Record, advance, fair_header
from tablecade.core.replay import AnyGame


class Simulation(Struct, frozen=True):
    """What is to be played. Seat i is played by bot i throughout."""

    game: AnyGame
    options: Options
    bots: tuple[str, ...]
    seed: int

    def settled(self) -> dict[str, Any]:
        """Options in full; what is left to chance follows from the seed."""
        draw = Random(f"{self.seed}/options").randrange  # noqa: S311 - a simulation, no secret
        return self.game.settle(self.options, seats=len(self.bots), draw=draw)


def simulate(simulation: Simulation, *, games: int) -> Iterator[Match]:
    options = simulation.settled()
    for index in range(games):
        yield play_match(simulation, options, index=index)


def play_match(simulation: Simulation, options: dict[str, Any], *, index: int) -> Match:
    """The match of this number: it depends on the seed and the number alone."""
    game, bots = simulation.game, simulation.bots
    dice = _dice(simulation.seed, index, seats=len(bots))
    header = fair_header(
        game,
        options,
        tuple(f"{bot} {seat}" for seat, bot in enumerate(bots)),
        dice=dice,
        players=tuple(Player(bot=bot, version=__version__) for bot in bots),
        version=__version__,
    )
    record = Record(game, header, dice=dice)
    players = [
        make_bot(game, bot, Random(f"{simulation.seed}/{index}/{seat}"))  # noqa: S311
        for seat, bot in enumerate(bots)
    ]
    while game.outcome(record.state) is None:
        advance(record, lambda seat, state, hands: players[seat].choose(state, hands))
    return record.match()


def _dice(seed: int, index: int, *, seats: int) -> FairDice:
    """Fair dice as at a table, but foreseeable: drawn from the simulation's seed."""
    nonces = tuple(_hash(seed, index, f"nonce {seat}")[:NONCE_BYTES] for seat in range(seats))
    return FairDice(_hash(seed, index, "seed"), nonces)


def _hash(*parts: object) -> bytes:
    return hashlib.sha256("/".join(map(str, parts)).encode()).digest()


def check_bots(simulation: Simulation) -> None:
    """Every bot is known, before the first match begins. Raises UnknownBot, WrongSeats."""
    simulation.game.check_seats(len(simulation.bots))
    for bot in simulation.bots:
        make_bot(simulation.game, bot, Random(0))  # noqa: S311
