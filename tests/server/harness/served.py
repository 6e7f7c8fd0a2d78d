"""A server process as `tablecade serve` runs it, with a tempo that suits tests.

Run as a module it is that process: `python -m tests.server.harness.served '{…}'`.
"""

import hashlib
import itertools
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from secrets import token_bytes

import httpx
import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tablecade.server.entropy import Entropy
from tablecade.server.logs import log_to_stderr
from tablecade.server.serve import serve
from tablecade.server.settings import Rate, Settings
from tablecade.server.table.pace import Tempo
from tests.server.harness.leaks import plant
from tests.server.harness.postgres import free_port

ROOT = Path(__file__).resolve().parents[3]
QUICK = Tempo(quickest_bot=0.02, slowest_bot=0.1, reveal=0.05, rest=0.4, claim=2.0)
PLENTY = Rate(1_000_000, seconds=60)
START_SECONDS = 30.0


class Wanted(Struct, frozen=True):
    """What a test wants of its server."""

    database: str
    port: int = 0
    tempo: Tempo = QUICK
    seed: str | None = None
    """Makes tokens, codes and dice the same in every run."""
    calls: Rate = PLENTY
    failures: Rate = PLENTY
    table_failures: Rate = PLENTY
    openings: Rate = PLENTY
    host_away: float = 120.0
    bot_seconds: float = 3.0
    over_days: float = 30.0
    idle_days: float = 14.0
    leak: str | None = None
    """A leak to plant, for tests that must notice it."""


def repeatable(seed: str) -> Callable[[int], bytes]:
    counter = itertools.count()
    return lambda size: hashlib.shake_128(f"{seed}/{next(counter)}".encode()).digest(size)


def settings(wanted: Wanted) -> Settings:
    draw = token_bytes if wanted.seed is None else repeatable(wanted.seed)
    given = {
        name: getattr(wanted, name)
        for name in Wanted.__struct_fields__
        if name not in ("seed", "port", "leak")
    }
    return Settings(port=wanted.port, entropy=Entropy(draw), **given)


class Served:
    """One server process."""

    def __init__(self, wanted: Wanted) -> None:
        self.wanted = replace(wanted, port=wanted.port or free_port())
        self.url = f"http://127.0.0.1:{self.wanted.port}"
        self._log = tempfile.NamedTemporaryFile(prefix="tablecade-log-")  # noqa: SIM115
        self.start()

    def start(self) -> None:
        text = msgspec.json.encode(self.wanted).decode()
        command = [sys.executable, "-m", "tests.server.harness.served", text]
        self._process = subprocess.Popen(command, cwd=ROOT, stderr=self._log)
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            if self._process.poll() is not None:
                break
            try:
                if httpx.get(f"{self.url}/readyz").status_code == httpx.codes.OK:
                    return
            except httpx.TransportError:
                time.sleep(0.02)
        raise RuntimeError(f"the server did not start: {self.log()[-2000:]}")

    @property
    def pid(self) -> int:
        return self._process.pid

    def log(self) -> str:
        return Path(self._log.name).read_text()

    def kill(self) -> None:
        """As the power cut does."""
        os.kill(self.pid, signal.SIGKILL)
        self._process.wait()

    def stop(self) -> int:
        """As a person does; the exit status."""
        self._process.terminate()
        return self._process.wait(timeout=20)

    def close(self) -> None:
        if self._process.poll() is None:
            self.kill()
        self._log.close()


def main() -> None:
    wanted = msgspec.json.decode(sys.argv[1], type=Wanted)
    log_to_stderr("info")
    if wanted.leak is not None:
        plant(wanted.leak)
    serve(settings(wanted))


if __name__ == "__main__":
    main()
