"""Starting a server from the terminal, and `serve --check`: whether it would start."""

import contextlib
import os
import sys
import webbrowser

import segno
from msgspec.structs import replace
from rich.table import Table

from tablecade.cli.configuration import (
    FILE_VARIABLE,
    NEEDED,
    PREFIX,
    Configuration,
    Value,
    configure,
    known_settings,
)
from tablecade.cli.speech import choose_language, err, new_columns, out, print_columns
from tablecade.locales import Sentences
from tablecade.server.address import EVERYWHERE, shared_address, url_of
from tablecade.server.assets import has_client
from tablecade.server.errors import PortTaken
from tablecade.server.logs import log_to_stderr
from tablecade.server.preflight import check_single_name, hide_password, read_schema
from tablecade.server.serve import listen, read_certificate, serve
from tablecade.server.settings import Rate, Settings
from tablecade.server.store.sqlite import check_unused

PORTS_TO_TRY = 20
HERE = "127.0.0.1"
BIG_SCREEN = "/tv"


def serve_everywhere(*, https: bool | None) -> None:
    """For everybody in this network: on all addresses of this machine, on the first free port."""
    chosen = configure({"https": https}, defaults={"host": EVERYWHERE[0], "log": "warning"})
    log_to_stderr(chosen.terminal.log)
    first = chosen.settings.port
    if Value("port", first) in chosen.values:  # nobody set it
        for port in range(first, first + PORTS_TO_TRY):
            with contextlib.suppress(PortTaken):
                listen(chosen.settings.host, port).close()
                chosen = replace(chosen, settings=replace(chosen.settings, port=port))
                break
    serve_tables(chosen, page=BIG_SCREEN)


def serve_tables(chosen: Configuration, *, page: str = "", reload: bool = False) -> None:
    """Serve until stopped. `page` is what a browser on this machine is opened at."""
    settings = chosen.settings
    own_certificate = chosen.terminal.https and settings.certificate is None
    if own_certificate:
        from tablecade.server.https import secure

        settings = secure(settings)
    words = choose_language(chosen.terminal.language)
    if not has_client():
        err.print(words.say("serve-no-client"))

    def started() -> None:
        local = "localhost" if settings.host in (*EVERYWHERE, HERE) else settings.host
        url = url_of(settings.scheme, local, settings.port) + page
        out.print(words.say("serve-here", url=url))
        shared = shared_address(settings)
        if shared is not None:
            if page == BIG_SCREEN:
                out.print(words.say("serve-screen", url=shared + page))
            out.print(words.say("serve-network", url=shared))
            _print_code(shared)
        if own_certificate:
            _say_trust(words, settings)
        out.print(words.say("serve-stop"))
        screens = {"DISPLAY", "WAYLAND_DISPLAY"}  # a text browser would be in the way
        if chosen.terminal.browser and (sys.platform != "linux" or screens & os.environ.keys()):
            webbrowser.open(url)

    def announced(name: str | None) -> None:
        if name is None:
            err.print(words.say("serve-no-name"))
        else:
            url = url_of(settings.scheme, name, settings.port)
            out.print(words.say("serve-name", url=url))

    serve(settings, started=started, announced=announced, reload=reload)


def _say_trust(words: Sentences, settings: Settings) -> None:
    """A second server without TLS hands out the authority's certificate, and nothing else."""
    from tablecade.server.https import CertificatePage, authority_file, local_name, unsigned_address

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


def check_configuration(chosen: Configuration) -> None:
    """Raises what starting the server would raise, and changes nothing."""
    words, settings = choose_language(chosen.terminal.language), chosen.settings
    print_columns(_table(words, [value for value in chosen.values if value.name in NEEDED]))
    out.print(words.say("check-rare"))
    print_columns(_table(words, [value for value in chosen.values if value.name not in NEEDED]))
    known = {PREFIX + name.upper() for name in known_settings()}
    known |= {f"{name}_FILE" for name in known} | {FILE_VARIABLE}
    for name in sorted(os.environ):
        if name.startswith(PREFIX) and name not in known:
            out.print(words.say("check-ignored", name=name))
    read_certificate(settings)
    listen(settings.host, settings.port).close()
    out.print(words.say("check-port", host=settings.host, port=str(settings.port)))
    schema = read_schema(settings.database)
    if schema.found is None:
        out.print(words.say("check-new", wanted=schema.wanted))
    elif schema.found == schema.wanted:
        out.print(words.say("check-current", wanted=schema.wanted))
    else:
        out.print(words.say("check-upgrade", found=schema.found, wanted=schema.wanted))
    check_single_name(settings.database)
    if settings.sqlite_path is not None:
        check_unused(settings.sqlite_path)
    if not has_client():
        out.print(words.say("serve-no-client"))


def _table(words: Sentences, values: list[Value]) -> Table:
    table = new_columns()
    for column in ("setting", "value", "place"):
        table.add_column(words.say(f"check-{column}"), overflow="fold")
    for value in values:
        shown = "" if value.value is None else str(value.value)  # as a variable would have it
        if isinstance(value.value, Rate):
            shown = f"{value.value.most}/{value.value.seconds}"
        elif isinstance(value.value, bool):
            shown = shown.lower()
        elif isinstance(value.value, tuple):
            shown = ", ".join(value.value)
        elif value.name == "db":
            shown = hide_password(shown)
        elif value.name == "password":
            shown = "…" if shown else ""
        table.add_row(value.name, shown, value.place or words.say("check-default"))
    return table
