from pathlib import Path

import msgspec
import pytest

from tablecade.games import GAMES
from tablecade.lab.checkpoint import Checkpoint
from tablecade.lab.chunk import Chunk, Engine, Played, play_chunk, split
from tablecade.lab.run import run
from tablecade.lab.simulation import Simulation
from tablecade.lab.tally import Tally
from tablecade.lab.workers import Cores, Here


def whole(game: str, bots: tuple[str, ...], count: int, engine: Engine) -> Chunk:
    simulation = Simulation(GAMES[game], {}, bots, 7)
    return Chunk(
        game=game, options=simulation.settled(), bots=bots, seed=7, first=0, count=count,
        engine=engine,
    )  # fmt: skip


QWIXX = whole("qwixx", ("random", "greedy"), 60, "rules")
KERNELS = whole("qwixx", ("random", "greedy", "random"), 50_000, "kernels")


def quiet(chunk: Chunk, played: Played) -> None:
    pass


class Stop(Exception):
    pass


@pytest.mark.parametrize("work", [QWIXX, KERNELS], ids=["rules", "kernels"])
def test_the_number_of_workers_changes_nothing(work: Chunk, tmp_path: Path) -> None:
    checkpoint = Checkpoint(work, tmp_path)
    alone = run(work, Here(), checkpoint=checkpoint, on_done=quiet)
    with Cores(2, work.engine) as workers:
        together = run(work, workers, checkpoint=checkpoint, on_done=quiet)
    assert alone == together
    assert alone.games == work.count


@pytest.mark.parametrize("work", [QWIXX, KERNELS], ids=["rules", "kernels"])
def test_a_stopped_run_goes_on_and_plays_nothing_twice(work: Chunk, tmp_path: Path) -> None:
    straight = run(work, Here(), checkpoint=Checkpoint(work, tmp_path), on_done=quiet)
    checkpoint = Checkpoint(work, tmp_path)
    played: list[int] = []

    def stop_at_the_third(chunk: Chunk, done: Played) -> None:
        if len(played) == 2:
            raise Stop
        played.append(chunk.first)

    with pytest.raises(Stop):
        run(work, Here(), checkpoint=checkpoint, on_done=stop_at_the_third)
    kept = checkpoint.chunks()
    assert list(kept) == played
    assert run(work, Here(), checkpoint=checkpoint, on_done=quiet) == straight
    assert checkpoint.chunks() == {}


def test_a_line_cut_short_counts_for_nothing(tmp_path: Path) -> None:
    checkpoint = Checkpoint(QWIXX, tmp_path)
    first, *_ = split(QWIXX)
    checkpoint.keep(first, play_chunk(first).tally)
    (file,) = tmp_path.iterdir()
    file.write_bytes(file.read_bytes() + b'{"first": 25, "tal')
    assert list(checkpoint.chunks()) == [0]


def test_kept_work_is_not_taken_for_another(tmp_path: Path) -> None:
    first, *_ = split(QWIXX)
    Checkpoint(QWIXX, tmp_path).keep(first, play_chunk(first).tally)
    other = msgspec.structs.replace(QWIXX, seed=8)
    assert Checkpoint(other, tmp_path).chunks() == {}
    assert Checkpoint(QWIXX, tmp_path, matches=tmp_path).chunks() == {}


def test_chunks_cover_every_match_once() -> None:
    numbers = [n for c in split(KERNELS) for n in range(c.first, c.first + c.count)]
    assert numbers == list(range(KERNELS.count))


def test_a_tally_is_the_sum_of_its_parts() -> None:
    total = Tally(QWIXX.bots)
    for chunk in split(QWIXX):
        total.merge(play_chunk(chunk).tally)
    assert total == play_chunk(QWIXX).tally
