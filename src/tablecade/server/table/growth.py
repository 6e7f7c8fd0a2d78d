"""Growing tables: seats are added as people join, and bots fill the rest at the start."""

from typing import Any

from msgspec.structs import replace

from tablecade.core.game import Draw
from tablecade.core.hand import Seat
from tablecade.core.replay import AnyGame
from tablecade.server.entropy import Entropy
from tablecade.server.table.seating import bot_name, free_colour
from tablecade.server.table.table import (
    Chair,
    Kind,
    Setting,
    Status,
    Table,
    set_chair,
    with_setting,
)

RANDOM = "random"


def provisional(game: AnyGame, asked: dict[str, Any], *, seats: int, draw: Draw) -> dict[str, Any]:
    """Options for the lobby. A seat that is drawn at the start is seat 0 until then."""
    drawn = {name: "0" for name in game.meta.seat_options if asked.get(name, RANDOM) == RANDOM}
    return game.settle(game.at_table({**asked, **drawn}), seats=seats, draw=draw)


def asked_options(game: AnyGame, asked: dict[str, Any], options: dict[str, Any]) -> dict[str, Any]:
    """The options as asked, with random ones drawn. Seats stay random: people come and go."""
    later = game.meta.seat_options
    return {
        name: options.get(name, value) if value == RANDOM and name not in later else value
        for name, value in game.at_table(asked).items()
    }


def grow(table: Table) -> Table:
    """In the lobby, keep an open seat as long as the game has room for one more."""
    if not table.setting.growing or table.status is not Status.LOBBY:
        return table
    taken = _less_open_tail(table.chairs)
    room = 0 if any(chair.kind is Kind.OPEN for chair in taken) else 1
    wanted = max(table.setting.fill, len(taken) + room)
    chairs = taken + (Chair(),) * (min(wanted, table.game.meta.most_seats) - len(taken))
    return crown(_resize(table, chairs))


def _less_open_tail(chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
    while chairs and chairs[-1].kind is Kind.OPEN:
        chairs = chairs[:-1]
    return chairs


def _resize(table: Table, chairs: tuple[Chair, ...]) -> Table:
    asked = dict(table.setting.asked)
    for name in table.game.meta.seat_options:  # a role named for somebody who has left is random
        named = asked.get(name, RANDOM)
        if named != RANDOM and (int(named) >= len(chairs) or chairs[int(named)].kind is Kind.OPEN):
            asked[name] = RANDOM
    if len(chairs) == len(table.chairs) and asked == table.setting.asked:
        return with_setting(table, chairs=chairs) if chairs != table.chairs else table
    options = provisional(table.game, asked, seats=len(chairs), draw=lambda _sides: 0)
    resized = with_setting(table, chairs=chairs, asked=asked, options=options)
    return replace(resized, state=table.game.setup(options, len(chairs)))


def crown(table: Table) -> Table:
    """At a growing table without a host among the seats, the lowest person becomes the host."""
    people = table.people()
    crowned = any(chair.hosts for chair in table.chairs)
    if not table.setting.growing or crowned or not people:
        return table
    first = people[0]
    return set_chair(table, first, replace(table.chairs[first], hosts=True))


def fill_up(table: Table, entropy: Entropy) -> Table:
    """At the start: give empty seats to bots, and draw random options."""
    if not table.setting.growing:
        return table
    taken = _less_open_tail(table.chairs)
    least = max(table.setting.fill, table.game.meta.fewest_seats)
    seats = taken + (Chair(),) * max(0, least - len(taken))
    filled, bot = with_setting(table, chairs=seats), table.stand_in
    for seat in map(Seat, range(len(seats))):
        nonce = entropy.nonce()
        if filled.chairs[seat].kind is Kind.OPEN:
            colour = free_colour(filled, seat, None)
            chair = Chair(Kind.BOT, bot_name(bot, seat), colour, nonce, bot=bot)
            filled = set_chair(filled, seat, chair)
    options = filled.game.settle(filled.setting.asked, seats=len(seats), draw=entropy.below)
    drawn = with_setting(filled, options=options)
    return replace(drawn, state=filled.game.setup(options, len(seats)))


def emptied(setting: Setting) -> tuple[Chair, ...]:
    """The chairs of a finished match for the next lobby, without bots that replace no person."""
    kept = tuple(
        Chair() if chair.bot is not None and chair.name == bot_name(chair.bot, seat) else chair
        for seat, chair in enumerate(setting.chairs)
    )
    return _less_open_tail(kept)
