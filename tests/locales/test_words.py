"""Words that readers corrected, against the rulebooks and the language: none comes back."""

import re
from pathlib import Path

import pytest

import tablecade

SOURCE = Path(tablecade.__file__).parent
WRONG = {
    "en": (
        *("Cross its path", "cross an? { ?\\$", "[Ss]tart pix", "never be crossed again"),
        *("Winner: ", "after all rounds 2", "\\d %"),
    ),
    "de": (
        *("Geheim programmieren", "Standardspiel", "kurzes Spiel", "Bonus-Klötzchen", "Torte"),
        *("je einer für alle anderen", "Wer den Tisch eröffnet hat", "hinter dem ersten$"),
        *("Hau ab", "[Ww]ähl ", "Würfel zeigen { ?\\$sum", "\\bein Pix\\b", "beide Räder"),
    ),
    "fr": (
        *("décompte", "Côté", "robot", "starting-block", "touche une des touches"),
        *("perdu avec cela", "[Vv]ous (?!tous|toutes)", "[Vv]otre "),
        *("\\b(de|que) { ?\\$names? ?}", "deux molettes"),
    ),
    "pl": (
        *("Przetnij mu drogę", "tajne programowanie", "punktowanie", "pokrętł", "[Kk]rótka"),
        *("Płytk", "Piksel Bonusowy", "gracz Wirusów", "kości", "Toczy się", "Narysuj sam"),
        *("tort\\b", "[Pp]udł", "oba wskaźniki", "[Kk]olor:? { ?\\$colour ?}\\)"),
    ),
}


@pytest.mark.parametrize(("language", "wrong"), [(tag, w) for tag, ws in WRONG.items() for w in ws])
def test_a_corrected_word_does_not_come_back(language: str, wrong: str) -> None:
    said = [
        f"{file.name}: {line}"
        for file in sorted(SOURCE.rglob(f"locales/{language}/*.ftl"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") and re.search(wrong, line)
    ]
    assert said == []
