"""A server announces itself in its network: by real multicast, on the loopback interface."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from zeroconf import AddressResolver, ServiceStateChange  # type: ignore[attr-defined]
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

from tablecade.server.address import LOCAL_NAME
from tablecade.server.announce import announcing
from tablecade.server.settings import Settings

HERE, SECONDS = "127.0.0.1", 60
SETTINGS = Settings("sqlite:///unused.db", host="0.0.0.0", port=8123)  # noqa: S104


@asynccontextmanager
async def network() -> AsyncIterator[AsyncZeroconf]:
    """Another device of the network."""
    device = AsyncZeroconf(interfaces=[HERE])
    try:
        yield device
    finally:
        await device.async_close()


def heard() -> tuple[asyncio.Future[str | None], asyncio.Event]:
    return asyncio.get_running_loop().create_future(), asyncio.Event()


def test_other_devices_find_the_server_and_see_it_go() -> None:
    async def find() -> None:
        name, gone = heard()
        found: list[str] = []

        def change(*, name: str, state_change: ServiceStateChange, **_: object) -> None:
            if "Tablecade on" in name and state_change is ServiceStateChange.Added:
                found.append(name)
            if name in found and state_change is ServiceStateChange.Removed:
                gone.set()

        async with network() as device:
            browser = AsyncServiceBrowser(device.zeroconf, "_http._tcp.local.", handlers=[change])
            async with announcing(SETTINGS, HERE, told=name.set_result):
                assert await name == LOCAL_NAME
                while not found:
                    await asyncio.sleep(0.05)
                service = AsyncServiceInfo("_http._tcp.local.", found[0])
                assert await service.async_request(device.zeroconf, SECONDS * 1000)
                assert (service.parsed_addresses(), service.port) == ([HERE], SETTINGS.port)
                assert service.server == f"{LOCAL_NAME}."
            await gone.wait()
            await browser.async_cancel()

    asyncio.run(asyncio.wait_for(find(), SECONDS))


def test_a_name_that_another_machine_has_is_left_to_it() -> None:
    async def find() -> None:
        name, _ = heard()
        other = AsyncServiceInfo(
            "_http._tcp.local.",
            "Tablecade on another._http._tcp.local.",
            port=8000,
            server=f"{LOCAL_NAME}.",
            parsed_addresses=["192.0.2.7"],
        )
        async with network() as device:
            await (await device.async_register_service(other))
            async with announcing(SETTINGS, HERE, told=name.set_result):
                given = await name
                assert given is not None
                assert given != LOCAL_NAME
                resolver = AddressResolver(f"{given}.")
                assert await resolver.async_request(device.zeroconf, SECONDS * 1000)
                assert HERE in resolver.parsed_addresses()

    asyncio.run(asyncio.wait_for(find(), SECONDS))


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # its own socket
def test_a_network_that_refuses_it_is_told() -> None:
    async def refuse() -> None:
        name, _ = heard()
        async with announcing(SETTINGS, "192.0.2.1", told=name.set_result):
            assert await name is None

    asyncio.run(asyncio.wait_for(refuse(), SECONDS))


def test_a_missing_package_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "zeroconf.asyncio", None)

    async def miss() -> None:
        name, _ = heard()
        async with announcing(SETTINGS, HERE, told=name.set_result):
            assert await name is None

    asyncio.run(asyncio.wait_for(miss(), SECONDS))
