"""`tablecade tables`, `backup` and `restore`: what a server keeps.

The server is loaded only by the command that runs.
"""

import time
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from tablecade.cli.help import HelpCommand, HelpGroup
from tablecade.cli.options import make_folder, read_proven, writing
from tablecade.cli.serve import Config, Database
from tablecade.cli.speech import err, new_columns, out, print_columns, speech

BackupFile = Annotated[Path, typer.Argument(metavar="FILE")]

tables = typer.Typer(name="tables", cls=HelpGroup, no_args_is_help=True)

COLUMNS = ("table", "code", "game", "status", "decisions", "touched")


@tables.command(name="list", cls=HelpCommand)
def show(db: Database = None, config: Config = None) -> None:
    from tablecade.cli.configuration import open_database
    from tablecade.server.archive import listing

    words = speech()
    found = listing(open_database(db, config))
    if not found:
        out.print(words.say("tables-none"))
        return
    table = new_columns()
    for column in COLUMNS:
        table.add_column(words.say(f"tables-{column}"), overflow="fold")
    for listed in found:
        used = datetime.fromtimestamp(listed.touched).astimezone().strftime("%Y-%m-%d %H:%M")
        table.add_row(listed.id, listed.code, listed.game, listed.status, str(listed.n), used)
    print_columns(table)


@tables.command(cls=HelpCommand)
def export(
    folder: Annotated[Path, typer.Argument(metavar="DIR")],
    table: Annotated[list[str] | None, typer.Option(metavar="ID")] = None,
    db: Database = None,
    config: Config = None,
) -> None:
    from tablecade.cli.configuration import open_database
    from tablecade.server.archive import exported, listing
    from tablecade.server.errors import NoSuchTable

    database, wanted = open_database(db, config), table or []
    known = {name for listed in listing(database) for name in (listed.id, listed.code)}
    for name in wanted:
        if name not in known:
            raise NoSuchTable(table=name)
    found = exported(database, wanted)
    make_folder(folder)
    with writing(folder):
        for name, text in found.files.items():
            (folder / name).write_text(text, encoding="utf-8")
            out.print(str(folder / name), soft_wrap=True)
    for code, game in found.left_out.items():
        note = speech().say("table-left-out", table=code, game=game)
        err.print(note, soft_wrap=True)
    if found.left_out:
        raise typer.Exit(1)


@tables.command(name="delete", cls=HelpCommand)
def remove(
    table: Annotated[str, typer.Argument(metavar="CODE")],
    yes: Annotated[bool, typer.Option("--yes")] = False,  # noqa: FBT002
    db: Database = None,
    config: Config = None,
) -> None:
    from tablecade.cli.configuration import open_database
    from tablecade.server.archive import forget, listing
    from tablecade.server.errors import NoSuchTable

    database, words = open_database(db, config), speech()
    found = next((one for one in listing(database) if table in (one.id, one.code)), None)
    if found is None:
        raise NoSuchTable(table=table)
    about = {"table": found.id, "game": found.game, "status": found.status, "code": found.code}
    if yes or typer.prompt(words.say("tables-delete", **about), default="") == found.code:
        forget(database, found.id)
        out.print(words.say("tables-deleted", table=found.id))
    else:
        out.print(words.say("tables-kept", table=found.id))
        raise typer.Exit(1)


@tables.command(name="import", cls=HelpCommand)
def bring_in(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...")],
    db: Database = None,
    config: Config = None,
) -> None:
    from tablecade.cli.configuration import open_database
    from tablecade.server.archive import import_match

    words = speech()
    database = open_database(db, config, new=True)
    matches = [read_proven(file)[0] for file in files]  # all of them, before the first is imported
    for file, match in zip(files, matches, strict=True):
        table = import_match(database, match, now=time.time())
        line = words.say(
            "tables-imported", file=str(file), table=table.table, code=table.code, host=table.host
        )
        out.print(line, soft_wrap=True)


def backup(file: BackupFile, db: Database = None, config: Config = None) -> None:
    from tablecade.cli.configuration import open_database
    from tablecade.server.archive import back_up

    kept = back_up(open_database(db, config, older=True), file)
    line = speech().say("backup-made", file=str(file), tables=kept.tables, matches=kept.matches)
    out.print(line, soft_wrap=True)
    for name, game in kept.unverified.items():
        note = speech().say("backup-unverified", name=name, game=game)
        err.print(note, soft_wrap=True)


def restore(file: BackupFile, db: Database = None, config: Config = None) -> None:
    from tablecade.cli.configuration import open_database
    from tablecade.server.archive import restore as add_tables

    done = add_tables(open_database(db, config, new=True), file)
    line = speech().say("backup-restored", tables=done.tables, present=done.present)
    out.print(line, soft_wrap=True)
