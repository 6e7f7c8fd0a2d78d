"""Every check of `tablecade.testing`: a sound game passes, and each mistake gets its sentence."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tablecade.core.packages import GAMES, GamePackage
from tablecade.games.qwixx.rules.game import Qwixx
from tablecade.lab.adapters import adapter
from tablecade.testing import Finding, check, check_game, check_installed
from tests.testing.installed import BOTS, PACKAGE, RULES, WORDS, Change, install

MATCHES = 2
STEP = 'Step(State(state.seats, "".join(grid)), tuple(events))'


def method(code: str) -> Change:
    """A method more in the rules."""
    return (RULES, "    def actions(self)", f"    {code}\n\n    def actions(self)")


def field(code: str) -> Change:
    """A field more in the state."""
    return (RULES, '    """A sign for each cell', f'    {code}\n    """A sign for each cell')


REFUSAL = "def refusal(self, state, hand, action):\n        "
REFUSED = "__import__('tablecade.core.errors').core.errors.Refusal"
UNREAD = "__import__('tablecade.core.errors').core.errors.BadNotation"

FORCE = "from msgspec.structs import force_setattr"

MISTAKES: dict[str, tuple[Change, str]] = {
    "endless": ((RULES, STEP, "Step(state, tuple(events))"), "is not over after 50 decisions ("),
    "nobody awaited": (
        (RULES, "if FREE in state.grid else ()", "if state.grid.count(FREE) > 5 else ()"),
        "Nobody is awaited, but outcome() is None (2 seats, seed 0, decision ",
    ),
    "awaited at the end": (
        (RULES, "if FREE in state.grid:\n", "if state.grid.count(FREE) > 5:\n"),
        "outcome() says that it is over, but hand 0 is awaited (",
    ),
    "unknown winner": (
        (RULES, "(Seat(s) for s", "(Seat(s + 9) for s"),
        "winners names seat 9 at a table of 4 (",
    ),
    "too few scores": (
        (RULES, 'Outcome("full", groups,', 'Outcome("full", groups[1:],'),
        "outcome() has 1 scores at a table of 2 (",
    ),
    "no choices": (
        (RULES, "if sign == FREE)", "if sign == FREE and state.grid.count(FREE) > 5)"),
        "choices() is empty for hand 0, which is awaited (",
    ),
    "unknown hand": (
        (RULES, "return self.hands(seats=state.seats) if", "return (Hand(7),) if"),
        "awaited() names hand 7, which hands() does not (",
    ),
    "descending hands": (
        (RULES, "self.hands(seats=state.seats) if", "self.hands(seats=state.seats)[::-1] if"),
        "awaited() gives the hands (1, 0), not ascending (",
    ),
    "unknown holder": (
        method("def holder(self, state, hand): return 8"),
        "holder() names seat 8 at a table of 2 (",
    ),
    "order": (
        (RULES, "in sorted(choices.items())", "in choices.items()"),
        "resolve() depends on the order of the choices (",
    ),
    "chance": (
        (
            RULES,
            STEP,
            STEP.replace("events)", '[Walled(str(__import__("time").perf_counter_ns()))])'),
        ),
        "resolve() gave two states for the same choices (",
    ),
    "raising": ((RULES, "wanted = Counter", "wanted = 1 / 0, Counter"), "ZeroDivisionError"),
    "list": (field("log: list[int] = []"), "State is not hashable: log is a list. (tablecade_cl"),
    "changed": (field("mark: object = (1,)"), "State comes back from JSON changed: mark."),
    "no JSON": (field('mark: int = "x"'), "State does not come back from JSON: Expected `int`"),
    "ambiguous": (
        (RULES, "return CELLS[action.cell]", "return CELLS[action.cell][0]"),
        "Two legal choices are written a.",
    ),
    "reading": (
        method("def read(self, text): return Take(CELLS.index(text) // 2)"),
        "read(write(Take(cell=",
    ),
    "nonsense": (
        method("def read(self, text): return Take(CELLS.index(text))"),
        "read('¿?') raises ValueError, not BadNotation.",
    ),
    "not reading": (
        method(f"def read(self, text): raise {UNREAD}(text)"),
        ", which write() wrote.",
    ),
    "anything": (
        method("def read(self, text): return Take(CELLS.index(text) if text in CELLS else 0)"),
        "read() takes '¿?' for an action.",
    ),
    "barred": (
        method(f"def barred(self, state, hand): return dict.fromkeys(CELLS, {REFUSED}('x', '1'))"),
        "barred() has a1, which is legal.",
    ),
    "accepting": (
        method(f"{REFUSAL}return None"),
        ", which choices() does not list (2 seats, seed 0, decision ",
    ),
    "refusing": (method(f"{REFUSAL}return {REFUSED}('claims-x', '1')"), "refusal() refuses "),
    "view": (
        (RULES, "ClaimsState(board, groups)", "ClaimsState(board, tuple(map(str, groups)))"),
        "show(): groups[0] is str, ClaimsState says int. (tablecade_claims/rules.py:",
    ),
    "seats": (
        (RULES, "ClaimsState(board, groups)", "ClaimsState(board, groups[1:])"),
        "show(): groups has 1 values at a table of 2.",
    ),
    "preview": (
        (
            RULES,
            "return TakePreview({CELLS[action.cell]: Cell(owner=Seat(hand))})",
            "return action",
        ),
        "preview() gives a Take, Views say TakePreview.",
    ),
    "event": (
        (RULES, "events=(Taken, Walled)", "events=(Taken,)"),
        "The event Walled is not in Views.events.",
    ),
    "event's field": (
        (RULES, "else Walled(cell)", "else Walled(take.cell)"),
        "The event Walled: cell is int, Walled says str.",
    ),
    "actions": (
        (RULES, "range(SIZE * SIZE)))", "range(SIZE * SIZE - 1)))"),
        "actions() does not list e5, which was legal.",
    ),
    "replay": (
        (RULES, "range(SIZE * SIZE)))", "range(SIZE * SIZE - 1)))"),
        "The match does not verify: line ",
    ),
    "bot": (
        (BOTS, "max(self._game.choices(state, hand), key=worth)", "Take(0)"),
        "The bot greedy of tablecade-claims 0.1.0 chose a1, which is not legal (",
    ),
    "bot without a choice": (
        (BOTS, "return {hand: max(", "return {} or {7: max("),
        "The bot greedy of tablecade-claims 0.1.0 chose nothing, which is not legal (",
    ),
    "raising bot": (
        (BOTS, "        (hand,) = hands\n", '        raise KeyError("0")\n'),
        "The bot greedy of tablecade-claims 0.1.0 raised KeyError: '0'. (tablecade_claims/bots.py:",
    ),
    "no bot": ((BOTS, '"greedy": Greedy', '"greedy": 1'), "The bot greedy is a int, not a class."),
    "part": (
        (PACKAGE, ".bots:BOTS", ".botz:BOTS"),
        "The bots of claims are left out: No module named 'tablecade_claims.botz'. "
        "(tablecade_claims/__init__.py:7)",
    ),
    "id": (
        (RULES, 'id="claims"', 'id="claim"'),
        "the entry point is named claims, the game's id is claim.",
    ),
    "colours": (
        (RULES, "file_options=())", 'file_options=(), colours=("red",))'),
        "meta.colours has 1 for 4 hands.",
    ),
    "choice of no cell": (
        (RULES, 'choice="{cell}"', 'choice="dig{cell}"'),
        "board: no legal choice of all matches fits dig{cell}.",
    ),
    "low grid": (
        (RULES, "Grid(rows=SIZE,", "Grid(rows=4,"),
        "board has 5 rows, Grid says 4.",
    ),
    "unknown piece": (
        (RULES, "str(s): Cell(owner=Seat(s))", 'str(s): Cell(owner=Seat(s), piece="king")'),
        "board: the piece king is not in Grid.pieces.",
    ),
    "small grid": (
        (RULES, "Grid(rows=SIZE, columns=SIZE,", "Grid(rows=4, columns=4,"),
        "board: row 1 has 5 cells, Grid says 4 columns.",
    ),
    "cell elsewhere": (
        (RULES, "TakePreview({CELLS[action.cell]:", 'TakePreview({"z9":'),
        "is about z9, which is no cell of the board (",
    ),
    "unknown ground": (
        (RULES, 'grounds=("wall",)', 'grounds=("water",)'),
        "board: the ground wall is not in Grid.grounds.",
    ),
    "view without module": (
        (PACKAGE, '# web="web",', 'web="locales",'),
        "The view of claims is left out: en/claims.ftl is none of js, css,",
    ),
    "folder": ((PACKAGE, '="locales"', '="words"'), "are left out: there is no folder words."),
    "sentence": (
        (WORDS, "event-claims-walled", "event-claims-wall"),
        "en has no sentence event-claims-walled. (locales)",
    ),
    "value": (
        (WORDS, "{ $cell } becomes", "{ $cel } becomes"),
        "en: event-claims-walled uses $cel; there is cell. (locales/en/claims.ftl:8)",
    ),
    "no sentence": (
        (WORDS, "reason-claims-full =", "reason-claims-full"),
        "en: this is no sentence of Fluent. (locales/en/claims.ftl:9)",
    ),
    "foreign key": ((WORDS, "game-claims =", "hello = x\ngame-claims ="), "The key hello does not"),
}


def told(found: list[Finding], level: str) -> Iterator[str]:
    return (str(finding) for finding in found if finding.level == level)


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_an_error(
    mistake: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    change, expected = MISTAKES[mistake]
    monkeypatch.setattr(check, "LONGEST", 50)
    install(tmp_path, monkeypatch, change)
    errors = [*told(check_installed("claims", matches=MATCHES), "error")]
    assert any(expected in error for error in errors), errors
    assert all(error.startswith("tablecade-claims 0.1.0: ") for error in errors)


COACH = """
from tablecade.coach import Coach
def advise(game, state, hand):
    return {}[hand]
COACH = Coach(advise=advise)
"""
RESEARCH = """
from tablecade.lab.adapters.adapter import GenericAdapter
from tablecade.lab.research import Columns, Kernel, Research
class Adapter(GenericAdapter):
    def decode(self, state, code):
        return super().decode(state, (code + 1) % self.actions)
import numpy
def play(state, bots, work):
    one = numpy.ones(work[2], dtype=int)
    return Columns(one, one, one, ("full",), numpy.zeros((work[2], 2)), numpy.zeros((work[2], 2)))
RESEARCH = Research(adapter=Adapter, kernel=Kernel(("random",), play))
"""


@pytest.mark.parametrize(
    ("part", "code", "expected"),
    [
        ("coach", COACH, ["The coach of claims raised KeyError: 0 (2 seats, seed 0, decision 0)."]),
        ("coach", COACH.replace("{}[hand]", "7"), ["The coach gives a int, not an Advice."]),
        (
            "research",
            RESEARCH,
            [
                "to another action than it encodes.",
                "of the kernel have 1.0 decisions, those of the rules ",
                "of the kernel have 0.0 wins of seat 0, those of the rules ",
                "of the kernel have 0.0 points of seat 1, those of the rules ",
            ],
        ),
    ],
)
def test_a_mistake_in_a_part_is_an_error(
    part: str, code: str, expected: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    named = (PACKAGE, "    bots=", f'    {part}=".{part}:{part.upper()}",\n    bots=')
    install(tmp_path, monkeypatch, named, (f"{part}.py", "", code))
    errors = [*told(check_installed("claims", matches=MATCHES), "error")]
    for sentence in expected:
        assert any(sentence in error for error in errors), errors


def test_rules_that_change_the_state_they_are_given_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    setting = 'force_setattr(state, "mark", state.mark + 1)'
    install(
        tmp_path,
        monkeypatch,
        field("mark: int = 0"),
        (RULES, "        wanted = Counter", f"        {setting}\n        wanted = Counter"),
        (RULES, "from msgspec import Struct", "from msgspec import Struct\n" + FORCE),
    )
    errors = [*told(check_installed("claims", matches=MATCHES), "error")]
    assert any("resolve() changes the state it is given (" in error for error in errors), errors


def test_a_warning_does_no_harm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(
        tmp_path,
        monkeypatch,
        ("locales/pl/claims.ftl", "", "game-claims = Pola\n"),
    )
    monkeypatch.setattr(
        adapter, "_reason", lambda field: "a map" if field.name == "groups" else None
    )
    found = check_installed("claims", matches=MATCHES)
    warnings = [*told(found, "warning")]
    assert [*told(found, "error")] == []
    for expected in (
        "pl has no sentence about-claims; English is shown.",
        "claims: the observation leaves out groups (a map). (tablecade_claims/rules.py:",
    ):
        assert any(expected in warning for warning in warnings), warnings


def test_a_game_without_words_is_warned() -> None:
    found = check_game(GamePackage(rules=Qwixx), matches=1)
    assert [f.sentence for f in found if "no sentences" in f.sentence] != []


def test_a_package_that_is_not_installed_is_told() -> None:
    (finding,) = check_game(GamePackage(rules=".rules:Nowhere"))
    assert finding.sentence.endswith("install it first.")


def test_rules_that_are_none_are_told() -> None:
    (finding,) = check_game(GamePackage(rules=int))
    assert finding.sentence == "<class 'int'> is not a tablecade.core.game.Game."


@pytest.mark.parametrize("game", ["pixoid", "qwixx", "qwixx-on-board"])
def test_our_games_are_sound(game: str) -> None:
    assert check_game(GAMES.package(game), matches=MATCHES) == []


def test_what_an_extra_brings_is_not_checked_without_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablecade.testing.checks.find_spec", lambda _library: None)
    (found,) = check_installed("qwixx-on-board", matches=1)
    assert found.level == "warning"
    assert "not checked without the extra “lab”" in found.sentence
