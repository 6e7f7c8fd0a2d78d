"""Starting a server from the terminal: where people find it, as text and as QR code."""

import os
import sys
import webbrowser

import segno

from tablecade.cli.options import check_language
from tablecade.cli.speech import choose_language, out
from tablecade.server.address import shared_address
from tablecade.server.errors import PortTaken
from tablecade.server.logs import log_to_stderr
from tablecade.server.serve import listen, serve
from tablecade.server.settings import Settings

PORTS_TO_TRY = 20
EVERYWHERE = "0.0.0.0"  # noqa: S104 - phones in the same network are the point


def serve_everywhere(database: str, *, first_port: int) -> None:
    """On all addresses of this machine, on the first port that is free."""
    log_to_stderr("warning")
    ports = range(first_port, first_port + PORTS_TO_TRY)
    port = next((port for port in ports if _is_free(port)), first_port)
    serve_tables(Settings(database=database, host=EVERYWHERE, port=port), None, browser=True)


def _is_free(port: int) -> bool:
    try:
        listen(EVERYWHERE, port).close()
    except PortTaken:
        return False
    return True


def serve_tables(settings: Settings, language: str | None, *, browser: bool) -> None:
    def started() -> None:
        _greet(settings, language)
        if browser:
            _open_browser(_local_url(settings))

    serve(settings, started=started)


def _greet(settings: Settings, language: str | None) -> None:
    words = choose_language(check_language(language))
    out.print(words.say("serve-here", url=_local_url(settings)), markup=False)
    shared = shared_address(settings)
    if shared is not None:
        out.print(words.say("serve-network", url=shared), markup=False)
        if out.is_terminal:
            segno.make(shared, micro=False).terminal(out=sys.stdout, compact=True)
    out.print(words.say("serve-stop"), markup=False)


def _local_url(settings: Settings) -> str:
    host = "localhost" if settings.host in (EVERYWHERE, "127.0.0.1", "::") else settings.host
    return f"http://{host}:{settings.port}"


def _open_browser(url: str) -> None:
    """Where there is one: a text browser in this terminal would be in the way."""
    if sys.platform == "linux" and not {"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys():
        return
    webbrowser.open(url)
