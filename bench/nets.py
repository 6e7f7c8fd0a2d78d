"""`python -m bench.nets qwixx-on-board --seats 2 --home new.npz --away old.npz --device gpu`.

Win share of one value network against seats that play another, or the baseline `points`
(`--away points`, Qwixx alone), at many tables at once. All choose as `quick` of bench.bots does: no
model of the others, no lookahead. Home plays every seat equally often, and every table plays one
match to its end.
"""

from argparse import ArgumentParser, Namespace
from math import sqrt
from typing import Any, NamedTuple

import numpy as np
from training.arrays import array_module, to_host
from training.device import Device
from training.qwixx.points import points_search
from training.qwixx.self_play import features_of
from training.qwixx.tracks import random_track

from tablecade.games.qwixx.bots.net import ArrayFeatures, ArraySearch, ValueNet
from tablecade.games.qwixx.kernel.arrays import QwixxArrays, Tables
from tablecade.games.qwixx.kernel.numbers import OVER
from tablecade.games.qwixx_on_board.kernel.arrays import OnBoardArrays
from tablecade.games.qwixx_on_board.rules.state import Track, project_tracks

TRACK_SEED = 1_000_003
"""Random tracks that no training has seen."""
RANDOM_TRACKS = 64
POINTS = "points"


class Duel(NamedTuple):
    arrays: QwixxArrays
    home: ArraySearch
    away: ArraySearch

    def play(self, count: int, rng: Any) -> Any:
        """The share of the win of home at each table; home's seat is its number modulo seats."""
        xp, seats = self.arrays.xp, self.arrays.seats
        new = self.arrays.set_up(count, *self._tracks(count))
        tables = self.arrays.deal(new, first=rng.integers(0, seats, count), dice=new.dice)
        shares, left = xp.zeros(count, np.float32), xp.arange(count)
        while tables.size:
            tables = self._turn(tables, left % seats, rng)
            over = tables.phase == OVER
            won = self.arrays.win_shares(tables)[xp.arange(tables.size), left % seats]
            shares[left[over]] = won[over]
            tables, left = tables.take(xp.nonzero(~over)[0]), left[~over]
        return shares

    def _tracks(self, count: int) -> tuple[Any, ...]:
        """On Board each track with home in every seat; Qwixx has none."""
        if not isinstance(self.arrays, OnBoardArrays):
            return ()
        numbers = self.arrays.xp.arange(count, dtype=np.int32) // self.arrays.seats
        return (numbers % len(self.arrays.tracks.fields),)

    def _turn(self, tables: Tables, seat: Any, rng: Any) -> Tables:
        xp, arrays = self.arrays.xp, self.arrays
        dice = rng.integers(1, 7, tables.dice.shape)
        tables = arrays.deal(tables, first=tables.active, dice=dice)
        at_home = seat[:, None] == xp.arange(arrays.seats)
        for _ in range(arrays.phases):
            home, away = self.home.choices(tables, at_home), self.away.choices(tables, ~at_home)
            tables = arrays.step(tables, xp.where(at_home, home, away))
        return tables


def tracks_of(name: str | None) -> tuple[Track, ...]:
    if name is None:
        return ()
    if name == "random":
        return tuple(random_track(TRACK_SEED, number) for number in range(RANDOM_TRACKS))
    return (project_tracks()[name],)


def player(features: ArrayFeatures, name: str) -> ArraySearch:
    arrays = features.arrays
    if name == POINTS:
        return points_search(arrays)
    xp, stored = arrays.xp, np.load(name)
    layers = {key: xp.asarray(stored[key].astype(np.float32)) for key in stored.files}
    return ArraySearch(arrays, ValueNet(layers, xp), features)


def measure(arguments: Namespace, track: str | None) -> None:
    xp = array_module(arguments.device)
    features = features_of(xp, arguments.seats, tracks_of(track))
    home, away = (player(features, name) for name in (arguments.home, arguments.away))
    rng, shares = xp.random.default_rng(arguments.seed), []
    for start in range(0, arguments.matches, arguments.tables):
        count = min(arguments.tables, arguments.matches - start)
        shares.append(to_host(xp, Duel(features.arrays, home, away).play(count, rng)))
    won = np.concatenate(shares)
    margin = 1.96 * won.std() / sqrt(len(won))
    where = "" if track is None else f", track {track}"
    print(
        f"{arguments.game}, {arguments.seats} seats{where}: "
        f"home takes {won.mean():.2%} ± {margin:.2%}"
        f" of {len(won):,} matches (fair: {1 / arguments.seats:.1%})",
        flush=True,
    )


def main() -> None:
    parser = ArgumentParser(prog="bench.nets", description="One value network against another.")
    parser.add_argument("game", choices=("qwixx", "qwixx-on-board"))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--home", required=True, help="a file of weights")
    parser.add_argument("--away", required=True, help=f"a file of weights, or {POINTS}")
    parser.add_argument("--matches", type=int, default=60_000)
    parser.add_argument("--tables", type=int, default=20_000, help="played at once")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", type=Device, choices=Device, default=Device.CPU)
    arguments = parser.parse_args()
    if POINTS in (arguments.home, arguments.away) and arguments.game != "qwixx":
        parser.error(f"{POINTS} plays no {arguments.game}")
    for track in ("A", "B", "random") if arguments.game == "qwixx-on-board" else (None,):
        measure(arguments, track)


if __name__ == "__main__":
    main()
