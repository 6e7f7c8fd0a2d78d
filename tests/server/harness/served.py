"""A server process as `tablecade serve` runs it, with a tempo that suits tests.

It is forked from a process that has everything loaded (loaded.py): a real process with a real
death, whose start costs a tenth of the work.
"""

import hashlib
import itertools
import os
import signal
import ssl
import tempfile
import time
from collections.abc import Callable
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from secrets import token_bytes

from msgspec import Struct
from msgspec.structs import replace

from tablecade.server.bots import pool
from tablecade.server.entropy import Entropy
from tablecade.server.gateway.admission import Bounds
from tablecade.server.live import broadcaster
from tablecade.server.logs import log_to_stderr
from tablecade.server.serve import serve
from tablecade.server.settings import Rate, Settings
from tablecade.server.table.table import Tempo
from tests.server.harness.leaks import AN_HOUR_LATER, plant
from tests.server.harness.postgres import free_port

FORKS = get_context("forkserver")
FORKS.set_forkserver_preload(["tests.server.harness.loaded"])
QUICK = Tempo(quickest_bot=0.02, slowest_bot=0.1, reveal=0.05, rest=0.4, claim=2.0)
PLENTY = Rate(1_000_000, seconds=60)
ONE_WINDOW = 10**10
"""Seconds of a limit whose window does not end: windows begin at fixed times of the clock."""
START_SECONDS = 120.0
COUNTED = "COVERAGE_PROCESS_CONFIG" in os.environ
"""Set by `make coverage` for all processes. A process that is killed does not say what it ran."""


class Wanted(Struct, frozen=True):
    """What a test wants of its server."""

    database: str
    port: int = 0
    public_url: str | None = None
    tempo: Tempo = QUICK
    seed: str | None = None
    """Makes tokens, codes and dice the same in every run."""
    calls: Rate = PLENTY
    failures: Rate = PLENTY
    table_failures: Rate = PLENTY
    openings: Rate = PLENTY
    daily_openings: Rate = PLENTY
    anonymous: Rate = PLENTY
    work: Rate = PLENTY
    stored: Rate = Rate(10**12, seconds=60)
    allowed_host: tuple[str, ...] = ("tablecade.test",)
    trusted_proxy: tuple[str, ...] = ()
    password: str | None = None
    user_header: str | None = None
    bounds: Bounds = Bounds(requests_per_second=10_000)
    bot_seconds: float = 180.0
    """A bot on a busy machine is not to be replaced by chance: worlds would differ by it."""
    coach_seconds: float = 180.0
    work_seconds: float = 180.0
    solved_boards: int = 0
    """A board takes minutes of CPU."""
    over_days: float = 30.0
    idle_days: float = 14.0
    show_days: float = 1.0
    certificate: str | None = None
    certificate_key: str | None = None
    notice: float = broadcaster.SEAL_NOTICE_DELAY
    """Seconds until others hear that somebody has sealed."""
    leak: str | None = None
    """A leak to plant, for tests that must notice it."""


def repeatable(seed: str) -> Callable[[int], bytes]:
    counter = itertools.count()
    return lambda size: hashlib.shake_128(f"{seed}/{next(counter)}".encode()).digest(size)


def settings(wanted: Wanted) -> Settings:
    draw = token_bytes if wanted.seed is None else repeatable(wanted.seed)
    values = {
        name: getattr(wanted, name)
        for name in Wanted.__struct_fields__
        if name not in ("seed", "port", "notice", "leak")
    }
    return Settings(port=wanted.port, entropy=Entropy(draw), **values)


class Served:
    """One server process."""

    def __init__(self, wanted: Wanted) -> None:
        self.wanted = replace(wanted, port=wanted.port or free_port())
        self.url = f"{settings(self.wanted).scheme}://127.0.0.1:{self.wanted.port}"
        self._log = tempfile.NamedTemporaryFile(prefix="tablecade-log-")  # noqa: SIM115
        try:
            self.start()
        except BaseException:
            self.close()
            raise

    def start(self) -> None:
        self.begin()
        self.wait()

    def begin(self) -> None:
        self._process: BaseProcess = FORKS.Process(target=run, args=(self.wanted, self._log.name))
        self._process.start()

    def wait(self) -> None:
        """Until it is ready to be called."""
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end and self._process.is_alive():
            if is_ready(self.wanted.port, secure=self.wanted.certificate is not None):
                return
            time.sleep(0.01)
        ended = self._process.exitcode
        raise RuntimeError(f"the server did not start ({ended=}): {self.log()[-2000:]}")

    @property
    def pid(self) -> int:
        return int(self._process.pid or 0)

    def log(self) -> str:
        return Path(self._log.name).read_text()

    def an_hour_later(self) -> None:
        """Move the tables' clock; for a server with the leak LATER."""
        told = self.log().count(AN_HOUR_LATER)
        os.kill(self.pid, signal.SIGUSR1)
        while self.log().count(AN_HOUR_LATER) == told:
            time.sleep(0.01)

    def kill(self) -> None:
        """As the power cut does."""
        self._process.kill()
        self._process.join()

    def stop(self) -> int | None:
        """As a person does; the exit status."""
        self._process.terminate()
        self._process.join(timeout=20)
        return self._process.exitcode

    def close(self) -> None:
        if COUNTED:
            self.stop()
        self.kill()
        self._log.close()


def is_ready(port: int, *, secure: bool = False) -> bool:
    connection = HTTPConnection("127.0.0.1", port, timeout=5)
    if secure:
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        connection = HTTPSConnection("127.0.0.1", port, timeout=5, context=context)
    try:
        connection.request("GET", "/readyz")
        return connection.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()


def run(wanted: Wanted, log: str) -> None:
    """In the forked process."""
    with Path(log).open("ab") as file:
        os.dup2(file.fileno(), 2)
    log_to_stderr("info")
    pool.WORKER = "tests.server.harness.worker"
    broadcaster.SEAL_NOTICE_DELAY = wanted.notice
    if wanted.leak is not None:
        plant(wanted.leak)
    serve(settings(wanted))
