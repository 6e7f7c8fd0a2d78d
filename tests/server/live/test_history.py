"""A client that comes back gets what it missed; a long match holds up nobody else."""

import asyncio
from typing import cast

import pytest

from tablecade.server.gateway.websocket import WebSocket, WebSocketClosed
from tablecade.server.live.broadcaster import DECISIONS_A_TURN, history_cost, send_history
from tests.aside import run_aside
from tests.server.table.test_changes import played
from tests.server.table.test_table import started

END = played(started("greedy", "greedy"))


class Sent:
    """Counts the messages of each turn of the event loop."""

    def __init__(self) -> None:
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.turns = [0]

    def send(self, _frame: bytes) -> None:
        self.turns[-1] += 1

    async def count_turns(self) -> None:
        while True:
            self.turns.append(0)
            await asyncio.sleep(0)


def test_a_whole_match_is_sent_in_many_turns() -> None:
    async def scenario() -> None:
        sent = Sent()
        counting = asyncio.create_task(sent.count_turns())
        await send_history(cast(WebSocket, sent), END, -1)
        counting.cancel()
        assert sum(sent.turns) == END.n > DECISIONS_A_TURN
        assert max(sent.turns) <= DECISIONS_A_TURN

    run_aside(scenario())


def test_a_client_that_saw_everything_costs_no_replay() -> None:
    async def scenario() -> None:
        sent = Sent()
        await send_history(cast(WebSocket, sent), END, END.n - 1)
        assert sent.turns == [0]

    run_aside(scenario())


def test_nothing_is_replayed_for_a_client_that_is_gone() -> None:
    async def scenario() -> None:
        sent = Sent()
        sent.closed.set_result(None)
        with pytest.raises(WebSocketClosed):
            await send_history(cast(WebSocket, sent), END, -1)
        assert sum(sent.turns) == DECISIONS_A_TURN

    run_aside(scenario())


def test_a_replay_costs_more_the_longer_the_match_is() -> None:
    assert history_cost(started("greedy", "greedy")) == 1
    assert history_cost(END) == 1 + END.n // 10
