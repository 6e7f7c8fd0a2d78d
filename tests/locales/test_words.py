"""Words that readers corrected, against the rulebooks and the language: none comes back."""

import re
from pathlib import Path

import pytest

import tablecade
from tablecade.locales import sentences

SOURCE = Path(tablecade.__file__).parent
WRONG = {
    "en": (
        *("Cross its path", "cross an? { ?\\$", "[Ss]tart pix", "never be crossed again"),
        *("Winner: ", "after all rounds 2", "\\d %", "no obstacle", "onto your place"),
    ),
    "de": (
        *("Geheim programmieren", "Standardspiel", "kurzes Spiel", "Bonus-Klötzchen", "Torte"),
        *("je einer für alle anderen", "Wer den Tisch eröffnet hat", "hinter dem ersten$"),
        *("Hau ab", "[Ww]ähl ", "Würfel zeigen { ?\\$sum", "\\bein Pix\\b", "beide Räder"),
        *("\\bBrett(er|s)?\\b", "aktive[rn]? Spieler", "\\bRennen\\b", "Mindestens$", "Pass über"),
        *("Würfel für {", "würfelt: weiß", "gewöhnlichen Regeln"),
    ),
    "fr": (
        *("décompte", "Côté", "robot", "starting-block", "touche une des touches"),
        *("perdu avec cela", "[Vv]ous (?!tous|toutes)", "[Vv]otre "),
        *("\\b(de|que) { ?\\$names? ?}", "deux molettes", "\\bma manette", "marche d’abord"),
        *("sans la voir", "l’emporte avec Pixoid", "Faces pour", "C’était juste", "passe sur lui"),
        *("règles ordinaires", ", ou un cadre"),
    ),
    "pl": (
        *("Przetnij mu drogę", "tajne programowanie", "punktowanie", "pokrętł", "[Kk]rótka"),
        *("Płytk", "Piksel Bonusowy", "gracz Wirusów", "kości", "Toczy się", "Narysuj sam"),
        *("tort\\b", "[Pp]udł", "oba wskaźniki", "[Kk]olor:? { ?\\$colour ?}\\)", "Czekamy: "),
        *("Naucz się w grze", "zamkniętymi rzędami", "Nonce gracza", " na pięć ostatnich"),
        *("rzędzie, od lewej,", "die-red = czerwone", "type-red = czerwone", "należy się"),
        "zwykłych (reguł|zasad)",
    ),
}

TOLD = {
    "howto-pixoid-5": ("into a Bug", "in einen Bug", "sur un Bug", "na Wirusa"),
    "howto-pixoid-6": ("most points", "meisten Punkte", "plus de points", "najwięcej punktów"),
    "howto-qwixx-6": ("two closed rows", "zwei geschlossene", "deux rangées", "dwa zamknięte"),
    "simulate-slow": ("“rules”", "„rules“", "« rules »", "„rules”"),
    "PX-4-5": ("share a Pix", "auf einem Pix", "partager un Pix", "na jednym Pikselu"),
}
"""What a sentence left out before, in the order of the languages above."""


@pytest.mark.parametrize(("language", "wrong"), [(tag, w) for tag, ws in WRONG.items() for w in ws])
def test_a_corrected_word_does_not_come_back(language: str, wrong: str) -> None:
    said = [
        f"{file.name}: {line}"
        for file in sorted(SOURCE.rglob(f"locales/{language}/*.ftl"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") and re.search(wrong, line)
    ]
    assert said == []


@pytest.mark.parametrize("key", TOLD)
def test_a_sentence_tells_what_it_left_out(key: str) -> None:
    for language, words in zip(WRONG, TOLD[key], strict=True):
        assert words in sentences(language).say(key).replace("\u00a0", " ").replace("\u202f", " ")
