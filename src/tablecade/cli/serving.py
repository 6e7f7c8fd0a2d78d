"""Starting a server from the terminal, and `serve --check`: whether it would start."""

import os
import sys
import webbrowser

import segno
from msgspec.structs import replace
from rich.table import Table

from tablecade.cli.configuration import (
    FILE_VARIABLE,
    PREFIX,
    Configuration,
    Value,
    configure,
    known_settings,
)
from tablecade.cli.speech import choose_language, err, new_columns, out, print_columns
from tablecade.locales import Sentences
from tablecade.server.address import EVERYWHERE, shared_address, url_of
from tablecade.server.errors import PortTaken
from tablecade.server.logs import log_to_stderr
from tablecade.server.preflight import hide_password, read_schema
from tablecade.server.serve import listen, read_certificate, serve
from tablecade.server.settings import Rate, Settings, sqlite_path
from tablecade.server.store.sqlite import check_unused
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
        err.print(words.say("serve-no-client"))

    def started() -> None:
        _greet(words, settings, page)
        if _needs_certificate(chosen):
            _say_trust(words, settings)
        out.print(words.say("serve-stop"))
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
    out.print(words.say("serve-here", url=_local_url(settings) + page))
    shared = shared_address(settings)
    if shared is not None:
        if page == BIG_SCREEN:
            out.print(words.say("serve-screen", url=shared + page))
        out.print(words.say("serve-network", url=shared))
        _print_code(shared)


def _say_trust(words: Sentences, settings: Settings) -> None:
    """A second server without TLS hands out the authority's certificate, and nothing else."""
    from tablecade.server.certificate_page import CertificatePage
    from tablecade.server.https import authority_file, local_name, unsigned_address

    unsigned = unsigned_address() if settings.host in EVERYWHERE else None
    if unsigned is not None:
        url = url_of(settings.scheme, local_name(), settings.port)
        err.print(words.say("serve-unsigned", address=unsigned, url=url))
    page = CertificatePage(settings, authority_file())
    page.start()
    out.print(words.say("serve-trust", url=page.url))
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


def check_configuration(chosen: Configuration) -> None:
    """Raises what starting the server would raise."""
    words = choose_language(chosen.terminal.language)
    print_columns(_table(words, chosen))
    for name in _ignored():
        out.print(words.say("check-ignored", name=name))
    read_certificate(chosen.settings)
    out.print(_check_port(words, chosen.settings))
    out.print(_check_database(words, chosen.settings.database))
    path = sqlite_path(chosen.settings.database)
    if path is not None:
        check_unused(path)
    if not has_client():
        out.print(words.say("serve-no-client"))


def _table(words: Sentences, chosen: Configuration) -> Table:
    table = new_columns()
    for column in ("setting", "value", "place"):
        table.add_column(words.say(f"check-{column}"), overflow="fold")
    for value in chosen.values:
        place = value.place or words.say("check-default")
        table.add_row(value.name, _shown(value), place)
    return table


def _shown(value: Value) -> str:
    """As a variable would have it."""
    if value.value is None:
        return ""
    if isinstance(value.value, Rate):
        return f"{value.value.most}/{value.value.seconds}"
    if isinstance(value.value, bool):
        return str(value.value).lower()
    if isinstance(value.value, tuple):
        return ", ".join(value.value)
    return hide_password(str(value.value)) if value.name == "db" else str(value.value)


def _ignored() -> list[str]:
    known = {PREFIX + name.upper() for name in known_settings()}
    known |= {f"{name}_FILE" for name in known} | {FILE_VARIABLE}
    return sorted(name for name in os.environ if name.startswith(PREFIX) and name not in known)


def _check_port(words: Sentences, settings: Settings) -> str:
    listen(settings.host, settings.port).close()
    return words.say("check-port", host=settings.host, port=str(settings.port))


def _check_database(words: Sentences, database: str) -> str:
    schema = read_schema(database)
    if schema.found is None:
        return words.say("check-new", wanted=schema.wanted)
    if schema.found == schema.wanted:
        return words.say("check-current", wanted=schema.wanted)
    return words.say("check-upgrade", found=schema.found, wanted=schema.wanted)
