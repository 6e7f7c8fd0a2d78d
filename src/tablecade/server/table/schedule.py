"""Automatic steps of a table, and when they are due: bot turns, the bell, the end of a rest."""

from zlib import crc32

from msgspec import Struct
from msgspec.structs import replace

from tablecade.core.hand import DICE, Hand, Seat
from tablecade.server.errors import Refused
from tablecade.server.table.play import advance
from tablecade.server.table.rolls import roll_at_bell
from tablecade.server.table.table import (
    RUNNING,
    Kind,
    Reaction,
    Status,
    Table,
    check_status,
    with_schedule,
)

SINGLE_BOT_SECONDS = 0.6
"""The longest delay of a bot that is the only one to choose."""


class BotTurn(Struct, frozen=True):
    """A bot is to choose for all hands a seat holds and owes."""

    seat: Seat
    hands: tuple[Hand, ...]
    bot: str
    by: str | None


def due(table: Table) -> float | None:
    """The time of the next automatic step; None while the table waits for people only."""
    if table.status is not Status.PLAYING:
        return None
    if table.schedule.rest is not None:
        return table.schedule.rest
    if table.dice_to_roll:
        return bell(table)
    if table.setting.pace.seconds is None and len(table.people()) == len(table.chairs):
        return None
    times = [time for seat in _owing(table) if (time := _seat_due(table, seat)) is not None]
    return max(min(times), table.schedule.claim or 0.0) if times else None


def bot_turns(table: Table, *, now: float) -> list[BotTurn]:
    """The turns that are due now: of bots, and at the bell of people who have not chosen."""
    if table.status is not Status.PLAYING or table.schedule.rest is not None:
        return []
    turns = []
    for seat in _owing(table):
        if (_seat_due(table, seat) or now + 1) > now:
            continue
        bot: str = table.stand_in
        by: str | None = "bell"
        chair, holder = table.chairs[seat], table.game.holder
        if chair.kind is Kind.BOT and chair.bot is not None:
            bot, by = chair.bot, None if table.is_bots(seat) else "bot"
        owed = tuple(hand for hand in table.unsealed if holder(table.state, hand) == seat)
        turns.append(BotTurn(seat, owed, bot, by))
    return turns


def _owing(table: Table) -> list[Seat]:
    holders = {table.game.holder(table.state, hand) for hand in table.unsealed if hand != DICE}
    return sorted(holders)


def _seat_due(table: Table, seat: Seat) -> float | None:
    if table.chairs[seat].kind is Kind.BOT:
        return table.schedule.since + bot_delay(table, seat)
    return bell(table)


def bot_delay(table: Table, seat: Seat) -> float:
    """Seconds a bot seems to think. Every process computes the same, also after a restart.

    It is short where nobody else has to choose, as when cubes are placed one by one.
    """
    tempo = table.setting.tempo
    if {table.game.holder(table.state, hand) for hand in table.awaited} == {seat}:
        return min(tempo.quickest_bot, SINGLE_BOT_SECONDS)
    drawn = crc32(f"{table.id}/{table.setting.match}/{table.n}/{seat}".encode()) / 2**32
    return tempo.quickest_bot + drawn * (tempo.slowest_bot - tempo.quickest_bot)


def bell(table: Table) -> float | None:
    """When the bell rings; its time begins after the reveal was shown."""
    seconds = table.setting.pace.seconds
    return None if seconds is None else table.schedule.since + table.setting.tempo.reveal + seconds


def run_due(table: Table, *, now: float) -> Table:
    """End a rest that is over, roll at the bell, or claim the bot turns that are due."""
    time = due(table)
    if time is None or time > now:
        return table
    if table.schedule.rest is not None:
        return end_rest(table, now=now)
    if table.dice_to_roll:
        return roll_at_bell(table, now=now)
    return with_schedule(table, claim=now + table.setting.tempo.claim)


def say_ready(table: Table, seat: Seat, *, now: float) -> Table:
    if table.schedule.rest is None or seat in table.schedule.ready:
        return table
    ready = tuple(sorted((*table.schedule.ready, seat)))
    if set(table.people()) <= set(ready):
        return end_rest(table, now=now)
    return with_schedule(table, ready=ready)


def end_rest(table: Table, *, now: float) -> Table:
    paused = table.schedule.paused
    since = now if paused is None else paused  # `resume` adds the length of the pause
    rested = with_schedule(table, rest=None, ready=(), since=since, reactions=())
    return advance(rested, now=now)


def pause(table: Table, *, now: float) -> Table:
    if table.status is Status.PAUSED:
        return table
    check_status(table, Status.PLAYING)
    return with_schedule(replace(table, status=Status.PAUSED), paused=now, claim=None)


def resume(table: Table, *, now: float) -> Table:
    """Bell and rest continue with the time they had left."""
    if table.status is Status.PLAYING:
        return table
    check_status(table, Status.PAUSED)
    schedule = table.schedule
    away = now - (schedule.paused or now)
    rest = None if schedule.rest is None else schedule.rest + away
    resumed = replace(table, status=Status.PLAYING)
    resumed = with_schedule(resumed, paused=None, since=schedule.since + away, rest=rest)
    return advance(resumed, now=now)


def react(table: Table, seat: Seat, reaction: str) -> Table:
    """PX-3.5: nobody speaks while a round runs, paused or not."""
    running = table.status in RUNNING and table.schedule.rest is None
    if running and table.game.meta.silent:
        raise Refused("round-runs")
    spoken = next((r.count for r in table.schedule.reactions if r.seat == seat), 0)
    others = tuple(r for r in table.schedule.reactions if r.seat != seat)
    return with_schedule(table, reactions=(*others, Reaction(seat, reaction, spoken + 1)))
