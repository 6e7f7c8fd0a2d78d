"""The database of a command that works beside the server: `backup`, `restore`, `tables`."""

from errno import ENOENT
from os import strerror
from pathlib import Path

from tablecade.cli.configuration import configure
from tablecade.server.errors import DatabaseUnusable, SchemaOlder
from tablecade.server.preflight import Schema, hide_password, read_schema


def open_to_back_up(db: str | None, config: Path | None) -> str:
    """A database with tables of any version up to this one; none is made.

    Raises BadSetting, DatabaseUnusable and SchemaNewer.
    """
    return _find(db, config)[0]


def open_to_read(db: str | None, config: Path | None) -> str:
    """A database with tables of this version. Raises what `open_to_back_up` does, SchemaOlder."""
    database, schema = _find(db, config)
    _check_age(database, schema)
    return database


def open_to_add(db: str | None, config: Path | None) -> str:
    """The same, or a new one."""
    database = configure({"db": db}, file=config).settings.database
    _check_age(database, read_schema(database))
    return database


def _find(db: str | None, config: Path | None) -> tuple[str, Schema]:
    """A database that exists, with tables, and its schema."""
    settings = configure({"db": db}, file=config).settings
    database, path = settings.database, settings.sqlite_path
    if path is not None and not path.exists():
        raise DatabaseUnusable(database=database, problem=strerror(ENOENT), reason="file-enoent")
    schema = read_schema(database)
    if schema.found is None:
        shown = hide_password(database)
        raise DatabaseUnusable(database=shown, problem="", reason="database-empty")
    return database, schema


def _check_age(database: str, schema: Schema) -> None:
    """`tablecade serve` upgrades a database; a command beside an older server must not."""
    if schema.found not in (None, schema.wanted):
        shown = hide_password(database)
        raise SchemaOlder(database=shown, found=schema.found, wanted=schema.wanted)
