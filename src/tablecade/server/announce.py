"""Announces a server in the local network, by multicast DNS: browsers of the network list it, and
devices find it as `tablecade.local`.
"""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib import import_module

from tablecade.server.address import LOCAL_NAME
from tablecade.server.settings import Settings

TAKEN_MS = 2_500
"""How long another machine has to say that the name is its own. It may wait for a second before it
repeats what it has just said.
"""


@asynccontextmanager
async def announcing(
    settings: Settings, address: str | None, *, told: Callable[[str | None], None]
) -> AsyncIterator[None]:
    """Announce the server at this address, beside what it does; say goodbye at the end.

    `told` gets the name once it holds, or None where the network or a missing package refuses it.
    """
    if address is None:
        yield
        return
    task = asyncio.create_task(_announce(settings, address, told))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.wait([task])


async def _announce(settings: Settings, address: str, told: Callable[[str | None], None]) -> None:
    try:
        await asyncio.to_thread(import_module, "zeroconf.asyncio")  # takes a while
        from zeroconf import AddressResolver, Error  # type: ignore[attr-defined] # documented
        from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

        zeroconf = AsyncZeroconf(interfaces=[address])
    except (ImportError, OSError):
        told(None)
        return
    kind, host = f"_{settings.scheme}._tcp.local.", socket.gethostname().split(".")[0]
    try:
        resolver = AddressResolver(f"{LOCAL_NAME}.")
        answered = await resolver.async_request(zeroconf.zeroconf, TAKEN_MS)
        is_taken = answered and address not in resolver.parsed_addresses()
        name = f"{host}.local" if is_taken else LOCAL_NAME
        service = AsyncServiceInfo(
            kind,
            f"Tablecade on {host[:48]}.{kind}",
            port=settings.port,
            server=f"{name}.",
            parsed_addresses=[address],
            properties={"path": "/"},
        )
        await (await zeroconf.async_register_service(service, allow_name_change=True))
        told(name)
        await asyncio.Event().wait()
    except (Error, OSError):
        told(None)
    finally:
        await zeroconf.async_unregister_all_services()
        await zeroconf.async_close()
