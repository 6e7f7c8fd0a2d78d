"""No name that a plain one has replaced comes back: in code, in file names and in code in docs."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("src", "tests", "bench", "tools", "examples", "web/src", "docs")
PAGES = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "web/README.md")

OLD_NAMES = {
    "house": "Services, or what the thing is",
    "gate": "a middleware module",
    "sight": "TableView, features",
    "insight": "features",
    "news": "changes",
    "rhythm": "schedule",
    "errand": "BotTurn",
    "tend": "run_due",
    "evening": "series",
    "shows": "WatchParty",
    "film": "animation, replay",
    "films": "replays",
    "reel": "AnimationQueue",
    "cinema": "ReplayPlayer",
    "thinker": "BotPool",
    "thinking": "bots, scratch",
    "thought": "BotAnswer",
    "met": "notify",
    "heard": "on_change",
    "pixoid_thought": "stage_search",
    "foresight": "lookahead",
    "second_thought": "lookahead",
    "taste": "style",
    "blur": "temperature",
    "stray": "epsilon",
    "trust": "lambda",
    "leeway": "tolerance",
    "course": "TrainConfig",
    "student": "Trainer",
    "lesson": "epoch",
    "recall": "targets, load",
    "crowd": "BatchedSelfPlay",
    "sparring": "baselines",
    "desk": "scratch",
    "keeping": "checkpoint",
    "lineup": "seating",
    "standing": "head_to_head",
    "findings": "statistics",
    "given": "arguments",
    "offers": "legal",
    "alone": "solitaire",
    "qwixx_alone": "solitaire",
}
"""Names that are not used anywhere, each with its plain successor."""

OLD_IN = {
    ("Line", "src/tablecade/server"): "Connection",
    ("Watch", "src/tablecade"): "Subscription",
    ("clock", "src/tablecade/server/schedule"): "scheduler",
    ("ask", "src/tablecade/server/store"): "read",
    ("tell", "src/tablecade/server/store"): "execute",
    ("faces", "src/tablecade/lab/__init__.py"): "adapters",
    ("faces", "src/tablecade/bots"): "adapters",
    ("GameFace", "web"): "GameUi",
    ("faceOf", "web"): "uiOf",
    ("Craft", "web"): "EditorKind",
    ("Ritual", "web"): "WeekResults",
    ("Diary", "web"): "AnswerLog",
    ("Breath", "web"): "BetweenRounds",
    ("breath", "web"): "nextTask",
    ("Voice", "web"): "Identity",
    ("Laurels", "web"): "ScreenEnding",
    ("Parade", "web"): "ChaseBanner",
    ("Shelf", "web"): "WorkStorage",
    ("Said", "web"): "ReactionBubbles, RefusalInfo",
    ("Worn", "web"): "ProgramBadge",
    ("Lately", "web"): "RecentEvents",
    ("Theatre", "web"): "TableScreen",
}
"""Names that are good words elsewhere (a line of text, the faces of dice), and old ones here."""

EXCEPTIONS = {
    ("evening", "web/src"): "the name on the wire (docs/protocol.md)",
    ("evening", "docs/protocol.md"): "the name on the wire",
    ("shows", "src/tablecade/server"): "the table of the database",
    ("shows", "tests/server/live/test_watch_parties.py"): "the table of the database",
    ("shows", "web/src"): "the path on the wire",
    ("shows", "docs"): "the table of the database and the path on the wire",
    ("rhythm", "src/tablecade/server/store"): "a column of the database",
    ("rhythm", "docs/server.md"): "a column of the database",
    ("given", "src/tablecade/server/api/puzzles/views.py"): "the name on the wire",
    ("given", "web/src/wire/calls.ts"): "the name on the wire",
    ("given", "web/src/parts/Verdict.svelte"): "the name on the wire",
    ("given", "web/src/games"): "the name on the wire",
    ("given", "web/src/screens/puzzle"): "the name on the wire",
    ("given", "docs/protocol.md"): "the name on the wire",
    ("given", "tests"): "Hypothesis' decorator",
    ("film", "web/src/parts/icons.ts"): "the picture of a film strip",
    ("lesson", "web/src"): "a lesson of the tutorial",
    ("standing", "web/src/parts/table"): "a player's standing in a series",
    ("crowd", "bench"): "the many clients of a load test",
    ("heard", "bench/load"): "what a client of a load test was sent",
    ("heard", "src/tablecade/server/live"): "the newest version another process announced",
}
"""Old names that stay: the name, where, and why."""

NOT_CODE = re.compile(
    r"/\*.*?\*/|//[^\n]*|<!--.*?-->|<style.*?</style>"
    r"|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'|(?<=>)[^<>{}]*(?=<)",
    re.DOTALL,
)
"""Comments, style sheets, strings and the text between the tags of browser code."""

WORD = re.compile(r"[A-Za-z_$][\w$]*")
CODE_IN_TEXT = re.compile(r"`([^`\n]+)`")


def _in_python(text: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        for kind in ("id", "name", "attr", "arg"):
            name = getattr(node, kind, None)
            if isinstance(name, str):
                yield name


def _in_browser_code(text: str) -> Iterator[str]:
    yield from WORD.findall(NOT_CODE.sub(" ", text))


def _in_docs(text: str) -> Iterator[str]:
    for code in CODE_IN_TEXT.findall(text):
        yield from WORD.findall(code)


READERS = {
    ".py": _in_python,
    ".ts": _in_browser_code,
    ".svelte": _in_browser_code,
    ".md": _in_docs,
}


def _files() -> Iterator[Path]:
    for folder in FOLDERS:
        for file in (ROOT / folder).rglob("*"):
            if file.suffix in READERS and "node_modules" not in file.parts:
                yield file
    yield from (ROOT / page for page in PAGES)


@cache
def _names() -> dict[str, frozenset[str]]:
    """All names of each file; its own name is one of them."""
    return {
        file.relative_to(ROOT).as_posix(): frozenset(
            {file.name.split(".")[0], *READERS[file.suffix](file.read_text(encoding="utf-8"))}
        )
        for file in _files()
    }


def _excepted(old: str, path: str) -> bool:
    return any(old == name and path.startswith(place) for name, place in EXCEPTIONS)


def _uses(old: str) -> list[str]:
    """Files that use an old name, as `old`, `Old`, `OLD` or `_old`."""
    return [
        path
        for path, names in _names().items()
        if any(name.lower().strip("_") == old for name in names)
    ]


@pytest.mark.parametrize("old", OLD_NAMES)
def test_an_old_name_is_not_used(old: str) -> None:
    found = [path for path in _uses(old) if not _excepted(old, path)]
    assert found == [], f"say {OLD_NAMES[old]}"


@pytest.mark.parametrize(("old", "place"), OLD_IN)
def test_an_old_name_is_not_used_where_it_was(old: str, place: str) -> None:
    found = [path for path, names in _names().items() if path.startswith(place) and old in names]
    assert found == [], f"say {OLD_IN[old, place]}"


@pytest.mark.parametrize(("old", "place"), EXCEPTIONS)
def test_every_exception_is_needed(old: str, place: str) -> None:
    assert [path for path in _uses(old) if path.startswith(place)] != []


@pytest.mark.parametrize(
    ("suffix", "text", "names"),
    [
        (
            ".py",
            'class Reel:\n    """A film."""\n    def met(self, given): ...',
            "Reel met self given",
        ),
        (".ts", 'const film = "reel"; // desk\nplay(reel);', "const film play reel"),
        (".svelte", "<Desk {film}>news of you</Desk>", "Desk film Desk"),
        (".md", "Old news: see `films.heard`.", "films heard"),
    ],
)
def test_names_are_found(suffix: str, text: str, names: str) -> None:
    assert sorted(READERS[suffix](text)) == sorted(names.split())
