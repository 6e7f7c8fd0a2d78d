"""`tablecade backup` and `tablecade restore`."""

from pathlib import Path
from typing import Annotated

import typer

from tablecade.cli.serve import Config, Database
from tablecade.cli.speech import err, out, speech

BackupFile = Annotated[Path, typer.Argument(metavar="FILE")]


def backup(file: BackupFile, db: Database = None, config: Config = None) -> None:
    from tablecade.cli.database import open_to_back_up
    from tablecade.server.backup import back_up

    kept = back_up(open_to_back_up(db, config), file)
    line = speech().say("backup-made", file=str(file), tables=kept.tables, matches=kept.matches)
    out.print(line, markup=False, soft_wrap=True)
    for name, game in kept.unverified.items():
        note = speech().say("backup-unverified", name=name, game=game)
        err.print(note, markup=False, soft_wrap=True)


def restore(file: BackupFile, db: Database = None, config: Config = None) -> None:
    from tablecade.cli.database import open_to_add
    from tablecade.server.backup import restore as add_tables

    done = add_tables(open_to_add(db, config), file)
    line = speech().say("backup-restored", tables=done.tables, present=done.present)
    out.print(line, markup=False, soft_wrap=True)
