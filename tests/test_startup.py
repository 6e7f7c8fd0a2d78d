"""The plain install starts fast: what is heavy loads when it is used."""

import subprocess
import sys

HEAVY = ("numpy", "numba", "matplotlib", "openskill", "pyarrow", "ray", "pyspiel", "pettingzoo")


def _loaded_by(statement: str) -> set[str]:
    code = f"import sys; {statement}; print(*sys.modules)"
    command = [sys.executable, "-c", code]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    return set(ran.stdout.split())


def test_neither_the_package_nor_the_command_nor_bots_by_name_load_what_is_heavy() -> None:
    for statement in (
        "import tablecade",
        "import tablecade.cli.app",
        "import tablecade.lab.tournament",
        "import tablecade.games.pixoid.bots",
    ):
        assert _loaded_by(statement).isdisjoint(HEAVY), statement


def test_the_command_loads_the_server_only_to_serve() -> None:
    loaded = _loaded_by("import tablecade.cli.app")
    assert loaded.isdisjoint({"tablecade.server", "asyncio", "sqlalchemy", "litestar"})


INTERRUPTED = """
import signal, sys, time, types

class Closing:
    def __del__(self):
        signal.raise_signal(signal.SIGINT)

def run():
    Closing()
    while True:
        time.sleep(0.01)

sys.modules["tablecade.cli.app"] = types.SimpleNamespace(run=run)
from tablecade.cli import main
main()
"""


def test_an_interrupt_that_comes_in_a_destructor_is_not_lost() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", INTERRUPTED], capture_output=True, text=True, timeout=60, check=False
    )
    assert (ran.returncode, ran.stderr) == (130, "")
