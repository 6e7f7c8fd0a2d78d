"""In Python too, a library that is not installed is told with the extra that brings it."""

import subprocess
import sys
from pathlib import Path

import pytest

from tablecade.core.errors import MissingExtra, install_command, naming_extra

EXAMPLES = Path(__file__).parents[2] / "examples"
VECTOR = "from tablecade.lab.adapters.vector_env import TablecadeVectorEnv as E; E('qwixx', "

MISSING = [
    ("gymnasium", "import tablecade.lab.adapters.registration", "research"),
    ("gymnasium", "import tablecade.lab.adapters.gymnasium_env", "research"),
    ("gymnasium", "import tablecade.lab.adapters.vector_env", "research"),
    ("pettingzoo", "import tablecade.lab.adapters.pettingzoo_env", "research"),
    ("pyspiel", "import tablecade.lab.adapters.openspiel", "research"),
    ("pyarrow", "from tablecade.lab.dataset import load_dataset; load_dataset('f')", "lab"),
    ("cupy", f"{VECTOR} device='gpu')", "gpu"),
]


def _stderr_without(library: str, code: str) -> str:
    hidden = f"import sys; sys.modules[{library!r}] = None; {code}"
    command = [sys.executable, "-c", hidden]
    return subprocess.run(command, capture_output=True, text=True, check=False).stderr


@pytest.mark.parametrize(("library", "code", "extra"), MISSING)
def test_the_extra_is_named(library: str, code: str, extra: str) -> None:
    last = _stderr_without(library, code).splitlines()[-1]
    assert last.startswith("tablecade.core.errors.MissingExtra: This needs the extra ")
    assert last.endswith(install_command(extra))
    assert ' install "tablecade[' not in last


@pytest.mark.parametrize("example", ["ppo_self_play", "rllib_self_play"])
def test_an_example_says_what_to_install(example: str) -> None:
    file = str(EXAMPLES / f"{example}.py")
    told = _stderr_without("torch", f"import runpy; runpy.run_path({file!r})")
    assert "Traceback" not in told
    assert 'This example needs: pip install ".[lab,research]"' in told


def test_a_missing_extra_can_be_caught_as_a_failed_import() -> None:
    with pytest.raises(ImportError) as raised, naming_extra():
        raise ModuleNotFoundError("No module named 'cupy'", name="cupy")
    assert isinstance(raised.value, MissingExtra)


def test_another_missing_module_stays_as_it_is() -> None:
    with pytest.raises(ModuleNotFoundError, match="nowhere"), naming_extra():
        raise ModuleNotFoundError("No module named 'nowhere'", name="nowhere")
