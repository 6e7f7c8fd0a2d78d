"""Replays: a match file, verified, as a list of steps.

Workers compute this, so nothing here loads the framework, which would take them seconds.
"""

from collections.abc import Iterator, Mapping
from itertools import zip_longest
from typing import Any

import msgspec
from msgspec import UNSET

from tablecade.core.hand import DICE, Hand, hand_name
from tablecade.core.match import Header, Match, Player, read_match
from tablecade.core.packages import GAMES
from tablecade.core.replay import AnyGame, Moment, replay, verify
from tablecade.server.api.responses import ReplayView, StepView
from tablecade.server.table.chair import Kind
from tablecade.server.table.view import refusal_views
from tablecade.server.table.wire import HandView, MyHand, SeatView

Choices = Mapping[Hand, Any]


def verified(body: bytes) -> str:
    """A match file as it is written, once its outcome and its dice are checked."""
    match = read_match(body)
    verify(GAMES, match)
    return match.write()


def encoded_replay(body: bytes) -> bytes:
    """Encoded where it is computed: a long match is megabytes."""
    return msgspec.json.encode(_replay(body))


def _replay(body: bytes) -> ReplayView:
    match = read_match(body)
    outcome = verify(GAMES, match)
    header = match.header
    return ReplayView(header.game, header.options, _seats(header), tuple(_steps(match)), outcome)


def _seats(header: Header) -> tuple[SeatView, ...]:
    """A file names no colours: each seat wears the one that is its own by default."""
    colours = GAMES[header.game].meta.colours
    players = (Player(),) * len(header.seats) if header.players is UNSET else header.players
    return tuple(
        SeatView(
            seat=seat,
            kind=Kind.HUMAN if player.bot is UNSET else Kind.BOT,
            name=name,
            colour=colours[seat],
            present=True,
            hosts=False,
            bot=None if player.bot is UNSET else player.bot,
        )
        for seat, (name, player) in enumerate(zip(header.seats, players, strict=True))
    )


def _steps(match: Match) -> Iterator[StepView]:
    game, seats = GAMES[match.header.game], len(match.header.seats)
    moments = [*replay(game, match)]
    for moment, after in zip_longest(moments, moments[1:]):
        yield _step(game, moment, after.choices if after else {}, seats=seats)


def _step(game: AnyGame, moment: Moment, chosen: Choices, *, seats: int) -> StepView:
    state = moment.state
    return StepView(
        n=moment.n,
        choices={hand_name(hand): game.write(a) for hand, a in moment.choices.items()},
        events=moment.events,
        state=game.show(state),
        hands=tuple(
            HandView(hand, game.holder(state, hand), game.meta.colours[hand])
            for hand in game.hands(seats=seats)
        ),
        own={
            str(hand): _own(game, state, hand, chosen.get(hand))
            for hand in game.awaited(state)
            if hand != DICE
        },
        rest=game.outcome(state) is None and game.round_ended(moment.events),
    )


def _own(game: AnyGame, state: Any, hand: Hand, chosen: Any) -> MyHand:
    """The legal choices of a hand, the one it made, and the preview of that one."""
    text = None if chosen is None else game.write(chosen)
    return MyHand(
        choice=text,
        legal=tuple(map(game.write, game.choices(state, hand))),
        preview={} if text is None else {text: game.preview(state, hand, chosen)},
        refused=refusal_views(game, state, hand),
    )
