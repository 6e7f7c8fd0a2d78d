"""Positions, choices and outcomes as Parquet: a row for each choice of each hand.

The state is the kernels' record, field by field, as numbers; the choice is in the notation of
the match file and as a number; the outcome is what the hand's seat got of the match.
"""

from collections.abc import Iterable, Iterator
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any

from tablecade.core.hand import DICE, Hand
from tablecade.core.match import Match
from tablecade.core.replay import replay
from tablecade.games import GAMES
from tablecade.lab.adapters.encoding import Encoding
from tablecade.lab.tally import win_credit

Row = dict[str, Any]
ROWS_A_GROUP = 50_000


def rows(match: Match, *, name: str) -> Iterator[Row]:
    """What was to be chosen, what was chosen, and what came of it. Raises BadMatch."""
    game = GAMES[match.header.game]
    encoding = Encoding(game, len(match.header.seats))
    moments = [*replay(game, match)]
    outcome = game.outcome(moments[-1].state)
    if outcome is None:
        return
    for before, after in pairwise(moments):
        for hand, action in after.choices.items():
            if hand != DICE:
                seat = int(game.holder(before.state, hand))
                yield {
                    "match": name,
                    "n": before.n,
                    "seat": seat,
                    "hand": int(hand),
                    "state": encoding.array(before.state).tolist(),
                    "legal": encoding.legal(before.state, Hand(hand)),
                    "choice": encoding.encode(before.state, action),
                    "notation": game.write(action),
                    "score": None if outcome.scores is None else outcome.scores[seat],
                    "won": win_credit(outcome, seat),
                    "reason": outcome.reason,
                }


def write_dataset(matches: Iterable[tuple[str, Match]], file: Path) -> int:
    """One Parquet file; says how many rows. Matches of one game only belong together."""
    arrow: Any = import_module("pyarrow")
    parquet: Any = import_module("pyarrow.parquet")
    count = 0
    with parquet.ParquetWriter(file, _schema(arrow)) as writer:
        for group in _groups(row for name, match in matches for row in rows(match, name=name)):
            writer.write_table(arrow.Table.from_pylist(group, schema=_schema(arrow)))
            count += len(group)
    return count


def _schema(arrow: Any) -> Any:
    return arrow.schema(
        [
            ("match", arrow.string()),
            ("n", arrow.int32()),
            ("seat", arrow.int8()),
            ("hand", arrow.int8()),
            ("state", arrow.list_(arrow.int16())),
            ("legal", arrow.list_(arrow.int8())),
            ("choice", arrow.int8()),
            ("notation", arrow.string()),
            ("score", arrow.int16()),
            ("won", arrow.float32()),
            ("reason", arrow.string()),
        ]
    )


def _groups(rows: Iterator[Row]) -> Iterator[list[Row]]:
    group: list[Row] = []
    for row in rows:
        group.append(row)
        if len(group) == ROWS_A_GROUP:
            yield group
            group = []
    if group:
        yield group
