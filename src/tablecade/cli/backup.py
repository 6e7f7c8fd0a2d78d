"""`tablecade backup` and `tablecade restore`."""

from pathlib import Path
from typing import Annotated

import typer

from tablecade.cli.serve import Database, open_database
from tablecade.cli.speech import out, speech


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The backup to write.")],
    db: Database = None,
) -> None:
    """Write all tables of a server into one file, beside the running server.

    Every match is verified before the file takes its place. Keep it from players: it holds
    sealed choices and the seeds of the dice.
    """
    from tablecade.server.backup import back_up

    kept = back_up(open_database(db), file)
    line = speech().say("backup-made", file=str(file), tables=kept.tables, matches=kept.matches)
    out.print(line, markup=False, soft_wrap=True)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    db: Database = None,
) -> None:
    """Add the tables of a backup to a server's database, on either engine.

    Tables that are there already stay as they are.
    """
    from tablecade.server.backup import restore as add_tables

    done = add_tables(open_database(db), file)
    line = speech().say("backup-restored", tables=done.tables, present=done.present)
    out.print(line, markup=False, soft_wrap=True)
