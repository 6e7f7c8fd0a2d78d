"""What callers may ask to be computed: replays, puzzles, checks of boards.

Workers compute this, so nothing here loads the framework, which would take them seconds.
"""

from collections.abc import Mapping
from datetime import date
from itertools import zip_longest
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Struct

from tablecade.coach import PLAYER, Puzzles, coach_of
from tablecade.core.hand import DICE, Hand, hand_name
from tablecade.core.match import Header, Player, read_match
from tablecade.core.packages import GAMES
from tablecade.core.replay import AnyGame, Moment, replay, verify
from tablecade.server.api.responses import BoardView, FaultView, ReplayView, StepView
from tablecade.server.errors import Refused
from tablecade.server.table.table import Kind
from tablecade.server.table.view import my_hand, refusal_views
from tablecade.server.table.wire import HandView, MyHand, SeatView, StateView

BoardData = Annotated[Any, Meta(extra_json_schema={"type": "object"})]
"""A board as its game encodes it."""
Choices = Mapping[Hand, Any]


def verified(body: bytes) -> str:
    """A match file as it is written, once its outcome and its dice are checked."""
    match = read_match(body)
    verify(GAMES, match)
    return match.write()


def encoded_replay(body: bytes) -> bytes:
    """Encoded where it is computed: a long match is megabytes."""
    match = read_match(body)
    outcome, header = verify(GAMES, match), match.header
    game, seats = GAMES[header.game], len(header.seats)
    moments = [*replay(game, match)]
    steps = tuple(
        _step(game, moment, after.choices if after else {}, seats=seats)
        for moment, after in zip_longest(moments, moments[1:])
    )
    view = ReplayView(header.game, header.options, _seats(header), steps, outcome)
    return msgspec.json.encode(view)


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


def _step(game: AnyGame, moment: Moment, chosen: Choices, *, seats: int) -> StepView:
    state = moment.state
    return StepView(
        n=moment.n,
        choices={hand_name(hand): game.write(a) for hand, a in moment.choices.items()},
        events=moment.events,
        state=game.show(state),
        hands=_hands(game, state, seats=seats),
        own={
            str(hand): _own(game, state, hand, chosen.get(hand))
            for hand in game.awaited(state)
            if hand != DICE
        },
        rest=game.outcome(state) is None and game.round_ended(moment.events),
    )


def _hands(game: AnyGame, state: Any, *, seats: int) -> tuple[HandView, ...]:
    holder, colours = game.holder, game.meta.colours
    return tuple(HandView(h, holder(state, h), colours[h]) for h in game.hands(seats=seats))


def _own(game: AnyGame, state: Any, hand: Hand, chosen: Any) -> MyHand:
    """The legal choices of a hand, the one it made, and the preview of that one."""
    text = None if chosen is None else game.write(chosen)
    return MyHand(
        choice=text,
        legal=tuple(map(game.write, game.choices(state, hand))),
        preview={} if text is None else {text: game.preview(state, hand, chosen)},
        refused=refusal_views(game, state, hand),
    )


class PuzzleView(Struct, frozen=True):
    """The puzzle of a day: hand 0 is to be chosen for. The answer is not in it."""

    day: date
    game: str
    board: BoardData | None
    state: StateView
    hands: tuple[HandView, ...]
    own: MyHand


class PlayedView(Struct, frozen=True):
    """One turn after a choice in a puzzle: what happens, and where the game stands then."""

    events: tuple[Any, ...]
    state: StateView


class VerdictView(Struct, frozen=True):
    """An answer judged.

    `sure`: the value of each choice, in the unit of the game. `played`: the turns after each
    choice, with the best replies of the others; empty in a game that is played alone.
    """

    given: str
    right: bool
    answer: str
    sure: dict[str, float]
    played: dict[str, tuple[PlayedView, ...]]


def _puzzles(game: str) -> Puzzles:
    puzzles = coach_of(game).puzzles
    if puzzles is None:
        raise KeyError(game)
    return puzzles


def puzzle_view(game: str, day: date) -> PuzzleView:
    rules, found = GAMES[game], _puzzles(game).position(day)
    hands = _hands(rules, found.state, seats=found.seats)
    own = my_hand(rules, found.state, PLAYER)
    return PuzzleView(day, game, found.board, rules.show(found.state), hands, own)


def verdict_view(game: str, day: date, choice: str) -> VerdictView:
    show, found = GAMES[game].show, _puzzles(game).judge(day, choice)
    played = {
        name: tuple(PlayedView(step.events, show(step.state)) for step in steps)
        for name, steps in found.played.items()
    }
    return VerdictView(found.given, found.right, found.answer, found.sure, played)


class BoardBody(Struct, frozen=True):
    """A board or a track in full, as a match file holds it; a board may be a drawing."""

    game: str
    board: Any = None
    track: Any = None


def board_view(data: BoardBody) -> BoardView:
    """Raises BadOption for what is no board or track at all."""
    boards = GAMES[data.game].boards if data.game in GAMES else None
    if boards is None:
        known = [name for name, game in GAMES.items() if game.boards is not None]
        raise Refused("bad-request", problem=f"boards are of {' or '.join(known)}")
    found = boards.check(getattr(data, boards.option, None))
    faults = tuple(FaultView(f.code, f.rule, f.place, f.detail) for f in found.faults)
    return BoardView(faults, dict(found.figures))
