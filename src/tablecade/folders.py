"""The folders where Tablecade keeps files, as each operating system wants them."""

from pathlib import Path

from platformdirs import user_cache_dir, user_data_dir

NAME = "tablecade"


def data_folder() -> Path:
    """Tables, saved matches, solved boards: what a user would miss."""
    return Path(user_data_dir(NAME, appauthor=False))


def cache_folder() -> Path:
    """Compiled code and other files that can be made again."""
    return Path(user_cache_dir(NAME, appauthor=False))
