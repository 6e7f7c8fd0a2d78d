"""What a bot is asked: a match as its file tells it, so no choice that waits can reach a bot."""

from random import Random

from msgspec import Struct

from tablecade.bots import make_bot
from tablecade.core.hand import Hand
from tablecade.core.match import Match
from tablecade.core.replay import replay
from tablecade.games import GAMES


class Task(Struct, frozen=True):
    match: Match
    bot: str
    hands: tuple[Hand, ...]
    seed: str


Choices = dict[Hand, str]


def think(task: Task) -> Choices:
    """What the bot chooses for each hand. Raises whatever the bot raises."""
    game = GAMES[task.match.header.game]
    *_, now = replay(game, task.match)
    bot = make_bot(game, task.bot, Random(task.seed))  # noqa: S311
    chosen = bot.choose(now.state, task.hands)
    return {hand: game.write(chosen[hand]) for hand in task.hands}


def any_legal(task: Task) -> Choices:
    """What the table chooses when the bot can't."""
    return think(Task(task.match, "random", task.hands, task.seed))
