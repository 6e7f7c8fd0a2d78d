"""Starting a server from the terminal: its addresses, as text and as QR code."""

import os
import sys
import webbrowser

import segno
from msgspec.structs import replace

from tablecade.cli.configuration import Configuration, configure
from tablecade.cli.speech import choose_language, err, out
from tablecade.locales import Sentences
from tablecade.server.address import EVERYWHERE, shared_address, url_of
from tablecade.server.errors import PortTaken
from tablecade.server.logs import log_to_stderr
from tablecade.server.serve import listen, serve
from tablecade.server.settings import Settings
from tablecade.server.web import has_client

PORTS_TO_TRY = 20
HERE = "127.0.0.1"
BIG_SCREEN = "/tv"


def serve_everywhere(*, https: bool | None, first_port: int) -> None:
    """On all addresses of this machine, on the first port that is free."""
    chosen = configure({"https": https}, defaults={"host": EVERYWHERE[0], "log": "warning"})
    log_to_stderr(chosen.terminal.log)
    if chosen.is_default("port"):
        port = _free_port(chosen.settings.host, first_port)
        chosen = replace(chosen, settings=replace(chosen.settings, port=port))
    serve_tables(chosen, page=BIG_SCREEN)


def _free_port(host: str, first: int) -> int:
    ports = range(first, first + PORTS_TO_TRY)
    return next((port for port in ports if _is_free(host, port)), first)


def _is_free(host: str, port: int) -> bool:
    try:
        listen(host, port).close()
    except PortTaken:
        return False
    return True


def serve_tables(chosen: Configuration, *, page: str = "", reload: bool = False) -> None:
    """Serve until stopped. `page` is what a browser on this machine is opened at."""
    settings = _secured(chosen)
    words = choose_language(chosen.terminal.language)
    if not has_client():
        err.print(words.say("serve-no-client"), markup=False)

    def started() -> None:
        _greet(words, settings, page)
        if _needs_certificate(chosen):
            _say_trust(words, settings)
        out.print(words.say("serve-stop"), markup=False)
        if chosen.terminal.browser:
            _open_browser(_local_url(settings) + page)

    serve(settings, started=started, reload=reload)


def _secured(chosen: Configuration) -> Settings:
    if not _needs_certificate(chosen):
        return chosen.settings
    from tablecade.server.https import secure

    return secure(chosen.settings)


def _needs_certificate(chosen: Configuration) -> bool:
    """Whether one of this machine's authority is made; somebody's own is used as it is."""
    return chosen.terminal.https and chosen.settings.certificate is None


def _greet(words: Sentences, settings: Settings, page: str) -> None:
    out.print(words.say("serve-here", url=_local_url(settings) + page), markup=False)
    shared = shared_address(settings)
    if shared is not None:
        if page == BIG_SCREEN:
            out.print(words.say("serve-screen", url=shared + page), markup=False)
        out.print(words.say("serve-network", url=shared), markup=False)
        _print_code(shared)


def _say_trust(words: Sentences, settings: Settings) -> None:
    """A second server without TLS hands out the authority's certificate, and nothing else."""
    from tablecade.server.certificate_page import CertificatePage
    from tablecade.server.https import authority_file, local_name, unsigned_address

    unsigned = unsigned_address() if settings.host in EVERYWHERE else None
    if unsigned is not None:
        url = url_of(settings.scheme, local_name(), settings.port)
        err.print(words.say("serve-unsigned", address=unsigned, url=url), markup=False)
    page = CertificatePage(settings, authority_file())
    page.start()
    out.print(words.say("serve-trust", url=page.url), markup=False)
    _print_code(page.url)


def _print_code(url: str) -> None:
    """Where the terminal can show it."""
    try:
        "▀".encode(out.encoding)
    except (LookupError, UnicodeEncodeError):
        return
    if out.is_terminal:
        segno.make(url, micro=False).terminal(out=sys.stdout, compact=True)


def _local_url(settings: Settings) -> str:
    host = "localhost" if settings.host in (*EVERYWHERE, HERE) else settings.host
    return url_of(settings.scheme, host, settings.port)


def _open_browser(url: str) -> None:
    """Where there is one: a text browser in this terminal would be in the way."""
    if sys.platform == "linux" and not {"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys():
        return
    webbrowser.open(url)
