"""Loaded once by the process that forks servers and commands: starting one costs next to nothing.

What a server does at its start is done here beforehand: imports, and what libraries prepare
at first use. Nothing here opens a socket or starts a thread: neither would survive a fork.
"""

import gc
from pathlib import Path
from tempfile import TemporaryDirectory

from tablecade.cli import app, configuration  # noqa: F401
from tablecade.server import archive, preflight  # noqa: F401
from tablecade.server.app import description, make_app
from tablecade.server.services import Services
from tablecade.server.settings import Settings
from tablecade.server.store.queries import upgrade
from tablecade.server.store.sqlite import sqlite_engine
from tests.server.harness import served  # noqa: F401


def warm_up() -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder, "tables.db")
        description()
        make_app(Services(Settings(f"sqlite:///{path}")))
        engine = sqlite_engine(path)
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()


warm_up()
gc.collect()
gc.freeze()  # what is shared stays shared: a server's collector would touch and so copy all of it
