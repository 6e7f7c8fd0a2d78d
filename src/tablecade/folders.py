"""The folders where Tablecade keeps files, as each operating system wants them."""

from collections.abc import Callable
from pathlib import Path

from platformdirs import user_cache_dir, user_data_dir

from tablecade.core.errors import TablecadeError

NAME = "tablecade"


def data_folder() -> Path:
    """Tables, saved matches, solved boards: what a user would miss."""
    return _folder(user_data_dir)


def cache_folder() -> Path:
    """Compiled code and other files that can be made again."""
    return _folder(user_cache_dir)


def _folder(find: Callable[..., str]) -> Path:
    """Raises an error for a user without one, as the user of a service may be."""
    try:
        return Path(find(NAME, appauthor=False))
    except RuntimeError:
        raise TablecadeError("no-home-folder") from None
