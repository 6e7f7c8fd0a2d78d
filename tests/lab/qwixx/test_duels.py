"""Win shares of compiled players."""

from tablecade.bots.qwixx.compiled.player import make_player
from tablecade.kernels.qwixx.codes import encode_track
from tablecade.lab.qwixx.duels import measure


def test_the_number_of_processes_changes_no_match() -> None:
    players = make_player("greedy"), make_player("random"), encode_track(None)
    alone, together = (
        measure(*players, seats=3, matches=900, seed=1, processes=count) for count in (1, 2)
    )
    assert alone == together
    assert alone.ci95[0] > 1 / 3
    assert alone.points > alone.others_points
