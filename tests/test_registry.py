"""What games enter is checked before a layer uses it."""

from typing import Any

import pytest

from tablecade.bots.background import JOBS
from tablecade.cli.puzzle.command import PUZZLES
from tablecade.cli.solve.command import SOLVE
from tablecade.coach.registry import COACHES
from tablecade.games.registry import BOARDS
from tablecade.lab.adapters.adapter import ADAPTERS
from tablecade.lab.adapters.render import RENDERERS
from tablecade.lab.adapters.tables import TABLES
from tablecade.lab.benchmark.registry import BENCHMARKS
from tablecade.lab.kernels import KERNELS
from tablecade.registry import Registry

REGISTRIES: list[Registry[Any]] = [
    *(ADAPTERS, BENCHMARKS, BOARDS, COACHES, JOBS, KERNELS, PUZZLES, RENDERERS, SOLVE, TABLES),
]


@pytest.mark.parametrize("registry", REGISTRIES, ids=lambda registry: registry.group)
def test_every_entry_can_be_used(registry: Registry[Any]) -> None:
    assert [registry[game] for game in registry] != []


@pytest.mark.parametrize("registry", REGISTRIES, ids=lambda registry: registry.group)
def test_an_entry_of_another_kind_is_refused_by_name(registry: Registry[Any]) -> None:
    with pytest.raises(TypeError, match=r"'nonsense'.*chess"):
        registry.register("chess", "nonsense")
    assert "chess" not in registry
