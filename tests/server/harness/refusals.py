"""Refusals, told apart by their codes."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tablecade.core.errors import TablecadeError


@contextmanager
def refused(code: str) -> Iterator[pytest.ExceptionInfo[TablecadeError]]:
    with pytest.raises(TablecadeError) as problem:
        yield problem
    assert problem.value.code == code
