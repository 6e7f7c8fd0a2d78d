"""The four catalogues say the same things, and say all that the code can ask for."""

import ast
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TypeVar

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import tablecade
from tablecade.core.errors import TablecadeError
from tablecade.core.game import Event
from tablecade.locales import AREAS, LANGUAGES, Sentences, catalogue, sentences
from tablecade.server.api.request import TURNED_AWAY
from tests.locales.same_on_purpose import OTHERS, SAME_ON_PURPOSE

ENGLISH = "en"
SOURCE = Path(tablecade.__file__).parent

CODE = r"\w+:(?=/|[A-Z])"
"""What is typed as it stands: `sqlite:///PATH`, `module:Class`."""

NOT_TOLD = {"walked", "turn-passed"}
"""Events a picture shows better: the log leaves them out."""

COLOURS = ("red", "yellow", "green", "blue")

TERMINAL_ONLY = {"terminal", "lab", "cli-help"}
"""Catalogues that no browser shows. A terminal breaks lines anywhere, and what is copied from it
should have plain spaces.
"""

LONE_LETTER = re.compile(r"(?<![\w’.-])([aiouwz]|(^|(?<=[.!?:…] )|(?<=„))[AIOUWZ]) ")
"""A Polish word of one letter before a space where the line may break; not the A of “Strona A”."""


@cache
def _entries(language: str, area: str) -> list[ftl.EntryType]:
    return parse(catalogue(language, area)).body


def _messages_of(language: str, area: str) -> list[ftl.Message]:
    return [entry for entry in _entries(language, area) if isinstance(entry, ftl.Message)]


@cache
def _messages(language: str) -> dict[str, ftl.Message]:
    return {m.id.name: m for area in AREAS for m in _messages_of(language, area)}


KEYS = tuple(_messages(ENGLISH))

N = TypeVar("N", bound=ftl.BaseNode)
T = TypeVar("T")


class _Collector(Visitor):
    def __init__(self, kind: type[ftl.BaseNode]) -> None:
        super().__init__()
        self.kind = kind
        self.found: list[ftl.BaseNode] = []

    def generic_visit(self, node: ftl.BaseNode) -> None:
        if isinstance(node, self.kind):
            self.found.append(node)
        super().generic_visit(node)


def _all(kind: type[N], node: ftl.BaseNode) -> list[N]:
    collector = _Collector(kind)
    collector.visit(node)
    return [found for found in collector.found if isinstance(found, kind)]


def _pattern(message: ftl.Message) -> ftl.Pattern:
    assert message.value is not None
    return message.value


def _placeholders(message: ftl.Message) -> set[str]:
    return {reference.id.name for reference in _all(ftl.VariableReference, message)}


def _selections(message: ftl.Message) -> dict[str, set[str]]:
    """What a message selects on, and the variants it has for that."""
    return {
        selection.selector.id.name: {_key(variant) for variant in selection.variants}
        for selection in _all(ftl.SelectExpression, message)
        if isinstance(selection.selector, ftl.VariableReference)
    }


def _key(variant: ftl.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value


def _counted(key: str) -> list[str]:
    """The placeholders whose number changes the English sentence."""
    selections = _selections(_messages(ENGLISH)[key])
    return [name for name, variants in selections.items() if "one" in variants]


def _fill(words: Sentences, key: str, **values: str | int) -> str:
    """A sentence with something in every gap."""
    gaps: dict[str, str | int] = dict.fromkeys(_placeholders(_messages(words.language)[key]), "x")
    return words.say(key, **{**gaps, **values})


COUNTING = [key for key in KEYS if _counted(key)]
COLOURED = [
    key
    for key in KEYS
    if "colour" in _placeholders(_messages(ENGLISH)[key]) and not key.startswith("fault-")
]


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_no_syntax_error(language: str, area: str) -> None:
    entries = _entries(language, area)
    assert [entry.content for entry in entries if isinstance(entry, ftl.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_twice(language: str) -> None:
    keys = [m.id.name for area in AREAS for m in _messages_of(language, area)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_keys_in_the_same_order(language: str, area: str) -> None:
    keys, english = (
        [message.id.name for message in _messages_of(tongue, area)] for tongue in (language, "en")
    )
    assert keys == english


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_fills_the_same_placeholders(language: str) -> None:
    english, own = (
        {key: _placeholders(message) for key, message in _messages(tongue).items()}
        for tongue in (ENGLISH, language)
    )
    assert own == english


@pytest.mark.parametrize("number", [0, 1, 2, 5, 22])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said_with_any_number(language: str, number: int) -> None:
    words = sentences(language)
    for key, message in _messages(language).items():
        assert words.say(key, **dict.fromkeys(_placeholders(message), number))


@pytest.mark.parametrize("key", COUNTING)
def test_polish_has_all_its_plural_forms(key: str) -> None:
    selections = _selections(_messages("pl")[key])
    for name in _counted(key):
        assert selections[name] >= {"one", "few", "many"}


@pytest.mark.parametrize("key", COUNTING)
@pytest.mark.parametrize("language", LANGUAGES)
def test_none_is_never_told_as_one(language: str, key: str) -> None:
    """French counts 0 as singular: „un” must not stand there for both."""
    words = sentences(language)
    for name in _counted(key):
        assert _fill(words, key, **{name: 0}) != _fill(words, key, **{name: 1})


@pytest.mark.parametrize("key", COLOURED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_colour_is_told_apart(language: str, key: str) -> None:
    """Selectors that inflect a colour know the words of the keys colour-*."""
    words = sentences(language)
    told = {_fill(words, key, colour=words.say(f"colour-{colour}")) for colour in COLOURS}
    assert len(told) == len(COLOURS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_of_a_colour_is_a_colour_of_the_language(language: str) -> None:
    words = sentences(language)
    colours = {words.say(f"colour-{colour}") for colour in COLOURS}
    for message in _messages(language).values():
        assert _selections(message).get("colour", set()) <= colours | {"other"}


@pytest.mark.parametrize("language", OTHERS)
def test_what_reads_as_in_english_does_so_on_purpose(language: str) -> None:
    same = {
        key
        for key, message in _messages(language).items()
        if _pattern(message).equals(_pattern(_messages(ENGLISH)[key]))
    }
    assert same == {key for tongue, key in SAME_ON_PURPOSE if tongue == language}


def test_french_signs_stand_behind_a_space_that_never_breaks() -> None:
    words, breaks = sentences("fr"), re.compile(r"[ \w’)][:;!?»%]|« |«\w")
    told = {key: re.sub(CODE, "", _fill(words, key)) for key in KEYS}
    assert {key: text for key, text in told.items() if breaks.search(text)} == {}


@pytest.mark.parametrize("area", [area for area in AREAS if area not in TERMINAL_ONLY])
def test_no_polish_line_ends_with_a_word_of_one_letter(area: str) -> None:
    texts = {m.id.name: _all(ftl.TextElement, m) for m in _messages_of("pl", area)}
    assert {key for key, found in texts.items() if any(map(_has_lone_letter, found))} == set()


def _has_lone_letter(text: ftl.TextElement) -> bool:
    return LONE_LETTER.search(text.value) is not None


def test_help_names_the_words_that_can_be_typed() -> None:
    for language in LANGUAGES:
        words = sentences(language)
        told = words.say("play-help", short="u3", full="up3")
        for command in ("undo", "save", "quit"):
            assert words.say(f"type-{command}") in told
        assert words.say("type-undo") in words.say("play-reveal-secret")


def test_commands_and_file_formats_are_never_translated() -> None:
    for language in LANGUAGES:
        words = sentences(language)
        assert "tablecade verify" in _fill(words, "play-over")
        assert "tile A side 1" in words.say("fault-tile-heading")


# What the code can ask for


@cache
def _trees() -> tuple[ast.Module, ...]:
    files = sorted((SOURCE / "games").rglob("*.py"))
    return tuple(ast.parse(file.read_text(encoding="utf-8")) for file in files)


def _called(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _calls(node: ast.AST, name: str) -> Iterator[ast.Call]:
    return (c for c in ast.walk(node) if isinstance(c, ast.Call) and _called(c) == name)


def _texts(node: ast.AST) -> set[str]:
    """The text literals in an expression."""
    return {
        constant.value
        for constant in ast.walk(node)
        if isinstance(constant, ast.Constant) and isinstance(constant.value, str)
    }


def _codes(kind: str) -> set[str]:
    """The codes of all `Refusal(…)` or `Fault(…)` of the games."""
    found: set[str] = set()
    for tree in _trees():
        for function in (f for f in ast.walk(tree) if isinstance(f, ast.FunctionDef)):
            for call in _calls(function, kind):
                found |= _first_argument(call.args[0], function, tree)
    return found


def _first_argument(code: ast.expr, function: ast.FunctionDef, tree: ast.Module) -> set[str]:
    match code:
        case ast.Constant(value=str(text)):
            return {text}
        case ast.JoinedStr(
            values=[ast.FormattedValue(value=ast.Name(id=name)), ast.Constant(value=str(tail))]
        ):
            return {value + tail for value in _looped_over(name, function)}
        case ast.Name(id=name) if name == function.args.args[0].arg:
            return {t for call in _calls(tree, function.name) for t in _texts(call.args[0])}
    raise AssertionError(f"line {code.lineno}: this test can't read the code off here")


def _looped_over(name: str, function: ast.FunctionDef) -> set[str]:
    """The values of `name` in `for name, … in ((value, …), …)`."""
    values: set[str] = set()
    for loop in ast.walk(function):
        match loop:
            case ast.For(target=ast.Tuple(elts=[ast.Name(id=first), *_]), iter=ast.Tuple() as rows):
                if first == name:
                    values |= {t for row in rows.elts for t in _texts(next(_parts(row)))}
    return values


def _parts(row: ast.expr) -> Iterator[ast.expr]:
    assert isinstance(row, ast.Tuple)
    return iter(row.elts)


def _reasons() -> set[str]:
    """Why a match can end: `replace(…, ended=…)`, `end(state, …)` or `reason = …` before one."""
    found: set[str] = set()
    for tree in _trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign) and "reason" in map(ast.unparse, node.targets):
                found |= _texts(node.value)
        for call in _calls(tree, "replace"):
            for keyword in call.keywords:
                found |= _texts(keyword.value) if keyword.arg == "ended" else set()
        for call in _calls(tree, "end"):
            found |= _texts(call.args[1])
    return found


def _subclasses(base: type[T]) -> Iterator[type[T]]:
    import_module("tablecade.lab.adapters.openspiel")  # first: it imports parts of games itself
    for module in pkgutil.walk_packages(tablecade.__path__, "tablecade."):
        if not module.name.endswith(("__main__", "migrations.env")):  # these act when imported
            import_module(module.name)
    waiting = [*base.__subclasses__()]
    while waiting:
        found = waiting.pop()
        if found.__module__.startswith("tablecade."):
            yield found
        waiting += found.__subclasses__()


def _errors() -> set[str]:
    given = re.compile(r"(?:Error|Problem|Refused|Misuse|BadOption|BotFailed)\(\s*\"([a-z-]+)\"")
    sources = Path(tablecade.__file__).parent.rglob("*.py")
    found = {code for file in sources for code in given.findall(file.read_text("utf-8"))}
    assert "wrong-dice" in found
    found |= {error.code for error in _subclasses(TablecadeError)} | {*TURNED_AWAY.values()}
    return (found | {"illegal-answer"}) - {TablecadeError.code}


def _events() -> set[str]:
    kinds = {str(event.__struct_config__.tag) for event in _subclasses(Event)}
    assert kinds >= NOT_TOLD | {"won"}
    return (kinds - NOT_TOLD - {"won"}) | {f"won-{reason}" for reason in _reasons()}


def _keys_of(prefix: str) -> set[str]:
    return {key.removeprefix(prefix) for key in KEYS if key.startswith(prefix)}


def test_every_refusal_has_a_sentence_and_none_is_idle() -> None:
    assert _codes("Refusal") == _keys_of("refusal-")


def test_every_fault_has_a_sentence_and_none_is_idle() -> None:
    assert _codes("Fault") == _keys_of("fault-")


def test_every_word_of_a_faults_place_can_be_translated() -> None:
    places = (call.args[2] for tree in _trees() for call in _calls(tree, "Fault"))
    words = {word for place in places for text in _texts(place) for word in text.split()}
    assert words <= _keys_of("place-")


def test_every_error_has_a_sentence_and_none_is_idle() -> None:
    """The base classes' code is nobody's; `fault` is the server's answer to a fault of its own."""
    assert _errors() - {"error"} | {"fault"} == _keys_of("error-")


def test_every_event_has_a_sentence_and_none_is_idle() -> None:
    assert _events() == _keys_of("event-")


@pytest.mark.parametrize("area", AREAS)
def test_french_punctuation_never_starts_a_line(area: str) -> None:
    """A no-break space before a colon, a narrow one before the other three."""
    text = catalogue("fr", area)
    assert re.findall("\u00a0[;!?]", text) == []
    assert re.findall(r"(?m)^[a-zA-Z].*[\w»] [;!?:](?!\w)", text) == []
