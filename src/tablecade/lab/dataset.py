"""Positions, choices and outcomes as Parquet: a row for each choice of each hand.

The observation is that of the environments (docs/environments). The schema of the file describes
every column, and its metadata hold the fields of the observation.
"""

from collections.abc import Iterable, Iterator
from importlib import import_module
from itertools import islice, pairwise
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET

from tablecade.core.array import Array
from tablecade.core.errors import naming_extra
from tablecade.core.hand import DICE, Hand
from tablecade.core.match import Match, Player
from tablecade.core.packages import GAMES
from tablecade.core.replay import replay
from tablecade.lab.adapters.adapter import adapter_for, mask
from tablecade.lab.adapters.observation import Layout
from tablecade.lab.results import win_credit
from tablecade.version import __version__

Row = dict[str, Any]
TENSORS = ("numpy", "torch")
ROWS_A_GROUP = 50_000
VERSION = "0"
"""Of the form of the file; it changes with the observation or the columns."""

COLUMNS = {
    "match": "name of the match file",
    "options": "options of the match in full, as JSON: board, track, variant",
    "n": "number of the decision in the match, from 0",
    "seats": "number of seats",
    "seat": "the seat that chose",
    "hand": "the hand it chose for; a seat can hold several",
    "bot": "name of the bot in the seat; empty for a person",
    "observation": "what the hand observes: see tablecade.fields in the metadata of the file",
    "mask": "1 for each legal action; the last action is to wait",
    "action": "number of the chosen action",
    "notation": "the chosen action as match files write it",
    "score": "final points of the seat; empty in a game without points",
    "won": "final part of the victory of the seat, from 0 to 1",
    "reason": "how the match ended",
}


def rows(match: Match, *, name: str) -> Iterator[Row]:
    """The rows of a finished match. Raises BadMatch."""
    game = GAMES[match.header.game]
    adapter = adapter_for(game, len(match.header.seats))
    moments = [*replay(game, match)]
    outcome = game.outcome(moments[-1].state)
    if outcome is None:
        return
    players = match.header.players or (Player(),) * adapter.seats
    bots = ["" if player.bot is UNSET else player.bot for player in players]
    options = msgspec.json.encode(match.header.options).decode()
    for before, after in pairwise(moments):
        for hand, action in after.choices.items():
            if hand != DICE:
                seat = int(game.holder(before.state, hand))
                yield {
                    "match": name,
                    "options": options,
                    "n": before.n,
                    "seats": adapter.seats,
                    "seat": seat,
                    "hand": int(hand),
                    "bot": bots[seat],
                    "observation": adapter.observe(before.state, Hand(hand)),
                    "mask": mask(adapter, before.state, Hand(hand)),
                    "action": adapter.encode(before.state, action),
                    "notation": game.write(action),
                    "score": None if outcome.scores is None else outcome.scores[seat],
                    "won": win_credit(outcome, seat),
                    "reason": outcome.reason,
                }


def write_dataset(matches: Iterable[tuple[str, Match]], file: Path) -> int:
    """One Parquet file of matches of one game; returns the number of rows.

    Matches with another number of seats or another size of the board have other observations, so
    the file holds lists of different lengths; `load_dataset` takes those of one length.
    """
    arrow, parquet = _library("pyarrow"), _library("pyarrow.parquet")
    listed = [*matches]
    if not listed:
        return 0
    layouts: dict[str, Layout] = {}  # the fields of observations, by the length of the vector
    for _, match in listed:
        game, seats = GAMES[match.header.game], len(match.header.seats)
        layout = adapter_for(game, seats).layout(game.setup(match.header.options, seats))
        layouts[str(layout.size)] = layout
    schema, count = _schema(arrow, layouts, listed[0][1].header.game), 0
    every = (row for name, match in listed for row in rows(match, name=name))
    with parquet.ParquetWriter(file, schema, compression="zstd") as writer:
        while group := [*islice(every, ROWS_A_GROUP)]:
            writer.write_table(arrow.Table.from_pylist(group, schema=schema))
            count += len(group)
    return count


def _schema(arrow: Any, layouts: dict[str, Layout], game: str) -> Any:
    words = arrow.dictionary(arrow.int32(), arrow.string())
    types = {
        "match": words, "options": words, "n": arrow.int32(), "seats": arrow.int8(),
        "seat": arrow.int8(), "hand": arrow.int8(), "bot": words,
        "observation": arrow.list_(arrow.float32()), "mask": arrow.list_(arrow.int8()),
        "action": arrow.int8(), "notation": words, "score": arrow.int16(),
        "won": arrow.float32(), "reason": words,
    }  # fmt: skip
    columns = [
        arrow.field(name, kind, metadata={"description": COLUMNS[name]})
        for name, kind in types.items()
    ]
    told = {
        size: [msgspec.to_builtins(field) for field in layout.fields]
        for size, layout in layouts.items()
    }
    metadata = {
        "tablecade.version": __version__,
        "tablecade.dataset": VERSION,
        "tablecade.game": game,
        "tablecade.fields": msgspec.json.encode(told).decode(),
    }
    return arrow.schema(columns, metadata=metadata)


def load_dataset(file: Path | str, *, tensors: str = "numpy") -> dict[str, Any]:
    """The numbers of a dataset as arrays, or as PyTorch tensors with `tensors="torch"`.

    Keys: observation, mask, action, won, seat, hand, match (the number of the match in the file).
    Raises ValueError for other tensors and for a file with observations of several lengths,
    MissingExtra without PyArrow, ImportError without PyTorch.
    """
    if tensors not in TENSORS:
        raise ValueError(f"tensors is {' or '.join(TENSORS)}, not {tensors!r}")
    parquet, torch = _library("pyarrow.parquet"), None
    if tensors == "torch":
        try:
            torch = import_module("torch")
        except ModuleNotFoundError:  # no extra brings it alone: people choose its build themselves
            raise ImportError('tensors="torch" needs PyTorch: pip install torch') from None
    table = parquet.read_table(file)
    names = table.column("match").to_pylist()
    numbers = {name: number for number, name in enumerate(dict.fromkeys(names))}
    arrays = {
        "observation": _stack(table, "observation"),
        "mask": _stack(table, "mask").astype(bool),
        "action": table.column("action").to_numpy().astype("int64"),
        "won": table.column("won").to_numpy().copy(),
        "seat": table.column("seat").to_numpy().astype("int64"),
        "hand": table.column("hand").to_numpy().astype("int64"),
        "match": import_module("numpy").array([numbers[name] for name in names], dtype="int64"),
    }
    if torch is None:
        return arrays
    return {name: torch.from_numpy(array) for name, array in arrays.items()}


def _library(name: str) -> Any:
    with naming_extra():
        return import_module(name)


def _stack(table: Any, name: str) -> Array:
    lists = table.column(name).combine_chunks()
    lengths = set(lists.value_lengths().unique().to_pylist())
    if len(lengths) != 1:
        raise ValueError(f"{name} has several lengths: {sorted(lengths)}")
    flat = lists.flatten().to_numpy(zero_copy_only=False)
    stacked: Array = flat.reshape(len(table), lengths.pop()).copy()
    return stacked
