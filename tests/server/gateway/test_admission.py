"""What addresses did is kept until its window of time is over."""

import asyncio
from typing import cast

import pytest
from msgspec import Struct

from tablecade.server.gateway.admission import OPENING_SECONDS, Admission, Bounds, Intake


class Arrived(Struct, eq=False):
    network: str = "192.0.2.1"
    address: str = "192.0.2.1"


def test_an_address_opens_more_sockets_when_the_minute_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The first check forgets nothing."""
    reasons: list[str] = []

    async def scenario() -> None:
        admission = Admission(Bounds(sockets_per_address=3), most=10, count=reasons.append)

        def opens() -> bool:
            came, socket = (cast(Intake, Arrived()) for _ in range(2))
            admitted = admission.admit(came, proxy=False) and admission.upgrade(came, socket)
            admission.remove(came)
            admission.remove(socket)
            return admitted

        assert [opens() for _ in range(3)] == [True] * 3
        await admission.check()
        assert not opens()
        loop = asyncio.get_running_loop()
        honest = loop.time
        monkeypatch.setattr(loop, "time", lambda: honest() + OPENING_SECONDS)
        await admission.check()
        assert opens()

    asyncio.run(scenario())
    assert reasons == ["too many sockets opened by one address"]
