"""What is asked: a match as its file tells it, so no choice that waits can reach who thinks."""

from random import Random

from msgspec import Struct

from tablecade.bots import make_bot
from tablecade.coach import Advice, Remark, advise, review
from tablecade.core.hand import Hand, Seat
from tablecade.core.match import Match
from tablecade.core.replay import replay
from tablecade.games import GAMES


class Task(Struct, frozen=True, tag="choose"):
    """A bot is to choose for these hands."""

    match: Match
    bot: str
    hands: tuple[Hand, ...]
    seed: str


class Counsel(Struct, frozen=True, tag="counsel"):
    """The coach is to say what each choice of these hands is worth."""

    match: Match
    hands: tuple[Hand, ...]


class LookBack(Struct, frozen=True, tag="look-back"):
    """The coach is to say which choices of this seat were costly."""

    match: Match
    seat: Seat


Question = Task | Counsel | LookBack
Choices = dict[Hand, str]


def think(task: Task) -> Choices:
    """What the bot chooses for each hand. Raises whatever the bot raises."""
    game = GAMES[task.match.header.game]
    *_, now = replay(game, task.match)
    bot = make_bot(game, task.bot, Random(task.seed))  # noqa: S311
    chosen = bot.choose(now.state, task.hands)
    return {hand: game.write(chosen[hand]) for hand in task.hands}


def counsel(question: Counsel) -> tuple[Advice, ...]:
    game = GAMES[question.match.header.game]
    *_, now = replay(game, question.match)
    return advise(game, now.state, question.hands)


def look_back(question: LookBack) -> tuple[Remark, ...]:
    game = GAMES[question.match.header.game]
    return review(game, question.match, seats={question.seat})


def any_legal(task: Task) -> Choices:
    """What the table chooses when the bot can't."""
    return think(Task(task.match, "random", task.hands, task.seed))
