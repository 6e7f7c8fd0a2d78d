"""`tablecade backup` and `tablecade restore`."""

from pathlib import Path
from typing import Annotated

import typer

from tablecade.cli.serve import Database, open_database
from tablecade.cli.speech import out, speech


def backup(file: Annotated[Path, typer.Argument(metavar="FILE")], db: Database = None) -> None:
    from tablecade.server.backup import back_up

    kept = back_up(open_database(db), file)
    line = speech().say("backup-made", file=str(file), tables=kept.tables, matches=kept.matches)
    out.print(line, markup=False, soft_wrap=True)


def restore(file: Annotated[Path, typer.Argument(metavar="FILE")], db: Database = None) -> None:
    from tablecade.server.backup import restore as add_tables

    done = add_tables(open_database(db), file)
    line = speech().say("backup-restored", tables=done.tables, present=done.present)
    out.print(line, markup=False, soft_wrap=True)
