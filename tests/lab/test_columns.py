import msgspec
import pytest

from tablecade.core.packages import GAMES
from tablecade.lab.results import Totals, mean_of
from tablecade.lab.simulation import Chunk, engine_for, play_chunk, settle

LINEUPS = [
    ("qwixx", ("random", "random"), {}),
    ("qwixx", ("greedy", "random", "greedy"), {}),
    ("qwixx-on-board", ("greedy", "random"), {"side": "B"}),
    ("pixoid", ("random",) * 3, {"variant": "short"}),
    pytest.param("pixoid", ("random",) * 4, {}, marks=pytest.mark.long),
]


def chunk(game: str, bots: tuple[str, ...], options: dict[str, str], count: int) -> Chunk:
    settled = settle(GAMES[game], options, seats=len(bots), seed=3)
    return Chunk(game=game, options=settled, bots=bots, seed=3, first=0, count=count)


@pytest.mark.parametrize(("game", "bots", "options"), LINEUPS)
def test_rules_and_kernels_agree_on_what_bots_achieve(
    game: str, bots: tuple[str, ...], options: dict[str, str]
) -> None:
    by_rules = play_chunk(chunk(game, bots, options, 300)).tally
    work = msgspec.structs.replace(chunk(game, bots, options, 30_000), engine="kernels")
    by_kernels = play_chunk(work).tally
    for seat in range(len(bots)):
        share = by_kernels.seats[seat].credit / by_kernels.games
        slack = 4.5 * (share * (1 - share) / by_rules.games) ** 0.5 + 0.01
        assert by_rules.seats[seat].credit / by_rules.games == pytest.approx(share, abs=slack)
    mean = mean_of(by_kernels.lengths)
    assert mean_of(by_rules.lengths) == pytest.approx(mean, rel=0.1)
    assert set(by_rules.reasons) <= set(by_kernels.reasons)


@pytest.mark.parametrize(("game", "bots", "options"), LINEUPS)
def test_the_tally_of_the_kernels_is_that_of_their_results(
    game: str, bots: tuple[str, ...], options: dict[str, str]
) -> None:
    work = msgspec.structs.replace(
        chunk(game, bots, options, 500), engine="kernels", keep="results"
    )
    played = play_chunk(work)
    counted = Totals(bots)
    for result in played.results:
        counted.add(result)
    assert played.tally == counted


def test_bots_the_kernels_do_not_know_play_by_the_rules() -> None:
    assert engine_for("qwixx", ("random", "greedy")) == "kernels"
    assert engine_for("qwixx", ("random", "someone")) == "rules"
    assert engine_for("another-game", ("random",)) == "rules"
