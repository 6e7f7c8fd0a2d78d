import os
import signal
from multiprocessing import active_children
from pathlib import Path
from time import sleep

import msgspec
import psutil
import pytest

from tablecade.core.errors import UnknownBot
from tablecade.core.packages import GAMES
from tablecade.lab.checkpoint import Checkpoint, missing, run
from tablecade.lab.results import Totals
from tablecade.lab.simulation import Chunk, Engine, Played, play_chunk, settle
from tablecade.lab.workers import ChunkQueue, Here, Processes, local_workers


def whole(game: str, bots: tuple[str, ...], count: int, engine: Engine) -> Chunk:
    options = settle(GAMES[game], {}, seats=len(bots), seed=7)
    return Chunk(game, options, bots, seed=7, first=0, count=count, engine=engine)


QWIXX = whole("qwixx", ("random", "greedy"), 60, "rules")
KERNELS = whole("qwixx", ("random", "greedy", "random"), 50_000, "kernels")


def quiet(played: Played) -> None:
    pass


class Stop(Exception):
    pass


@pytest.mark.parametrize("work", [QWIXX, KERNELS], ids=["rules", "kernels"])
def test_the_number_of_workers_changes_nothing(work: Chunk, tmp_path: Path) -> None:
    checkpoint = Checkpoint(work, tmp_path)
    single = run(work, Here(), checkpoint=checkpoint, write=quiet)
    with local_workers(2, work.engine) as workers:
        together = run(work, workers, checkpoint=checkpoint, write=quiet)
    assert single == together
    assert single.games == work.count


@pytest.mark.parametrize("work", [QWIXX, KERNELS], ids=["rules", "kernels"])
def test_a_stopped_run_goes_on_and_plays_nothing_twice(work: Chunk, tmp_path: Path) -> None:
    straight = run(work, Here(), checkpoint=Checkpoint(work, tmp_path), write=quiet)
    checkpoint = Checkpoint(work, tmp_path)
    played: list[int] = []

    def stop_at_the_second(done: Played) -> None:
        if len(played) == 1:
            raise Stop
        played.append(done.first)

    with pytest.raises(Stop):
        run(work, Here(), checkpoint=checkpoint, write=stop_at_the_second)
    assert [done.first for done in checkpoint.finished()] == played
    assert run(work, Here(), checkpoint=checkpoint, write=quiet) == straight
    assert checkpoint.finished() == []


def test_a_line_cut_short_is_ignored(tmp_path: Path) -> None:
    checkpoint = Checkpoint(QWIXX, tmp_path)
    checkpoint.add(play_chunk(QWIXX.part(0, 5)))
    checkpoint.file.write_bytes(checkpoint.file.read_bytes() + b'{"first": 25, "tal')
    assert [done.first for done in checkpoint.finished()] == [0]


def test_matches_that_two_processes_played_count_once(tmp_path: Path) -> None:
    checkpoint = Checkpoint(QWIXX, tmp_path)
    for first, count in [(0, 5), (0, 3), (3, 8), (5, 2), (20, 5), (22, 1)]:
        checkpoint.add(play_chunk(QWIXX.part(first, count)))
    assert [(done.first, done.count) for done in checkpoint.finished()] == [(0, 5), (5, 2), (20, 5)]
    tally = run(QWIXX, Here(), checkpoint=checkpoint, write=quiet)
    assert tally == play_chunk(QWIXX).tally


def test_a_checkpoint_is_not_taken_for_another_run(tmp_path: Path) -> None:
    Checkpoint(QWIXX, tmp_path).add(play_chunk(QWIXX.part(0, 2)))
    other = msgspec.structs.replace(QWIXX, seed=8)
    assert Checkpoint(other, tmp_path).finished() == []
    assert Checkpoint(QWIXX, tmp_path, matches=tmp_path).finished() == []


def test_what_is_missing_is_what_no_chunk_covers() -> None:
    done = [play_chunk(QWIXX.part(first, count)) for first, count in [(20, 5), (0, 3), (59, 1)]]
    parts = missing(QWIXX, done)
    assert [(part.first, part.count) for part in parts] == [(3, 17), (25, 34)]
    others = [msgspec.structs.replace(one, bots=("greedy", "random")) for one in done]
    assert missing(QWIXX, others) == [QWIXX]


def taking(chunk: Chunk, seconds: float) -> Played:
    """Each match takes so long."""
    return Played(
        chunk.bots, chunk.first, chunk.count, Totals(chunk.bots), seconds=seconds * chunk.count
    )


@pytest.mark.parametrize("seconds", [1e-9, 0.01, 3.0])
def test_chunks_cover_every_match_once_at_any_speed(seconds: float) -> None:
    queue = ChunkQueue([KERNELS], workers=2)
    numbers: list[int] = []
    while chunk := queue.take():
        numbers += range(chunk.first, chunk.end)
        queue.measured(taking(chunk, seconds))
    assert numbers == list(range(KERNELS.count))


def test_slow_matches_come_one_a_chunk_and_fast_ones_many() -> None:
    queue = ChunkQueue([KERNELS], workers=2)
    first = queue.take()
    assert first is not None
    queue.measured(taking(first, 2.0))
    slow = queue.take()
    assert slow is not None
    queue.measured(taking(slow, 1e-5))
    fast = queue.take()
    assert fast is not None
    assert (slow.count, fast.count) == (1, KERNELS.count // 2 - first.count // 2)


def test_a_tally_is_the_sum_of_its_parts() -> None:
    total = Totals(QWIXX.bots)
    for first in range(0, QWIXX.count, 7):
        total.merge(play_chunk(QWIXX.part(first, min(7, QWIXX.count - first))).tally)
    assert total == play_chunk(QWIXX).tally


def test_a_killed_worker_changes_nothing(tmp_path: Path) -> None:
    killed: list[int] = []

    def kill_one(played: Played) -> None:
        if not killed:
            killed.append(active_children()[0].pid or 0)
            os.kill(killed[0], signal.SIGKILL)

    with Processes(2) as workers:
        tally = run(QWIXX, workers, checkpoint=Checkpoint(QWIXX, tmp_path), write=kill_one)
    assert killed
    assert tally == play_chunk(QWIXX).tally


def test_a_worker_that_is_dead_before_its_next_chunk_changes_nothing(tmp_path: Path) -> None:
    killed: list[int] = []

    def kill_all(played: Played) -> None:
        if not killed:
            killed.extend(process.pid or 0 for process in active_children())
            for process in killed:
                os.kill(process, signal.SIGKILL)
            while any(psutil.Process(one).status() != psutil.STATUS_ZOMBIE for one in killed):
                sleep(0.01)

    with Processes(2) as workers:
        tally = run(QWIXX, workers, checkpoint=Checkpoint(QWIXX, tmp_path), write=kill_all)
    assert killed
    assert tally == play_chunk(QWIXX).tally


def test_a_worker_raises_what_its_match_raised() -> None:
    unknown = msgspec.structs.replace(QWIXX, bots=("random", "nobody"))
    with Processes(2) as workers, pytest.raises(UnknownBot):
        [*workers.play([unknown])]
