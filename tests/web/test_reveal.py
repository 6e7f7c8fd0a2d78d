"""A reveal is played once, frame by frame: no cube walks twice or leaps back."""

from itertools import pairwise
from math import dist
from pathlib import Path

from playwright.sync_api import Page

from tablecade.core.packages import GAMES
from tablecade.core.replay import replay
from tablecade.games.pixoid.rules.state import Caught, Escaped, Picked, Walked
from tests.playing import Setting, random_match
from tests.web.chromium import TV
from tests.web.conftest import Open
from tests.web.samples import one_of

SETTING = Setting("pixoid", 4, {"variant": "standard", "board": "A1 B2 C1 D2"})
FRAME_MS = 40
FRAMES = 220
ASIDE = 1.2
"""How far a cube may shift in all to make room for others on its pix."""
STAND = """() => [...document.querySelectorAll("g.cube")].map((cube) => {
  const [x, y] = cube.style.transform.match(/-?[\\d.]+/g).map(Number);
  return [x, y];
})"""


def moment_with(kind: type) -> tuple[int, dict[int, tuple[str, ...]], str]:
    """A turn in which something happens: its number, and the ways that are walked in it."""
    match = random_match(SETTING, seed=3)
    for moment in replay(GAMES["pixoid"], match):
        walked = [event for event in moment.events if isinstance(event, Walked)]
        walks: dict[int, tuple[str, ...]] = {int(e.hand): tuple(map(str, e.path)) for e in walked}
        if walks and any(isinstance(event, kind) for event in moment.events):
            return moment.n, walks, match.write()
    raise AssertionError(f"no {kind.__name__} in this match")


def turn_to(page: Page, file: Path, step: int) -> None:
    page.clock.install()
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("slider", name="Moment").press("Home")
    for _ in range(step):
        page.get_by_role("slider", name="Moment").press("ArrowRight")
    page.locator("g.cube").nth(3).wait_for()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 60)


@one_of("kind", Caught, Escaped, Picked)
def test_every_cube_goes_its_way_once(browse: Open, tmp_path: Path, kind: type) -> None:
    n, walks, text = moment_with(kind)
    file = tmp_path / "match.jsonl"
    file.write_text(text)
    page = browse(TV, reduced_motion="no-preference")
    turn_to(page, file, n - 1)
    page.get_by_role("button", name="One step forward").click()
    stands = [page.evaluate(STAND)]
    for _ in range(FRAMES):
        page.clock.run_for(FRAME_MS)
        stands.append(page.evaluate(STAND))
    for hand, path in walks.items():
        way = [stand[hand] for stand in stands if len(stand) == 4]
        gone = sum(dist(a, b) for a, b in pairwise(way))
        assert len(path) - ASIDE <= gone <= len(path) + ASIDE
        assert max(dist(a, b) for a, b in pairwise(way)) < 1
