"""Background jobs: one at a time, each once, as processes that end with the server."""

import asyncio
from pathlib import Path

import pytest

from tablecade.bots import BackgroundJob, BotEntry, bots_of
from tablecade.core.packages import GAMES
from tablecade.games.pixoid.bots import find_job
from tablecade.games.pixoid.rules.state import Variant
from tablecade.server.bots import background
from tablecade.server.bots.background import BackgroundJobs
from tests.aside import run_aside
from tests.boards import HALL, MAZE
from tests.games.pixoid.rules.positions import position

PIXOID, QWIXX = GAMES["pixoid"], GAMES["qwixx"]
STATE = position(MAZE, pixoid="c3", bugs=("a1", "d4", "d1"))


def test_boards_are_solved_for_strong_bots_in_the_standard_game_alone() -> None:
    job = find_job(STATE, 3)
    assert job is not None
    helped = {name for name, bot in bots_of("pixoid").items() if bot.background is not None}
    assert helped == {"hard", "bold", "careful", "perfect"}
    find = bots_of("pixoid")["hard"].background
    assert find is not None
    assert find(STATE, 3) == job
    short = position(MAZE, pixoid="c3", bugs=("a1", "d4", "d1"), variant=Variant.SHORT)
    assert find_job(short, 3) is None
    assert find_job(position(HALL, pixoid="c3", bugs=("a1", "d4", "d1")), 3) is None


@pytest.fixture
def writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Jobs that write a line into a file."""
    file = tmp_path / "lines"
    (tmp_path / "writing_job.py").write_text(
        f"import sys\nopen({str(file)!r}, 'a').write(sys.stdin.readline())\n", encoding="utf-8"
    )
    (tmp_path / "hanging_job.py").write_text("import time\ntime.sleep(600)\n", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))

    class Helped(dict[str, BotEntry]):
        def __contains__(self, _bot: object) -> bool:
            return True

        def __missing__(self, bot: str) -> BotEntry:
            module = {"broken": "no_such_job", "hanging": "hanging_job"}.get(bot, "writing_job")
            job = BackgroundJob(bot, module, bot.encode())
            return BotEntry(bots_of("pixoid")["random"].make, background=lambda *_: job)

    monkeypatch.setattr(
        background, "bots_of", lambda game: Helped() if game == "pixoid" else bots_of(game)
    )
    return file


def finish(jobs: BackgroundJobs, file: Path, lines: int) -> list[str]:
    async def scenario() -> None:
        running = asyncio.ensure_future(jobs.run())
        while not file.exists() or len(file.read_text(encoding="utf-8").splitlines()) < lines:
            await asyncio.sleep(0.05)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    run_aside(scenario())
    return file.read_text(encoding="utf-8").splitlines()


def test_a_job_is_run_once_and_a_broken_one_stops_no_other(writes: Path) -> None:
    jobs = BackgroundJobs(keep=3)
    for bot in ("hard", "broken", "hard", "bold"):
        jobs.offer(PIXOID, STATE, bot)
    assert finish(jobs, writes, 2) == ["hard", "bold"]


def test_a_job_that_hangs_is_ended(writes: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "LONGEST_JOB", 5.0)
    jobs = BackgroundJobs(keep=3)
    for bot in ("hanging", "bold"):
        jobs.offer(PIXOID, STATE, bot)
    assert finish(jobs, writes, 1) == ["bold"]


def test_nothing_is_run_where_the_host_switched_it_off_or_a_game_has_no_jobs(writes: Path) -> None:
    off, on = BackgroundJobs(keep=0), BackgroundJobs(keep=1)
    off.offer(PIXOID, STATE, "hard")
    on.offer(QWIXX, QWIXX.setup({}, 2), "hard")
    assert off._jobs.empty()
    assert on._jobs.empty()
    assert not writes.exists()
