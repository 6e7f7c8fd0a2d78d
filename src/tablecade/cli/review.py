"""`tablecade review`: the costly choices of a match, and what would have been better.

Here is also how the coach speaks in `tablecade play --coach`.
"""

from pathlib import Path
from typing import Annotated, Any

import typer
from msgspec import UNSET
from rich.text import Text

from tablecade.cli.options import Language, read_proven
from tablecade.cli.speech import choose_language, out
from tablecade.coach import Advice, Option, Remark, advise
from tablecade.coach import review as look_back
from tablecade.core.errors import NoSeatInMatch
from tablecade.core.hand import Hand, Seat
from tablecade.core.match import Header
from tablecade.core.packages import GAMES
from tablecade.core.replay import AnyGame
from tablecade.locales import Sentences

SHOWN = 8
"""Options shown, the best ones."""


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    seat: Annotated[int | None, typer.Option(min=0)] = None,
    language: Language = None,
) -> None:
    words = choose_language(language)
    match = read_proven(file)
    seats = _people(match.header) if seat is None else {_seat_of(match.header, seat)}
    remarks = look_back(GAMES[match.header.game], match, seats=seats)
    for remark in remarks:
        name = match.header.seats[remark.seat]
        out.print(tell_remark(remark, name, words), soft_wrap=True)
    if not remarks:
        out.print(words.say("review-none"))


def _seat_of(header: Header, seat: int) -> Seat:
    if seat >= len(header.seats):
        raise NoSeatInMatch(seat=seat, last=len(header.seats) - 1)
    return Seat(seat)


def _people(header: Header) -> set[Seat] | None:
    """The seats of people; None, for all seats, where there are only bots."""
    players = header.players or ()
    people = {Seat(seat) for seat, player in enumerate(players) if player.bot is UNSET}
    return people or None


def tell_advice(game: AnyGame, state: Any, hand: Hand, words: Sentences) -> Text:
    (advice,) = advise(game, state, (hand,))
    if not advice.options:
        return Text(words.say("coach-alike"), "cyan")
    source = words.say(f"coach-{advice.source}")
    lines = [words.say(_title(advice), source=source)]
    lines += ["  " + tell_option(option, advice.unit, words) for option in advice.options[:SHOWN]]
    return Text("\n".join(lines), "cyan")


def _title(advice: Advice) -> str:
    if advice.unit == "cubes":
        return f"coach-cubes-{advice.aim}" if advice.mixed else "coach-start"
    return "coach-win-mixed" if advice.mixed else "coach-win"


def tell_option(option: Option, unit: str, words: Sentences) -> str:
    value = (
        words.percent(option.value, digits=1)
        if unit == "win"
        else words.number(option.value, digits=2)
    )
    if option.share is None:
        return f"{option.action:8} {value:>7}"
    return f"{option.action:8} {words.percent(option.share, digits=0):>5}  {value:>7}"


def tell_remark(remark: Remark, name: str, words: Sentences) -> str:
    loss = (
        words.percent(remark.loss, digits=0)
        if remark.unit == "win"
        else words.number(remark.loss, digits=2)
    )
    better = ", ".join(
        option.action
        if option.share is None
        else f"{option.action} {words.percent(option.share, digits=0)}"
        for option in remark.better
    )
    return words.say(
        f"review-{remark.unit}",
        n=str(remark.n),
        name=name,
        chosen=remark.chosen,
        loss=loss,
        better=better,
    )
