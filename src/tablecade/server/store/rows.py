"""From values of a table to the rows of the database, and back."""

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from tablecade.core.errors import IllegalChoice
from tablecade.core.game import Game, decide
from tablecade.core.hand import Hand
from tablecade.core.match import Decision
from tablecade.core.packages import GAMES
from tablecade.core.replay import read_choices
from tablecade.server.errors import Unavailable
from tablecade.server.store import schema
from tablecade.server.table.matchfile import match_file
from tablecade.server.table.schedule import due
from tablecade.server.table.table import Schedule, Setting, Status, Table, Waiting, shared

Row = tuple[Any, ...]

_encode = msgspec.json.Encoder().encode
_decode_setting = msgspec.json.Decoder(Setting).decode
_schedule = msgspec.json.Decoder(Schedule)
_waiting = msgspec.json.Decoder(dict[int, Waiting])
_decision = msgspec.json.Decoder(Decision)

checks_rules = False
"""Whether stored decisions are checked against the rules when they are read. Rules change only
while they are being written (`serve --reload`).
"""


class Rows(Struct):
    """Rows of many tables, gathered by kind, so that each kind is written at once."""

    stepped: list[Row] = field(default_factory=list)
    """id, the version before, status, version, n, touched, due, schedule, waiting"""
    reset: list[Row] = field(default_factory=list)
    """id, setting"""
    shortened: list[Row] = field(default_factory=list)
    """table_id, n: decisions from n on are those of an earlier match"""
    decided: list[Row] = field(default_factory=list)
    """table_id, n, line"""
    kept: list[Row] = field(default_factory=list)
    """table_id, match, file"""
    earliest_due: float = math.inf


def rows_of(steps: Sequence[tuple[Table, Table]]) -> Rows:
    """Several steps of one table are written as one. The file of each match that ended stays when
    the table plays another one.
    """
    rows = Rows()
    first: dict[str, Table] = {}
    for old, new in steps:
        first.setdefault(new.id, old)
        same_match = old.setting.match == new.setting.match
        if new.status is Status.OVER and (old.status is not Status.OVER or not same_match):
            rows.kept.append((new.id, new.setting.match, match_file(new).write()))
    for new in {new.id: new for _, new in steps}.values():
        old, when_due = first[new.id], due(new)
        if when_due is not None:
            rows.earliest_due = min(rows.earliest_due, when_due)
        rows.stepped.append((new.id, old.version, *standing(new, when_due)))
        since = old.n
        if new.setting is not old.setting:
            rows.reset.append((new.id, _encode(new.setting)))
            if new.setting.match != old.setting.match:
                rows.shortened.append((new.id, new.n))
                since = 0
        if new.n > since:
            rows.decided += decided(new, since=since)
    return rows


def decided(table: Table, *, since: int) -> list[Row]:
    return [(table.id, one.n, _encode(one).decode()) for one in table.decisions[since:]]


def standing(table: Table, when_due: float | None) -> Row:
    """What changes with every step: status, version, n, touched, due, schedule, waiting."""
    return (
        table.status.value,
        table.version,
        table.n,
        table.touched,
        when_due,
        _encode(table.schedule),
        _encode(table.waiting),
    )


def new_rows(table: Table) -> dict[Any, list[Row]]:
    """All rows of a new table, by the table of the schema they go to."""
    over = table.status is Status.OVER  # an imported match
    kept = [(table.id, table.setting.match, match_file(table).write())] if over else []
    return {
        schema.tables: [(table.id, table.code, _encode(table.setting))],
        schema.stands: [(table.id, *standing(table, due(table)))],
        schema.decisions: decided(table, since=0),
        schema.matches: kept,
    }


class Unreadable(Unavailable):
    """The rows of one table can't be read: one is damaged, or its game is not installed."""


class RulesChanged(Unreadable):
    """A match does not fit the rules any more. Only this table stops."""

    code = "rules-changed"
    status = 409
    retry_after = None


@lru_cache(maxsize=512)
def _setting(document: bytes) -> Setting:
    """Equal documents give the same object: settings seldom change, but are read at every step."""
    setting = _decode_setting(document)
    options, header = shared(setting.options), setting.header
    if header is not None:
        same = header.options == options
        header = replace(header, options=options if same else shared(header.options))
    return replace(setting, options=options, asked=shared(setting.asked), header=header)


def _set_up(setting: Setting) -> tuple[object, ...]:
    """What the first state of a match follows from, and which match it is."""
    return setting.match, setting.game, len(setting.chairs), setting.options


class Stored(Struct, frozen=True):
    """The two rows of a table: what it is, and where it stands."""

    id: str
    code: str
    setting: bytes
    status: str
    version: int
    n: int
    touched: float
    schedule: bytes
    waiting: bytes

    def continues(self, known: Table) -> bool:
        """Whether it is the same match from the same set-up as an older value."""
        return known.n <= self.n and _set_up(known.setting) == _set_up(_setting(self.setting))

    def table(self, known: Table | None, lines: Sequence[str]) -> Table:
        """The value; `lines` are the decisions after those of the older value."""
        setting = _setting(self.setting)
        game = GAMES[setting.game]
        before = () if known is None else known.decisions
        state = game.setup(setting.options, len(setting.chairs)) if known is None else known.state
        newer = tuple(_decision.decode(line) for line in lines)
        events = None if known is None else known.events
        for decision in newer:
            if checks_rules:
                step = _checked(game, state, decision)
            else:
                step = game.resolve(state, read_choices(game, decision))
            state, events = step.state, step.events
        return Table(
            id=self.id,
            code=self.code,
            setting=setting,
            state=state,
            events=events,
            status=Status(self.status),
            version=self.version,
            touched=self.touched,
            schedule=_schedule.decode(self.schedule),
            decisions=(*before, *newer),
            waiting={Hand(h): choice for h, choice in _waiting.decode(self.waiting).items()},
        )


def _checked(game: Game[Any, Any], state: Any, decision: Decision) -> Any:
    try:
        return decide(game, state, read_choices(game, decision))
    except Exception as problem:
        choice = ", ".join(decision.choices.values())
        if isinstance(problem, IllegalChoice):
            choice = str(problem.detail["action"])
        raise RulesChanged(decision=decision.n, choice=choice) from problem
