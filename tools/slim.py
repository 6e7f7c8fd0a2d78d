"""Removes from an environment what a server never reads: `python3 tools/slim.py FOLDER`.

The Containerfile calls it, with no more than Python at hand. What stays is what `tablecade serve`,
`backup`, `restore`, `tables` and `verify` use.
"""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[1]
UNUSED = ("faker", "pip", "polyfactory", "pkg_resources", "setuptools", "numpy/f2py")
"""Installers, and makers of example data that Litestar brings for its own tests."""
FOR_BUILDING = ("*.a", "*.c", "*.h", "*.pxd", "*.pyi", "*.pyx")


def main(folder: Path) -> None:
    before = _size(folder)
    (site,) = folder.glob("lib/python3*/site-packages")
    for path in list(_unneeded(site)):
        shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
    _strip(site)
    print(f"{folder}: {before >> 20} MiB before, {_size(folder) >> 20} MiB after")


def _unneeded(site: Path) -> Iterator[Path]:
    for name in UNUSED:
        yield from site.glob(name)
        yield from site.glob(f"{name}-*.dist-info")
    for pattern in FOR_BUILDING:
        yield from site.rglob(pattern)
    yield from (path for path in site.rglob("tests") if "tablecade" not in path.parts)
    yield from _other_locales(site)


def _other_locales(site: Path) -> Iterator[Path]:
    """Babel's data of all languages but ours."""
    kept = {"root", *json.loads((SOURCE / "src/tablecade/locales/languages.json").read_text())}
    for file in site.glob("babel/locale-data/*.dat"):
        if file.stem.partition("_")[0] not in kept:
            yield file


def _strip(site: Path) -> None:
    """Symbols of compiled modules, where the tool for it is installed."""
    strip = shutil.which("strip")
    if strip is None:
        return
    for module in site.rglob("*.so"):
        subprocess.run([strip, "--strip-unneeded", str(module)], check=True)  # noqa: S603


def _size(folder: Path) -> int:
    return sum(path.lstat().st_size for path in folder.rglob("*") if not path.is_dir())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
