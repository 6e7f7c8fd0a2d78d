"""`tablecade serve --check`: the settings, where each comes from, and whether they would work."""

import os

from rich.table import Table

from tablecade.cli.columns import new_columns, print_columns
from tablecade.cli.configuration import FILE_VARIABLE, PREFIX, Configuration, Value, known_settings
from tablecade.cli.speech import choose_language, out
from tablecade.locales import Sentences
from tablecade.server.preflight import hide_password, read_schema
from tablecade.server.serve import listen, read_certificate
from tablecade.server.settings import Rate, Settings, sqlite_path
from tablecade.server.store.files import check_unused
from tablecade.server.web import has_client


def check_configuration(chosen: Configuration) -> None:
    """Raises what starting the server would raise."""
    words = choose_language(chosen.terminal.language)
    print_columns(_table(words, chosen))
    for name in _ignored():
        out.print(words.say("check-ignored", name=name), markup=False)
    read_certificate(chosen.settings)
    out.print(_check_port(words, chosen.settings), markup=False)
    out.print(_check_database(words, chosen.settings.database), markup=False)
    path = sqlite_path(chosen.settings.database)
    if path is not None:
        check_unused(path)
    if not has_client():
        out.print(words.say("serve-no-client"), markup=False)


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
