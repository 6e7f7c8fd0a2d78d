"""Compiled code takes its records from arrays of the caller.

Numba counts references to arrays, not to records. A record taken from an array that only the
expression itself holds, `np.zeros(1, dtype=T)[0]`, is read and written after the array is freed.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import tablecade
from tablecade.games.qwixx.bots.compiled import playout
from tablecade.games.qwixx.kernel.numbers import OVER
from tablecade.games.qwixx.kernel.table import QWIXX

SOURCES = Path(tablecade.__file__).parent
ALLOCATORS = {"zeros", "empty", "ones", "full", "zeros_like", "empty_like"}


def freed_records(source: str) -> Iterator[int]:
    """Lines of compiled functions that index an array in the expression that allocates it."""
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef) and _is_compiled(function):
            for node in ast.walk(function):
                if isinstance(node, ast.Subscript) and _allocates(node.value):
                    yield node.lineno


def _is_compiled(function: ast.FunctionDef) -> bool:
    return any("compiled" in ast.unparse(one) for one in function.decorator_list)


def _allocates(value: ast.expr) -> bool:
    if not isinstance(value, ast.Call) or not isinstance(value.func, ast.Attribute):
        return False
    return value.func.attr in ALLOCATORS


@pytest.mark.parametrize(
    "line", ["table = np.zeros(1, dtype=TABLE)[0]", "np.empty(2, dtype=TABLE)[1].phase = 3"]
)
def test_the_pattern_is_found(line: str) -> None:
    compiled = f"@compiled_apart\ndef play(results):\n    {line}\n"
    assert list(freed_records(compiled)) == [3]
    assert list(freed_records(compiled.replace("@compiled_apart", "@cache"))) == []


def test_no_compiled_function_reads_a_freed_record() -> None:
    found = {
        str(path.relative_to(SOURCES)): lines
        for path in SOURCES.rglob("*.py")
        if (lines := list(freed_records(path.read_text(encoding="utf-8"))))
    }
    assert found == {}


def test_a_playout_works_in_the_memory_it_is_given() -> None:
    """The table of the last match is still there afterwards: its scores are the result's."""
    workspace, results = playout.workspace_of(QWIXX), np.zeros(3, dtype=playout.RESULT)
    playout.play_all(1, 0, None, 2, workspace, results)
    table = workspace[0]["table"]
    assert table["phase"] == OVER
    assert table["ended"] == results[-1]["ended"]
    crosses = [[int(marks).bit_count() for marks in rows] for rows in table["rows"][:2]]
    points = [sum(n * (n + 1) // 2 for n in rows) for rows in crosses]
    scores = [int(p - 5 * missed) for p, missed in zip(points, table["penalties"][:2])]
    assert scores == results[-1]["scores"][:2].tolist()
