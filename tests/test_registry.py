"""What games enter is checked before a layer uses it."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tablecade.bots.background import JOBS
from tablecade.cli.puzzle.command import PUZZLES
from tablecade.cli.solve.command import SOLVE
from tablecade.coach.registry import COACHES
from tablecade.core.packages import BOARDS, _rules
from tablecade.core.registry import PROBLEMS, Registry
from tablecade.games.qwixx.rules.game import Qwixx
from tablecade.lab.adapters.adapter import ADAPTERS
from tablecade.lab.adapters.render import RENDERERS
from tablecade.lab.adapters.tables import TABLES
from tablecade.lab.benchmark.registry import BENCHMARKS
from tablecade.lab.kernels import KERNELS

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


class Untyped(Qwixx):
    def setup(self, options, seats):  # type: ignore[no-untyped-def]
        return super().setup(options, seats)


def with_meta(**changes: Any) -> type[Qwixx]:
    return type("Changed", (Qwixx,), {"meta": replace(Qwixx.meta, **changes)})


@pytest.mark.parametrize(
    ("game", "problem"),
    [
        (type("Plain", (Qwixx,), {"meta": {"id": "qwixx"}}), "meta is .* not a .*Meta"),
        (with_meta(fewest_seats=4, most_seats=2), "meta has 4 to 2 seats"),
        (with_meta(full_table=7), "full_table is 7, more than 5 seats"),
        (with_meta(most_seats=7), "meta.colours has 6 for 7 hands"),
        (with_meta(colours=("red",) * 6), "meta.colours has 1 for 5 hands"),
        (type("Bare", (Qwixx,), {"views": None}), "views is None, not a .*Views"),
        (Untyped, "setup does not name the type of its state"),
    ],
)
def test_a_game_that_would_fail_later_is_refused_at_once(game: type[Qwixx], problem: str) -> None:
    with pytest.raises((TypeError, ValueError), match=problem):
        Registry("none", {}, make=_rules).register("qwixx", game)


def test_a_module_that_ends_the_program_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "leaving.py").write_text("raise SystemExit('needs a screen')\n")
    about = tmp_path / "leaving-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: leaving\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[leaving.games]\nleaving = leaving:Game\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert list(Registry("leaving.games", {}, make=_rules)) == []
    assert PROBLEMS.pop().problem == "SystemExit: needs a screen"
