"""The registry of games: parts are checked when they are loaded, and broken ones left out."""

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tablecade.bots import BotEntry, bots_of
from tablecade.cli.terminal import Terminal
from tablecade.coach import Coach
from tablecade.core.packages import GAMES, GamePackage, Games, Problem
from tablecade.games.qwixx.rules.game import Qwixx
from tablecade.lab.research import Research

KINDS: dict[Any, type[Any]] = {
    "bots": Mapping,
    "coach": Coach,
    "terminal": Terminal,
    "research": Research,
}


@pytest.mark.parametrize("game", ["pixoid", "qwixx", "qwixx-on-board"])
@pytest.mark.parametrize("part", KINDS)
def test_every_part_of_our_games_can_be_used(game: str, part: Any) -> None:
    assert game in GAMES.having(part)
    assert isinstance(GAMES.part(game, part, KINDS[part]), KINDS[part])


def test_our_games_come_first_and_in_order() -> None:
    assert tuple(GAMES)[:3] == ("pixoid", "qwixx", "qwixx-on-board")


def package(folder: Path, name: str, code: str, *, entry: str | None = None) -> None:
    """Writes an installed package with one module and one entry point."""
    (folder / f"{name}.py").write_text(code)
    about = folder / f"tablecade_{name}-0.1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: tablecade-{name}\nVersion: 0.1\n"
    )
    value = entry or f"{name} = {name}:PACKAGE"
    (about / "entry_points.txt").write_text(f"[tablecade.games]\n{value}\n")


RULES = """
from msgspec.structs import replace
from tablecade.core.packages import GamePackage
from tablecade.games.qwixx.rules.game import Qwixx

class Claims(Qwixx):
    meta = replace(Qwixx.meta, id="claims")
"""


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Games:
    """A registry of its own, with packages from the test's folder."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "claims", raising=False)
    return Games("tablecade.games")


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        (
            'PACKAGE = GamePackage(rules=Claims, bots="claims_botz:BOTS")',
            "No module named 'claims_botz'",
        ),
        ('PACKAGE = GamePackage(rules=Claims, bots="claims:Claims")', "is not a collections.abc"),
    ],
)
def test_a_broken_part_leaves_out_itself_alone(
    games: Games, tmp_path: Path, line: str, problem: str
) -> None:
    package(tmp_path, "claims", RULES + line)
    assert "claims" in games
    assert games.part("claims", "bots", Mapping) is None  # type: ignore[type-abstract]
    (noted,) = games.problems
    assert (noted.package, noted.game, noted.part) == ("tablecade-claims 0.1", "claims", "bots")
    assert problem in noted.problem
    assert noted.place.endswith("claims.py:8")


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        (RULES + "1 / 0\n", "ZeroDivisionError: division by zero"),
        (RULES + "PACKAGE = Claims\n", "claims:PACKAGE is not a"),
        ("PACKAGE = 1\n", "claims:PACKAGE is not a tablecade.core.packages.GamePackage"),
        (RULES + "PACKAGE = GamePackage(rules=Qwixx)\n", "named claims, the game's id is qwixx"),
    ],
)
def test_broken_rules_leave_out_the_game_alone(
    games: Games, tmp_path: Path, code: str, problem: str
) -> None:
    package(tmp_path, "claims", code)
    assert "claims" not in games
    assert tuple(games) == ("pixoid", "qwixx", "qwixx-on-board")
    with pytest.raises(KeyError):
        games["claims"]
    (noted,) = games.problems
    assert problem in noted.problem
    assert noted.part == "rules"


def test_of_two_packages_with_one_game_ours_wins(games: Games, tmp_path: Path) -> None:
    package(tmp_path, "claims", RULES, entry="qwixx = claims:PACKAGE")
    assert games["qwixx"].meta == Qwixx.meta
    text = "tablecade already brings a game of this name"
    assert games.problems == [
        Problem("tablecade-claims 0.1", "qwixx", "rules", text, "entry point qwixx")
    ]


class Untyped(Qwixx):
    def setup(self, options, seats):  # type: ignore[no-untyped-def]
        return super().setup(options, seats)


def with_meta(**changes: Any) -> type[Qwixx]:
    return type("Changed", (Qwixx,), {"meta": replace(Qwixx.meta, **changes)})


@pytest.mark.parametrize(
    ("game", "problem"),
    [
        (type("Plain", (Qwixx,), {"meta": {"id": "qwixx"}}), "meta is .* not a .*Meta"),
        (with_meta(id="Qwixx!"), "an id has lower-case letters"),
        (with_meta(fewest_seats=4, most_seats=2), "meta has 4 to 2 seats"),
        (with_meta(full_table=7), "full_table is 7, more than 5 seats"),
        (with_meta(most_seats=7), "meta.colours has 6 for 7 hands"),
        (with_meta(colours=("red",) * 6), "meta.colours has 1 for 5 hands"),
        (type("Bare", (Qwixx,), {"views": None}), "views is None, not a .*Views"),
        (Untyped, "setup does not name the type of its state"),
        (dict, "is not a tablecade.core.game.Game"),
    ],
)
def test_a_game_that_would_fail_later_is_refused_at_once(game: Any, problem: str) -> None:
    with pytest.raises((TypeError, ValueError), match=problem):
        Games("tablecade.games").add(GamePackage(rules=game))


def test_a_script_adds_a_game(games: Games) -> None:
    games.add(GamePackage(rules=with_meta(id="claims"), coach=Coach()))
    assert tuple(games)[-1] == "claims"
    assert games.part("claims", "coach", Coach) == Coach()
    assert games.part("claims", "terminal", Terminal) is None


def test_a_bot_is_a_class_or_an_entry() -> None:
    assert isinstance(bots_of("qwixx")["hard"], BotEntry)
    assert bots_of("qwixx")["solitaire"].compiled


def test_listing_games_loads_no_numpy_and_no_coach() -> None:
    code = (
        "import sys; sys.argv = ['tablecade', 'games']\n"
        "from tablecade.cli import app\n"
        "try: app.run()\nexcept SystemExit: pass\n"
        "loaded = [m for m in sys.modules if m == 'numpy' or '.coach' in m and 'games' in m]\n"
        "print(loaded, file=sys.stderr)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stderr.strip() == "[]"


def test_an_installation_without_entry_points_says_what_to_do() -> None:
    with pytest.raises(Exception, match="own games are not registered"):
        list(Games("tablecade.none"))
