"""Settings of a server: from options, then `TABLECADE_…` variables, then a TOML file."""

import os
import re
import tomllib
from collections.abc import Callable, Mapping
from errno import ENOENT
from os import strerror
from pathlib import Path
from typing import Any, Literal, TypeVar, get_origin, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from tablecade.cli.options import read_text
from tablecade.cli.speech import BadSetting, Misuse
from tablecade.core.errors import TablecadeError, UnreadableFile
from tablecade.folders import data_folder
from tablecade.locales import find_language
from tablecade.server.errors import DatabaseUnusable
from tablecade.server.gateway.admission import Bounds, Bytes, Count, Whole, read_networks
from tablecade.server.preflight import hide_password, read_schema
from tablecade.server.settings import SQLITE, Port, Rate, Settings

Part = TypeVar("Part", bound=Struct)

PREFIX = "TABLECADE_"
FILE_VARIABLE = f"{PREFIX}CONFIG"
"""Names the TOML file where `--config` does not."""
DATABASES = (SQLITE, "postgresql://")
NOT_FOR_HOSTS = ("tempo", "entropy", "bounds")
NEEDED = ("host", "port", "db", "public_url", "allowed_host", "trusted_proxy", "https", "browser")
"""What a host may have to set; the others are right for nearly everybody."""
HOST_NAME = re.compile(r"[\w-]+(\.[\w-]+)*")
"""Without a scheme, a port or a path."""
PATH = re.compile(r"(?!/(api|assets|views)/?$)(/[\w.~-]+)*/?", re.ASCII)
"""Of `public_url`. A proxy may take it off, so it must not be a path that this server has."""
HEADER = re.compile(r"[A-Za-z0-9-]+")
SHORTEST_PASSWORD = 4
SECRET = ("db", "password")
"""Settings that are not repeated when they are wrong."""
SHORT = {"database": "db"}
"""Fields that options, variables and files call by a shorter name."""


class Terminal(Struct, frozen=True):
    """Settings of the command itself, not of the server."""

    browser: bool = True
    https: bool = False
    language: str | None = None
    log: Literal["debug", "info", "warning", "error"] = "info"


class Value(Struct, frozen=True):
    """A setting and where it was found: an option, a variable, a file or nowhere."""

    name: str
    value: Any
    place: str | None = None


class Configuration(Struct, frozen=True):
    settings: Settings
    terminal: Terminal
    values: tuple[Value, ...]


def known_settings() -> dict[str, Any]:
    """The type of every setting, by the name that options, variables and files use."""
    types: dict[str, Any] = {}
    for part in (Settings, Bounds, Terminal):
        types |= get_type_hints(part, include_extras=True)
    return {
        SHORT.get(name, name): kind for name, kind in types.items() if name not in NOT_FOR_HOSTS
    }


def configure(
    options: Mapping[str, Any],
    *,
    file: Path | None = None,
    defaults: Mapping[str, Any] | None = None,
) -> Configuration:
    """Options that are None count as not given. Raises Misuse."""
    preset = {"db": f"{SQLITE}{data_folder() / 'tables.db'}", **(defaults or {})}
    named = os.environ.get(FILE_VARIABLE)
    found = _from_file(file or (Path(named) if named else None)) | _from_variables(os.environ)
    for name, value in options.items():
        if value is not None:
            found[name] = _read(name, value, f"--{name.replace('_', '-')}")
    for part in (Settings, Bounds, Terminal):
        for field in msgspec.structs.fields(part):
            preset.setdefault(SHORT.get(field.name, field.name), field.default)
    order = sorted(known_settings(), key=lambda name: name not in NEEDED)
    values = tuple(found.get(name) or Value(name, preset[name]) for name in order)
    long = {short: name for name, short in SHORT.items()}
    by_field = {long.get(value.name, value.name): value.value for value in values}
    settings = _pick(Settings, by_field | {"bounds": _pick(Bounds, by_field)})
    if settings.user_header and not settings.trusted_proxy:
        raise Misuse("users-without-proxy", header=settings.user_header)
    return Configuration(settings, _pick(Terminal, by_field), values)


def _pick(kind: type[Part], by_field: Mapping[str, Any]) -> Part:
    names = [name for name in kind.__struct_fields__ if name in by_field]
    return kind(**{name: by_field[name] for name in names})


def _from_variables(environ: Mapping[str, str]) -> dict[str, Value]:
    """A file with a value comes first: the image and the unit set some variables themselves."""
    found: dict[str, Value] = {}
    for name in known_settings():
        variable = PREFIX + name.upper()
        if environ.get(f"{variable}_FILE"):
            secret = read_text(Path(environ[f"{variable}_FILE"])).strip()
            found[name] = _read(name, secret, f"{variable}_FILE")
        elif environ.get(variable):
            found[name] = _read(name, environ[variable], variable)
    return found


def _from_file(file: Path | None) -> dict[str, Value]:
    if file is None:
        return {}
    try:
        values = tomllib.loads(read_text(file))
    except tomllib.TOMLDecodeError as problem:
        raise UnreadableFile(file=str(file), problem=str(problem)) from None
    for name in values:
        if name not in known_settings():
            known = ", ".join(sorted(known_settings()))
            raise Misuse("unknown-setting", place=str(file), name=name, known=known)
    return {name: _read(name, value, f"{file}: {name}") for name, value in values.items()}


def _read(name: str, raw: Any, place: str) -> Value:
    kind = known_settings()[name]
    many = get_origin(kind) in (tuple, list, frozenset)
    rule, allows = NAMED_RULES.get(name, ("", None))
    try:
        spelled = raw
        if many and isinstance(raw, str):  # `a, b`
            spelled = [part.strip() for part in raw.split(",") if part.strip()]
        elif kind is Rate and isinstance(raw, str):  # `200/10`
            most, _, seconds = raw.partition("/")
            spelled = {"most": int(most), "seconds": int(seconds)}
        value = msgspec.convert(spelled, kind, strict=not isinstance(raw, str))
        if name == "language":
            value = find_language(value)
        elif name == "db":
            value = re.sub("^postgres://", "postgresql://", value)
        if allows is not None and not allows(value):
            raise ValueError(name)  # noqa: TRY301
    except (msgspec.ValidationError, ValueError):
        whole = ", ".join(map(str, raw)) if isinstance(raw, list) else str(raw)
        rule = rule or RULES.get(kind) or ("list" if many else "number")
        raise BadSetting(place=place, value="…" if name in SECRET else whole, rule=rule) from None
    return Value(name, value, place)


def _is_address(url: str) -> bool:
    parts = urlsplit(url)
    plain = not (parts.query or parts.fragment) and PATH.fullmatch(parts.path)
    return parts.scheme in ("http", "https") and bool(parts.hostname) and bool(plain)


def _are_networks(texts: tuple[str, ...]) -> bool:
    read_networks(texts)  # raises ValueError
    return True


NAMED_RULES: dict[str, tuple[str, Callable[[Any], bool]]] = {
    "db": ("db", lambda url: url.startswith(DATABASES)),
    "language": ("language", lambda found: found is not None),
    "log": ("log", lambda _: True),
    "public_url": ("public-url", _is_address),
    "allowed_host": ("hosts", lambda names: all(map(HOST_NAME.fullmatch, names))),
    "trusted_proxy": ("networks", _are_networks),
    "metrics_from": ("networks", _are_networks),
    "password": ("password", lambda word: len(word.strip()) >= SHORTEST_PASSWORD),
    "user_header": ("header", lambda name: bool(HEADER.fullmatch(name))),
}
"""Settings with a rule beside their type: `setting-RULE` says what is allowed."""
RULES: dict[Any, str] = {
    bool: "switch",
    Rate: "rate",
    Port: "port",
    Count: "count",
    Whole: "whole",
    Bytes: "bytes",
}
"""The same for the types of the others."""


def open_database(
    db: str | None, config: Path | None, *, new: bool = False, older: bool = False
) -> str:
    """A database with tables of this version, or with `older` of any before; with `new` there may
    be none yet. `tablecade serve` upgrades a database; a command beside an older server must not.

    Raises BadSetting, DatabaseUnusable, `schema-newer` and `schema-older`.
    """
    settings = configure({"db": db}, file=config).settings
    database, path = settings.database, settings.sqlite_path
    shown = hide_password(database)
    if not new and path is not None and not path.exists():
        raise DatabaseUnusable(database=shown, problem=strerror(ENOENT), reason="file-enoent")
    schema = read_schema(database)
    if not new and schema.found is None:
        raise DatabaseUnusable(database=shown, problem="", reason="database-empty")
    if not older and schema.found not in (None, schema.wanted):
        raise TablecadeError(
            "schema-older", database=shown, found=schema.found, wanted=schema.wanted
        )
    return database
