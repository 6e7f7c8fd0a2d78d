"""What a translator still has to do: missing, stale and unreadable sentences of a language.

`python -m tools.catalogues [LANGUAGE…]` compares with English and fails if anything is left.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from fluent.syntax import ast, parse

from tablecade.locales import LANGUAGES

SOURCE = Path(__file__).resolve().parents[1] / "src/tablecade"
FOLDERS = (SOURCE / "locales", *sorted(SOURCE.glob("games/*/locales")))
ENGLISH = LANGUAGES[0]


def main(wanted: Sequence[str]) -> int:
    """Print one line for each thing to do; the number of lines is the answer."""
    languages = wanted or LANGUAGES[1:]
    lines = [
        line for language in languages for folder in FOLDERS for line in to_do(language, folder)
    ]
    print("\n".join(lines) or "Every catalogue is complete.")
    return len(lines)


def to_do(language: str, folder: Path) -> Iterator[str]:
    for original in sorted((folder / ENGLISH).glob("*.ftl")):
        file = folder / language / original.name
        if not file.is_file():
            yield f"{language}/{file.name}: missing file"
            continue
        english, own = _keys(original), _keys(file)
        yield from (f"{language}/{file.name}: missing: {key}" for key in english if key not in own)
        yield from (f"{language}/{file.name}: stale: {key}" for key in own if key not in english)


def _keys(file: Path) -> dict[str, None]:
    """In their order; what can't be read counts as a key that nobody has."""
    keys: dict[str, None] = {}
    for entry in parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            keys[entry.id.name] = None
        elif isinstance(entry, ast.Junk):
            keys[f"unreadable: {(entry.content or '').splitlines()[0]}"] = None
    return keys


if __name__ == "__main__":
    sys.exit(min(main(sys.argv[1:]), 1))
