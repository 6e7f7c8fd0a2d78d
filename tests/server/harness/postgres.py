"""A real PostgreSQL in a folder and on a port of its own."""

import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

USER = "postgres"


def binaries() -> Path:
    """Where the server's programs are; Debian keeps them out of the path."""
    found = shutil.which("pg_ctl")
    if found is not None:
        return Path(found).resolve().parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"))
    if not versions:
        raise RuntimeError("PostgreSQL is not installed: sh tools/get_postgres.sh")
    return versions[-1].parent


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """It refuses to run as root, so root runs it as its own user."""

    def __init__(self, *, durable: bool = True) -> None:
        """Tests that never crash it need not wait for the disk."""
        self._sync = "on" if durable else "off"
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="tablecade-postgres-"))
        self._made = 0
        if os.geteuid() == 0:
            shutil.chown(self.folder, USER)
        self._run("initdb", "-D", self._data, "-U", USER, "-A", "trust", "--no-sync")
        self.start()

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    @property
    def pid(self) -> int:
        """Of the process that all others of it come from."""
        return int(Path(self._data, "postmaster.pid").read_text().splitlines()[0])

    def _run(self, program: str, *arguments: str) -> None:
        user = USER if os.geteuid() == 0 else None
        subprocess.run(
            [str(binaries() / program), *arguments],
            check=True,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            user=user,
            group=user,
        )

    def start(self) -> None:
        options = (
            f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_connections=120"
            f" -c fsync={self._sync}"
        )
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", self._data, "-w", "-l", log, "-o", options, "start")

    def stop(self, how: str = "immediate") -> None:
        """`immediate` is a crash: what was committed must be there afterwards."""
        self._run("pg_ctl", "-D", self._data, "-w", "-m", how, "stop")

    def sql(self, *statements: str) -> None:
        """As whoever runs the database."""
        for statement in statements:
            place = ("-h", "127.0.0.1", "-p", str(self.port), "-U", USER)
            self._run("psql", "-q", *place, "-c", statement, "postgres")

    def new_database(self) -> str:
        self._made += 1
        name = f"tables{self._made}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", USER, name)
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder)
