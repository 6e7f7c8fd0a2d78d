"""Exceptions in the code of other packages: which package, and where in it."""

from importlib.metadata import distributions
from traceback import walk_tb

from tablecade.core.errors import TablecadeError

GROUPS = "tablecade."
OWN = "tablecade"


class PackageFailed(TablecadeError):
    """A game, a bot or another part of a package raised an exception."""

    code = "package-failed"


def package_failed(problem: BaseException) -> PackageFailed | None:
    """What to tell of an exception that came through a package's code; None for any other."""
    packages = _packages()
    for frame, line in reversed([*walk_tb(problem.__traceback__)]):
        module = str(frame.f_globals.get("__name__", "")).partition(".")[0]
        if module in packages:
            file = frame.f_code.co_filename.replace("\\", "/").rpartition("/")[2]
            told = told_of(problem)
            return PackageFailed(package=packages[module], problem=told, file=file, line=str(line))
    return None


def told_of(problem: BaseException) -> str:
    """An exception in one line: its type and its text."""
    text = " ".join(str(problem).split())
    return f"{type(problem).__name__}: {text}" if text else type(problem).__name__


def _packages() -> dict[str, str]:
    """The packages with entry points of ours, by the modules these begin with."""
    return {
        entry.value.partition(":")[0].partition(".")[0]: package.name
        for package in distributions()
        if package.name != OWN
        for entry in package.entry_points
        if entry.group.startswith(GROUPS)
    }
