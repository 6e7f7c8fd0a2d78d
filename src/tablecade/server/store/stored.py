"""The rows of a table, and the table that is made from them."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tablecade.core.decide import decide
from tablecade.core.errors import IllegalChoice
from tablecade.core.game import Event, Game, Step
from tablecade.core.hand import Hand
from tablecade.core.match import Decision
from tablecade.core.packages import GAMES
from tablecade.core.replay import read_choices
from tablecade.server.errors import Unavailable
from tablecade.server.table.sharing import shared
from tablecade.server.table.table import Schedule, Setting, Status, Table, Waiting


class Unreadable(Unavailable):
    """The rows of one table can't be read: one is damaged, or its game is not installed."""


class RulesChanged(Unreadable):
    """A match does not fit the rules any more. Only this table stops."""

    code = "rules-changed"
    status = 409
    retry_after = None


class Checking(Struct):
    """Whether stored decisions are checked against the rules when they are read. Rules change only
    while they are being written (`serve --reload`).
    """

    on: bool = False


CHECKING = Checking()


Sealed = tuple[int, str, str | None]
"""A hand, its action, and who chose in its place."""

_decode_setting = msgspec.json.Decoder(Setting).decode
_schedule = msgspec.json.Decoder(Schedule)
_decision = msgspec.json.Decoder(Decision)


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


Events = tuple[Event, ...] | None


def resolve_all(
    game: Game[Any, Any], state: Any, events: Events, decisions: Iterable[Decision]
) -> tuple[Any, Events]:
    """The state after these decisions, and the events of the last one."""
    take = _checked if CHECKING.on else _resolved
    for decision in decisions:
        step = take(game, state, decision)
        state, events = step.state, step.events
    return state, events


def _resolved(game: Game[Any, Any], state: Any, decision: Decision) -> Step[Any]:
    return game.resolve(state, read_choices(game, decision))


def _checked(game: Game[Any, Any], state: Any, decision: Decision) -> Step[Any]:
    try:
        return decide(game, state, read_choices(game, decision))
    except Exception as problem:
        choice = ", ".join(decision.choices.values())
        if isinstance(problem, IllegalChoice):
            choice = str(problem.detail["action"])
        raise RulesChanged(decision=decision.n, choice=choice) from problem


class Stored(Struct, frozen=True):
    """The row of a table."""

    id: str
    code: str
    status: str
    version: int
    n: int
    touched: float
    rhythm: bytes
    setting: bytes

    def known_of(self, known: Table | None) -> Table | None:
        """An older value, if this one continues it: the same match from the same set-up."""
        if known is None or known.n > self.n:
            return None
        return known if _set_up(known.setting) == _set_up(_setting(self.setting)) else None

    def table(self, known: Table | None, lines: Sequence[str], sealed: Iterable[Sealed]) -> Table:
        """The value; `lines` are the decisions after those of the older value."""
        setting = _setting(self.setting)
        game = GAMES[setting.game]
        before = () if known is None else known.decisions
        state = game.setup(setting.options, len(setting.chairs)) if known is None else known.state
        events = None if known is None else known.events
        newer = tuple(_decision.decode(line) for line in lines)
        state, events = resolve_all(game, state, events, newer)
        return Table(
            id=self.id,
            code=self.code,
            setting=setting,
            state=state,
            events=events,
            status=Status(self.status),
            version=self.version,
            touched=self.touched,
            schedule=_schedule.decode(self.rhythm),
            decisions=(*before, *newer),
            waiting={Hand(hand): Waiting(action, by) for hand, action, by in sealed},
        )
