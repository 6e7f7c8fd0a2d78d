"""The coach, at tables that were opened with one: everybody sees that it is on."""

from litestar import get

from tablecade.core.hand import DICE, Hand, Seat
from tablecade.server.api.request import Call, bearer, table_id
from tablecade.server.api.responses import CoachView, ReviewView
from tablecade.server.errors import CoachSilent, NoCoach, NotOverYet
from tablecade.server.services import Services
from tablecade.server.table.matchfile import match_file
from tablecade.server.table.table import Table
from tablecade.server.table.viewer import seat_of
from tablecade.server.thinking.task import Counsel, LookBack, Question
from tablecade.server.thinking.thinker import BotFailed
from tablecade.server.thinking.worker import Thought


@get("/api/tables/{table:str}/coach")
async def coach(request: Call, services: Services, table: str) -> CoachView:
    """What each choice of the caller's own hands is worth, from what everybody knows."""
    found, seat = await _coached(services, table, request)
    hands = _own_hands(found, seat)
    thought = await _ask(services, Counsel(match_file(found), hands))
    return CoachView(found.n, thought.advice or ())


@get("/api/tables/{table:str}/review")
async def review(request: Call, services: Services, table: str) -> ReviewView:
    """The caller's costly choices of the match that is over, and what would have been better."""
    found, seat = await _coached(services, table, request)
    if found.game.outcome(found.state) is None:
        raise NotOverYet
    thought = await _ask(services, LookBack(match_file(found), seat))
    return ReviewView(found.setting.match, thought.remarks or ())


async def _coached(services: Services, table: str, request: Call) -> tuple[Table, Seat]:
    found = await services.store.load(await table_id(services, table, request))
    seat = seat_of(found, bearer(request))
    if not found.setting.coach:
        raise NoCoach
    return found, seat


def _own_hands(table: Table, seat: Seat) -> tuple[Hand, ...]:
    if table.setting.header is None:
        return ()
    game, state = table.game, table.state
    return tuple(
        hand for hand in game.awaited(state) if hand != DICE and game.holder(state, hand) == seat
    )


async def _ask(services: Services, question: Question) -> Thought:
    try:
        return await services.coach.ask(question)
    except BotFailed:
        raise CoachSilent from None
