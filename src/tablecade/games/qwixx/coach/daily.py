"""The puzzle of the day of Qwixx: a sheet and a roll, and the judgement of a choice."""

from datetime import date

from tablecade.core.errors import IllegalChoice
from tablecade.core.hand import Hand, Seat, hand_name
from tablecade.core.packages import GAMES
from tablecade.server.api.puzzles.views import PuzzleView, VerdictView
from tablecade.server.table.view import my_hand
from tablecade.server.table.wire import HandView

PLAYER = Hand(0)


def view(day: date) -> PuzzleView:
    from tablecade.games.qwixx.coach.puzzles import position, qwixx_puzzle_of

    game, state = GAMES["qwixx"], position(qwixx_puzzle_of(day))
    hands = (HandView(PLAYER, Seat(0), game.meta.colours[0]),)
    return PuzzleView(day, "qwixx", None, game.show(state), hands, my_hand(game, state, PLAYER))


def judge(day: date, choice: str) -> VerdictView:
    from tablecade.games.qwixx.coach.puzzles import position, qwixx_puzzle_of

    game, found = GAMES["qwixx"], qwixx_puzzle_of(day)
    action = game.read(choice)
    refusal = game.refusal(position(found), PLAYER, action)
    if refusal is not None:
        raise IllegalChoice(refusal, hand=hand_name(PLAYER), action=choice)
    chosen = game.write(action)
    return VerdictView(chosen, chosen == found.answer, found.answer, found.worth, {})
