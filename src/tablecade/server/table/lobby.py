"""Open a table, change its setting in the lobby, and start the match."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field
from msgspec.structs import replace

from tablecade import __version__
from tablecade.bots import bots_of, default_bot, playable_bots
from tablecade.coach import adviser, has_coach
from tablecade.core.errors import MissingExtra, NoOwnDice, UnknownBot
from tablecade.core.match import BY_HAND, Player
from tablecade.core.packages import GAMES
from tablecade.core.record import fair_header
from tablecade.core.replay import AnyGame, find_game
from tablecade.server.entropy import Entropy
from tablecade.server.errors import Refused
from tablecade.server.table.growth import asked_options, fill_up, grow, provisional
from tablecade.server.table.matchfile import dice_of
from tablecade.server.table.play import open_decision
from tablecade.server.table.seating import bot_name
from tablecade.server.table.table import (
    PACE_SECONDS,
    Chair,
    DiceKind,
    Kind,
    Pace,
    PaceName,
    Setting,
    Status,
    Table,
    Tempo,
    Word,
    check_status,
    shared,
    with_setting,
)

MOST_SEATS = 8
USUAL_TEMPO = Tempo()
Seconds = Annotated[int, Meta(ge=5, le=600)]


class SeatWish(Struct, frozen=True):
    """Without `bot`, the game's default bot plays; the same goes for the wishes below."""

    kind: Literal["open", "bot"]
    bot: Word | None = None


class PaceWish(Struct, frozen=True):
    name: PaceName = PaceName.NONE
    seconds: Seconds | None = None
    bot: Word | None = None


class TableWish(Struct, frozen=True):
    """A table with its seats; with `grow` seats are added as people join."""

    game: Word
    seats: Annotated[list[SeatWish], Meta(max_length=MOST_SEATS)] = field(default_factory=list)
    options: dict[str, Any] = field(default_factory=dict)
    pace: PaceWish | PaceName = PaceName.NONE
    coach: bool = False
    grow: bool = False
    hide_seals: bool = False
    dice: DiceKind = DiceKind.TABLE


def new_table(
    wish: TableWish, entropy: Entropy, *, host: str, tempo: Tempo = USUAL_TEMPO, opener: str = ""
) -> Table:
    """A table in its lobby. The seed is drawn now, before anybody's nonce is known.

    Raises NoOwnDice, NoCoach.
    """
    game = find_game(GAMES, wish.game)
    _check_most(game, len(wish.seats))
    check_dice(game, wish.dice)
    if wish.coach:
        adviser(game)
    root, pace = entropy.seed(), _pace(wish.pace)
    usual = default_bot(wish.game)
    bots = [seat.bot or usual if seat.kind == "bot" else None for seat in wish.seats]
    for bot in (*bots, pace.bot):
        check_bot(wish.game, bot)
    chairs = tuple(
        Chair()
        if bot is None
        else Chair(Kind.BOT, bot_name(bot, seat), game.meta.colours[seat], entropy.nonce(), bot=bot)
        for seat, bot in enumerate(bots)
    )
    fill = game.meta.usual_seats if wish.grow else 0
    chairs += (Chair(),) * (fill - len(chairs))
    options, asked = _settled(game, wish.options, len(chairs), entropy, growing=wish.grow)
    setting = Setting(
        game=wish.game,
        options=options,
        asked=asked,
        chairs=chairs,
        host=host,
        root=root,
        pace=pace,
        tempo=tempo,
        coach=wish.coach,
        growing=wish.grow,
        fill=fill,
        hide_seals=wish.hide_seals,
        dice=wish.dice,
        opener=opener,
    )
    state = game.setup(options, len(chairs))
    return Table(id=entropy.table_id(), code=entropy.code(), setting=setting, state=state)


def _pace(wish: PaceWish | PaceName) -> Pace:
    if isinstance(wish, PaceName):
        return Pace(wish, PACE_SECONDS[wish])
    seconds = PACE_SECONDS[wish.name] if wish.seconds is None else wish.seconds
    return Pace(wish.name, None if wish.name is PaceName.NONE else seconds, wish.bot)


def _settled(
    game: AnyGame, asked: dict[str, Any], seats: int, entropy: Entropy, *, growing: bool
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Options in full, and as they were asked for."""
    if not growing:
        return game.settle(game.at_table(asked), seats=seats, draw=entropy.below), asked
    options = provisional(game, asked, seats=seats, draw=entropy.below)
    return options, asked_options(game, asked, options)


class SettingChange(Struct, frozen=True):
    """Fields that are given are set. `options` replaces all options, as at the opening."""

    game: Word | None = None
    options: dict[str, Any] | None = None
    pace: PaceWish | PaceName | None = None
    coach: bool | None = None
    fill: Annotated[int, Meta(ge=1, le=MOST_SEATS)] | None = None
    hide_seals: bool | None = None
    dice: DiceKind | None = None


def change_setting(table: Table, change: SettingChange, entropy: Entropy) -> Table:
    """Only in the lobby: a running match keeps its setting."""
    check_status(table, Status.LOBBY)
    options = change.options
    if change.game is not None and change.game != table.setting.game:
        table, options = _other_game(table, change.game), options or {}
    if change.pace is not None:
        pace = _pace(change.pace)
        check_bot(table.setting.game, pace.bot)
        table = with_setting(table, pace=pace)
    if change.fill is not None:
        table.game.check_seats(change.fill)
        table = with_setting(table, fill=change.fill)
    if change.dice is not None:
        check_dice(table.game, change.dice)
    if change.coach:
        adviser(table.game)
    switches = {"coach": change.coach, "hide_seals": change.hide_seals, "dice": change.dice}
    table = with_setting(table, **{k: v for k, v in switches.items() if v is not None})
    if options is None:
        return grow(table)
    game, seats = table.game, len(table.chairs)
    options, asked = _settled(game, options, seats, entropy, growing=table.setting.growing)
    table = with_setting(table, options=options, asked=asked)
    return grow(replace(table, state=game.setup(options, seats)))


def check_room(table: Table, name: str) -> AnyGame:
    """The game of this name, if it has seats for all people.

    Raises UnknownGame, WrongSeats.
    """
    game = find_game(GAMES, name)
    _check_most(game, len(table.people()))
    return game


def _check_most(game: AnyGame, seats: int) -> None:
    """Fewer seats than the game needs are no problem yet: bots fill them."""
    if seats > game.meta.most_seats:
        game.check_seats(seats)


def _other_game(table: Table, name: str) -> Table:
    """The people stay. Bots go, and come back at the start.

    The bot of the pace, the kind of dice and the coach stay where the game has them.
    """
    game, pace = check_room(table, name), table.setting.pace
    bot = pace.bot if pace.bot in bots_of(name) else None
    people = tuple(chair for chair in table.chairs if chair.kind is Kind.HUMAN)
    fill = game.meta.usual_seats
    chairs = people + (Chair(),) * (fill - len(people))
    changed = with_setting(table, game=name, chairs=chairs, fill=fill, pace=replace(pace, bot=bot))
    dice = table.setting.dice if game.meta.own_dice else DiceKind.TABLE
    coach = table.setting.coach and has_coach(name)
    return with_setting(changed, growing=True, asked={}, options={}, dice=dice, coach=coach)


def check_dice(game: AnyGame, dice: DiceKind) -> None:
    if dice is DiceKind.YOURS and not game.meta.own_dice:
        raise NoOwnDice(game=game.meta.id)


def check_bot(game: str, bot: str | None) -> None:
    if bot is not None and bot not in bots_of(game):
        raise UnknownBot(game=game, bot=bot, known=", ".join(bots_of(game)))
    if bot is not None and bot not in playable_bots(game):
        raise MissingExtra(extra="lab")


def start(table: Table, entropy: Entropy, *, now: float) -> Table:
    check_status(table, Status.LOBBY)
    return begin_match(fill_up(table, entropy), now=now)


def begin_match(table: Table, *, now: float) -> Table:
    """Open the first decision; options and seats are final from now on."""
    open_seats = [seat for seat, chair in enumerate(table.chairs) if chair.kind is Kind.OPEN]
    if open_seats:
        raise Refused("seats-open", seats=", ".join(map(str, open_seats)))
    options = shared(table.setting.options)
    header = fair_header(
        table.game,
        options,
        tuple(chair.name for chair in table.chairs),
        dice=dice_of(with_setting(table, header=None)),
        players=tuple(
            Player(kind=Kind.HUMAN.value)
            if chair.bot is None
            else Player(bot=chair.bot, version=__version__)
            for chair in table.chairs
        ),
        version=__version__,
    )
    if table.setting.dice is DiceKind.YOURS:
        header = replace(header, dice=BY_HAND)
    return open_decision(with_setting(table, options=options, header=header), now=now)
