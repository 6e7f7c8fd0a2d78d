"""Win shares of compiled players."""

from bench.duels import PLAYER, Pairing, measure

from tablecade.games.qwixx.bots.compiled.player import make_player


def test_the_number_of_processes_changes_no_match() -> None:
    greedy, random = (make_player(kind, dtype=PLAYER) for kind in ("greedy", "random"))
    pairing = Pairing(greedy, random, 3)
    one, two = (measure(pairing, matches=900, seed=1, processes=count) for count in (1, 2))
    assert one == two
    assert one.ci95[0] > 1 / 3
    assert one.points > one.others_points
