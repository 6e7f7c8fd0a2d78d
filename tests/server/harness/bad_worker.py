"""A worker process with bots that nobody should trust."""

import time
from collections.abc import Mapping
from random import Random
from typing import Any

from tablecade.bots import add_bots
from tablecade.core.hand import Hand
from tablecade.core.replay import AnyGame
from tablecade.server.bots.worker import open_pipes, work


class Sleeper:
    def __init__(self, game: AnyGame, _rng: Random) -> None:
        self._game = game

    def choose(self, _state: Any, _hands: tuple[Hand, ...]) -> Mapping[Hand, Any]:
        time.sleep(60)
        return {}


class Failer(Sleeper):
    def choose(self, _state: Any, _hands: tuple[Hand, ...]) -> Mapping[Hand, Any]:
        raise RuntimeError("no idea")


class Cheater(Sleeper):
    """The last number of a row that is empty yet."""

    def choose(self, _state: Any, hands: tuple[Hand, ...]) -> Mapping[Hand, Any]:
        return {hand: self._game.read("red12") for hand in hands}


class Talker(Sleeper):
    """Prints what it thinks, and chooses well."""

    def choose(self, state: Any, hands: tuple[Hand, ...]) -> Mapping[Hand, Any]:
        print("the first will do", flush=True)
        return {hand: self._game.choices(state, hand)[0] for hand in hands}


BAD = {"sleeper": Sleeper, "failer": Failer, "cheater": Cheater, "talker": Talker}


def introduce() -> None:
    add_bots("qwixx", BAD)


if __name__ == "__main__":
    introduce()
    work(*open_pipes())
