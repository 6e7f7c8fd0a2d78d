"""Plays a chunk, by the rules or on the compiled kernels."""

from time import perf_counter

from tablecade.core.packages import GAMES
from tablecade.lab.chunk import Chunk, Played, result_of
from tablecade.lab.simulation import Simulation, simulated_match
from tablecade.lab.tally import Tally


def play_chunk(chunk: Chunk) -> Played:
    """Play it. A match depends on the seed, its number and the engine alone."""
    began = perf_counter()
    played = _play_compiled(chunk) if chunk.engine == "kernels" else _play_by_rules(chunk)
    played.seconds = perf_counter() - began
    return played


def _play_compiled(chunk: Chunk) -> Played:
    from tablecade.lab.kernel_play import play_on_kernels  # needs Numba

    return play_on_kernels(chunk)


def _play_by_rules(chunk: Chunk) -> Played:
    simulation = Simulation(GAMES[chunk.game], chunk.options, chunk.bots, chunk.seed)
    played = Played(Tally(chunk.bots))
    for index in range(chunk.first, chunk.end):
        match = simulated_match(simulation, chunk.options, index=index)
        played.tally.add(match)
        if chunk.keep != "tally":
            played.results.append(result_of(match))
        if chunk.keep == "matches":
            played.matches.append(match.write())
    return played
