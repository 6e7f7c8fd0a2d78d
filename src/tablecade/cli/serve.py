"""`tablecade serve`: serve tables.

The server is loaded only when one starts, so that all other commands answer at once.
"""

from pathlib import Path
from typing import Annotated

import typer

from tablecade.cli.options import Language

PORT = 8000

Database = Annotated[str | None, typer.Option("--db", metavar="URL")]
Config = Annotated[Path | None, typer.Option("--config", metavar="FILE")]
Https = Annotated[bool | None, typer.Option("--https")]


def serve(  # noqa: PLR0913, PLR0917 - an option each
    host: str | None = None,
    port: int | None = None,
    db: Database = None,
    public_url: Annotated[str | None, typer.Option(metavar="URL")] = None,
    allowed_host: Annotated[list[str] | None, typer.Option(metavar="NAME")] = None,
    trusted_proxy: Annotated[list[str] | None, typer.Option(metavar="ADDRESS")] = None,
    https: Https = None,
    no_browser: Annotated[  # noqa: FBT002
        bool, typer.Option("--no-browser")
    ] = False,
    config: Config = None,
    check: Annotated[  # noqa: FBT002
        bool, typer.Option("--check")
    ] = False,
    reload: Annotated[  # noqa: FBT002
        bool, typer.Option("--reload")
    ] = False,
    language: Language = None,
) -> None:
    from tablecade.cli.configuration import configure
    from tablecade.cli.serving import check_configuration, serve_tables
    from tablecade.server.logs import log_to_stderr

    options = {
        "host": host,
        "port": port,
        "db": db,
        "public_url": public_url,
        "allowed_host": allowed_host,
        "trusted_proxy": trusted_proxy,
        "https": https,
        "browser": False if no_browser else None,
        "language": language,
    }
    chosen = configure(options, file=config)
    if check:
        check_configuration(chosen)
        return
    log_to_stderr(chosen.terminal.log)
    serve_tables(chosen, reload=reload)
