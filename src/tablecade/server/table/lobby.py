"""From a wish to a match: opening a table, and starting."""

from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from tablecade import __version__
from tablecade.bots import bots_of
from tablecade.core.errors import UnknownBot
from tablecade.core.match import Player
from tablecade.core.record import fair_header
from tablecade.core.replay import AnyGame, find_game
from tablecade.games import GAMES
from tablecade.server.entropy import Entropy
from tablecade.server.errors import SeatsOpen, WrongStatus
from tablecade.server.table.chair import Chair, Kind
from tablecade.server.table.fairness import dice_of
from tablecade.server.table.pace import Pace, Tempo
from tablecade.server.table.play import open_decision
from tablecade.server.table.seating import bot_name
from tablecade.server.table.table import Setting, Status, Table, with_setting


class Wish(Struct, frozen=True):
    """The table somebody wants."""

    game: str
    bots: tuple[str | None, ...]
    """A bot for each seat; None leaves it open."""
    options: dict[str, Any] = field(default_factory=dict)
    pace: Pace = Pace()
    coach: bool = False
    tempo: Tempo = Tempo()


def new_table(wish: Wish, entropy: Entropy, *, host: str) -> Table:
    """A table in its lobby. The seed is drawn now, before anybody's nonce is known."""
    game = find_game(GAMES, wish.game)
    root = entropy.seed()
    for bot in (*wish.bots, wish.pace.bot):
        check_bot(wish.game, bot)
    options = _settled(game, wish.options, len(wish.bots), entropy)
    setting = Setting(
        game=wish.game,
        options=options,
        chairs=_chairs(wish, entropy),
        host=host,
        root=root,
        pace=wish.pace,
        tempo=wish.tempo,
        coach=wish.coach,
    )
    state = game.setup(options, len(wish.bots))
    return Table(id=entropy.table_id(), code=entropy.code(), setting=setting, state=state)


def _settled(
    game: AnyGame, options: dict[str, Any], seats: int, entropy: Entropy
) -> dict[str, Any]:
    return game.settle(game.at_table(options), seats=seats, draw=entropy.below)


class Change(Struct, frozen=True):
    """What the host wants otherwise; None leaves it as it is."""

    options: dict[str, Any] | None = None
    pace: Pace | None = None
    coach: bool | None = None


def change_setting(table: Table, change: Change, entropy: Entropy) -> Table:
    """In the lobby alone: once a match runs, what it is played by stands."""
    check_in_lobby(table)
    if change.pace is not None:
        check_bot(table.setting.game, change.pace.bot)
        table = with_setting(table, pace=change.pace)
    if change.coach is not None:
        table = with_setting(table, coach=change.coach)
    if change.options is not None:
        seats = len(table.chairs)
        options = _settled(table.game, change.options, seats, entropy)
        table = replace(table, state=table.game.setup(options, seats))
        table = with_setting(table, options=options)
    return table


def check_bot(game: str, bot: str | None) -> None:
    if bot is not None and bot not in bots_of(game):
        raise UnknownBot(game=game, bot=bot, known=", ".join(bots_of(game)))


def _chairs(wish: Wish, entropy: Entropy) -> tuple[Chair, ...]:
    colours = GAMES[wish.game].meta.colours
    return tuple(
        Chair()
        if bot is None
        else Chair(Kind.BOT, bot_name(bot, seat), colours[seat], entropy.nonce(), bot=bot)
        for seat, bot in enumerate(wish.bots)
    )


def start(table: Table, *, now: float) -> Table:
    check_in_lobby(table)
    return begin_match(table, now=now)


def check_in_lobby(table: Table) -> None:
    if table.status is not Status.LOBBY:
        raise WrongStatus(status=table.status, wanted=Status.LOBBY)


def begin_match(table: Table, *, now: float) -> Table:
    """The first decision of a match whose options and seats stand."""
    open_seats = [seat for seat, chair in enumerate(table.chairs) if chair.kind is Kind.OPEN]
    if open_seats:
        raise SeatsOpen(seats=", ".join(map(str, open_seats)))
    header = fair_header(
        table.game,
        table.setting.options,
        tuple(chair.name for chair in table.chairs),
        dice=dice_of(with_setting(table, header=None)),
        players=tuple(_player(chair) for chair in table.chairs),
        version=__version__,
    )
    return open_decision(with_setting(table, header=header), now=now)


def _player(chair: Chair) -> Player:
    if chair.bot is not None:
        return Player(bot=chair.bot, version=__version__)
    return Player(kind=Kind.HUMAN.value)
