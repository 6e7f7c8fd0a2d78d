"""`tablecade verify` and `tablecade review`: match files checked, and their costly choices.

Here is also how the coach speaks in `tablecade play --coach`.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from msgspec import UNSET
from rich.text import Text

from tablecade.cli.options import Language, read_proven
from tablecade.cli.speech import choose_language, err, out
from tablecade.coach import Remark, advise
from tablecade.coach import review as look_back
from tablecade.core.errors import TablecadeError
from tablecade.core.hand import Hand, Seat
from tablecade.core.packages import GAMES
from tablecade.core.replay import AnyGame, tell_end
from tablecade.locales import Sentences

SHOWN = 8
"""Options shown, the best ones."""


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...")], language: Language = None
) -> None:
    words = choose_language(language)
    all_true = True
    for path in files:
        try:
            match, _ = read_proven(path)
        except TablecadeError as problem:
            err.print(problem.sentence(words), style="red")
            all_true = False
            continue
        out.print(f"{path}: {tell_end(words, match)}", soft_wrap=True)
        if match.header.rolled_by_hand:
            out.print(words.say("verify-by-hand"), soft_wrap=True)
        elif match.header.dice is UNSET and any("dice" in d.choices for d in match.decisions):
            out.print(words.say("verify-unproven"), soft_wrap=True)
    if not all_true:
        raise typer.Exit(1)


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    seat: Annotated[int | None, typer.Option(min=0)] = None,
    language: Language = None,
) -> None:
    words = choose_language(language)
    match, _ = read_proven(file)
    last = len(match.header.seats) - 1
    if seat is None:  # the seats of people, or all where there are only bots
        players = match.header.players or ()
        seats = {Seat(number) for number, one in enumerate(players) if one.bot is UNSET} or None
    elif seat > last:
        raise TablecadeError("no-seat-in-match", seat=seat, last=last)
    else:
        seats = {Seat(seat)}
    remarks = look_back(GAMES[match.header.game], match, seats=seats)
    for remark in remarks:
        name = match.header.seats[remark.seat]
        out.print(tell_remark(remark, name, words), soft_wrap=True)
    if not remarks:
        out.print(words.say("review-none"))


def tell_advice(
    game: AnyGame, state: Any, hand: Hand, show: Callable[[str], str], *, words: Sentences
) -> Text:
    """`show` says a choice in the player's language."""
    (advice,) = advise(game, state, (hand,))
    if not advice.options:
        return Text(words.say("coach-alike"), "cyan")
    if advice.unit == "cubes":
        title = f"coach-cubes-{advice.aim}" if advice.mixed else "coach-start"
    else:
        title = "coach-win-mixed" if advice.mixed else "coach-win"
    lines, options = [words.say(title, source=words.say(f"coach-{advice.source}"))], advice.options
    width = max(len(show(option.action)) for option in options[:SHOWN])
    for option in options[:SHOWN]:
        share = "" if option.share is None else f"{words.percent(option.share, digits=0):>5}  "
        value = tell_value(option.value, advice.unit, words, digits=1)
        lines.append(f"  {show(option.action):{width}} {share}{value:>7}")
    return Text("\n".join(lines), "cyan")


def tell_value(value: float, unit: str, words: Sentences, *, digits: int) -> str:
    """A share of the victory with so many digits, or a number of cubes."""
    return words.percent(value, digits=digits) if unit == "win" else words.number(value, digits=2)


def tell_remark(remark: Remark, name: str, words: Sentences) -> str:
    better = ", ".join(
        option.action
        if option.share is None
        else f"{option.action} {words.percent(option.share, digits=0)}"
        for option in remark.better
    )
    loss = tell_value(remark.loss, remark.unit, words, digits=0)
    key, n = f"review-{remark.unit}", str(remark.n)
    return words.say(key, n=n, name=name, chosen=remark.chosen, loss=loss, better=better)
