"""Calls of the host: setting, start, pause, rematch, seats; and taking over as the host."""

from collections.abc import Callable
from typing import Literal

from litestar import post
from msgspec import Struct
from msgspec.structs import replace

from tablecade.bots import default_bot
from tablecade.core.hand import Seat
from tablecade.server.api.request import Call, bearer, called_table, caller
from tablecade.server.api.responses import Done, Hosting, done
from tablecade.server.entropy import hashed
from tablecade.server.errors import Refused
from tablecade.server.services import Services
from tablecade.server.table import lobby, play, schedule, seating, series
from tablecade.server.table.lobby import SettingChange
from tablecade.server.table.table import Status, Table, Word

Act = Callable[[Table, float], Table]

OWN_ACTS = ("bot", "human")
"""Changes that a seat may make to itself once the match runs."""


async def _host_does(request: Call, services: Services, table: str, act: Act) -> Done:
    who = caller(request)

    def edit(before: Table, now: float) -> Table:
        who.check_host(before)
        return act(before, now)

    after = await services.store.change(await called_table(services, table, request), edit)
    services.presence.see(after.id, who.secret or "")
    return done(after)


@post("/api/tables/{table:str}/setting", status_code=200)
async def change_setting(
    request: Call, services: Services, table: str, data: SettingChange
) -> Done:
    """Another game, other options, another pace: in the lobby."""
    entropy = services.settings.entropy
    return await _host_does(
        request, services, table, lambda t, _now: lobby.change_setting(t, data, entropy)
    )


@post("/api/tables/{table:str}/start", status_code=200)
async def start(request: Call, services: Services, table: str) -> Done:
    """Begin. At a growing table bots take the seats that are missing."""
    entropy = services.settings.entropy
    return await _host_does(
        request, services, table, lambda t, now: lobby.start(t, entropy, now=now)
    )


@post("/api/tables/{table:str}/pause", status_code=200)
async def pause(request: Call, services: Services, table: str) -> Done:
    return await _host_does(request, services, table, lambda t, now: schedule.pause(t, now=now))


@post("/api/tables/{table:str}/resume", status_code=200)
async def resume(request: Call, services: Services, table: str) -> Done:
    return await _host_does(request, services, table, lambda t, now: schedule.resume(t, now=now))


@post("/api/tables/{table:str}/stop", status_code=200)
async def stop(request: Call, services: Services, table: str) -> Done:
    """End the match before its end; the match file says who did. What to play next is as ever."""
    who = caller(request)
    return await _host_does(request, services, table, lambda t, _now: play.stop(t, who.at(t).seat))


@post("/api/tables/{table:str}/rematch", status_code=200)
async def rematch(request: Call, services: Services, table: str) -> Done:
    """The same people once more, roles moved on."""
    return await _host_does(request, services, table, lambda t, now: series.rematch(t, now=now))


@post("/api/tables/{table:str}/lobby", status_code=200)
async def reopen(request: Call, services: Services, table: str) -> Done:
    """After a match: back to the lobby with the same people, to play something else."""
    return await _host_does(request, services, table, lambda t, _now: series.reopen(t))


class SeatChange(Struct, frozen=True):
    do: Literal["bot", "human", "free", "invite", "crown"]
    bot: Word | None = None


@post("/api/tables/{table:str}/seats/{seat:int}", status_code=200)
async def change_seat(
    request: Call, services: Services, table: str, seat: int, data: SeatChange
) -> Done:
    """Let a bot play, hand back, empty a seat, invite its player anew, or pass the crown on.

    A seat may let a bot play for itself, and take its place back.
    """
    entropy, who = services.settings.entropy, caller(request)
    invitation, nonce = entropy.token(), entropy.nonce()

    def edit(before: Table, now: float) -> Table:
        at = seating.check_seat(before, seat)
        own = data.do in OWN_ACTS and before.status is not Status.LOBBY
        if not (own and who.at(before).seat == at):
            who.check_host(before)
        after = _reseat(before, at, data, invitation=hashed(invitation), nonce=nonce)
        return series.reseated(after, entropy, now=now)

    after = await services.store.change(await called_table(services, table, request), edit)
    answer = done(after)
    return replace(answer, invitation=invitation) if data.do == "invite" else answer


def _reseat(table: Table, seat: Seat, change: SeatChange, *, invitation: str, nonce: str) -> Table:
    match change.do:
        case "bot":
            bot = change.bot or default_bot(table.setting.game)
            lobby.check_bot(table.setting.game, bot)
            return seating.let_bot_play(table, seat, bot, nonce=nonce)
        case "human":
            return seating.hand_back(table, seat)
        case "free":
            return seating.free(table, seat)
        case "invite":
            return seating.invite(table, seat, invitation)
        case "crown":
            seating.check_person(table, seat)
            return series.take_over(table, seat, host=None)


@post("/api/tables/{table:str}/host", status_code=200)
async def take_over(request: Call, services: Services, table: str) -> Hosting:
    """A seated human becomes the host, once the old one has been away for two minutes.

    At a growing table the crown moves, and the big screen keeps its own rights.
    """
    reference, who = await called_table(services, table, request), caller(request)
    before = await services.store.load(reference)
    who.seat_at(before)
    hosting = {chair.token for chair in before.chairs if chair.hosts and chair.token}
    seen = await services.presence.last_seen(reference, frozenset({before.setting.host, *hosting}))
    away = services.store.now - (seen or before.touched)
    if away < services.settings.host_away:
        raise Refused("host-present", seconds=round(services.settings.host_away - away))
    host = services.settings.entropy.token()

    def edit(now_there: Table, _now: float) -> Table:
        seat = who.seat_at(now_there)
        seating.check_person(now_there, seat)
        kept = now_there.setting.growing
        return series.take_over(now_there, seat, host=None if kept else hashed(host))

    after = await services.store.change(reference, edit)
    return Hosting(bearer(request) or "" if after.setting.growing else host)
