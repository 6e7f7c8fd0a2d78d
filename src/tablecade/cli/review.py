"""`tablecade review`: the costly choices of a match, and what would have been better."""

from pathlib import Path
from typing import Annotated

import typer
from msgspec import UNSET

from tablecade.cli.options import Language, check_language, read_bytes
from tablecade.cli.playing.coaching import tell_remark
from tablecade.cli.speech import choose_language, out
from tablecade.coach import review as look_back
from tablecade.core.errors import NoSeatInMatch, naming_file
from tablecade.core.hand import Seat
from tablecade.core.match import Header, read_match
from tablecade.core.packages import GAMES
from tablecade.core.replay import verify


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    seat: Annotated[int | None, typer.Option(min=0)] = None,
    language: Language = None,
) -> None:
    words = choose_language(check_language(language))
    with naming_file(file):
        match = read_match(read_bytes(file))
        verify(GAMES, match)
    seats = _people(match.header) if seat is None else {_seat_of(match.header, seat)}
    remarks = look_back(GAMES[match.header.game], match, seats=seats)
    for remark in remarks:
        name = match.header.seats[remark.seat]
        out.print(tell_remark(remark, name, words), markup=False, soft_wrap=True)
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
