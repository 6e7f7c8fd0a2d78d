"""`tablecade serve`, and what plain `tablecade` does: tables for people in the same room or not.

The server is loaded only when one starts, so that all other commands answer at once.
"""

from typing import Annotated

import typer

from tablecade.cli.options import Language
from tablecade.folders import data_folder

PORT = 8000

Database = Annotated[
    str | None,
    typer.Option("--db", metavar="URL", help="sqlite:///PATH or postgresql://… Default: SQLite."),
]


def serve(  # noqa: PLR0913, PLR0917 - an option each
    host: Annotated[str, typer.Option(help="The address to serve on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to serve on.")] = PORT,
    db: Database = None,
    public_url: Annotated[
        str | None, typer.Option(metavar="URL", help="The address people use, behind a proxy.")
    ] = None,
    trusted_proxy: Annotated[  # noqa: FBT002
        bool, typer.Option("--trusted-proxy", help="Believe a proxy's X-Forwarded headers.")
    ] = False,
    no_browser: Annotated[  # noqa: FBT002
        bool, typer.Option("--no-browser", help="Open no browser.")
    ] = False,
    language: Language = None,
) -> None:
    """Open tables to people: a server for browsers, bots and scripts."""
    from tablecade.cli.serving import serve_tables
    from tablecade.server.logs import log_to_stderr
    from tablecade.server.settings import Settings

    log_to_stderr("info")
    settings = Settings(
        database=read_database(db),
        host=host,
        port=port,
        public_url=public_url,
        trusted_proxy=trusted_proxy,
    )
    serve_tables(settings, language, browser=not no_browser)


def serve_here() -> None:
    """For everybody in this network."""
    from tablecade.cli.serving import serve_everywhere

    serve_everywhere(read_database(None), first_port=PORT)


def read_database(db: str | None) -> str:
    if db is None:
        return f"sqlite:///{data_folder() / 'tables.db'}"
    if not db.startswith(("sqlite:///", "postgresql://")):
        raise typer.BadParameter("sqlite:///PATH or postgresql://…", param_hint="--db")
    return db
