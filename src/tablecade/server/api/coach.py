"""The coach, at tables that were opened with one: everybody sees that it is on."""

from litestar import get

from tablecade.core.hand import DICE, Seat
from tablecade.server.api.request import Call, called_table, caller
from tablecade.server.api.responses import CoachView, ReviewView
from tablecade.server.bots.pool import BotFailed
from tablecade.server.bots.worker import Advise, BotAnswer, Question, Review, public
from tablecade.server.errors import Refused
from tablecade.server.services import Services
from tablecade.server.table.matchfile import match_file
from tablecade.server.table.table import Table


@get("/api/tables/{table:str}/coach")
async def coach(request: Call, services: Services, table: str) -> CoachView:
    """What each choice of the caller's own hands is worth, from what everybody knows."""
    found, seat = await _coached(services, table, request)
    owing = () if found.setting.header is None else found.game.awaited(found.state)
    hands = tuple(hand for hand in owing if hand != DICE and found.holds(seat, hand))
    question = Advise(found.setting.game, public(found.state), hands)
    answer = await _ask(services, found, question)
    return CoachView(found.n, answer.advice or ())


@get("/api/tables/{table:str}/review")
async def review(request: Call, services: Services, table: str) -> ReviewView:
    """The caller's costly choices of the match that is over, and what would have been better."""
    found, seat = await _coached(services, table, request)
    if found.game.outcome(found.state) is None:
        raise Refused("not-over-yet")
    answer = await _ask(services, found, Review(match_file(found), seat))
    return ReviewView(found.setting.match, answer.remarks or ())


async def _coached(services: Services, table: str, request: Call) -> tuple[Table, Seat]:
    found = await services.store.load(await called_table(services, table, request))
    seat = caller(request).seat_at(found)
    if not found.setting.coach:
        raise Refused("no-coach")
    return found, seat


async def _ask(services: Services, table: Table, question: Question) -> BotAnswer:
    try:
        return await services.coach.ask(table.id, question, owner=table.setting.opener)
    except BotFailed:
        raise Refused("coach-silent") from None
