"""What the coach says, as lines of text."""

from typing import Any

from rich.text import Text

from tablecade.coach import Advice, Option, Remark, advise
from tablecade.core.hand import Hand
from tablecade.core.replay import AnyGame
from tablecade.locales import Sentences

SHOWN = 8
"""Options shown, the best ones."""


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
