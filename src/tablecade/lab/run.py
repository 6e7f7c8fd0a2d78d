"""A simulation from start to end: what was kept before, then the rest, chunk by chunk."""

from collections.abc import Callable

from tablecade.lab.checkpoint import Checkpoint
from tablecade.lab.chunk import Chunk, Played, split
from tablecade.lab.tally import Tally
from tablecade.lab.workers import Workers

OnDone = Callable[[Chunk, Played], None]
"""Told of each chunk as it is done; of a kept one only the tally is left."""


def run(whole: Chunk, workers: Workers, *, checkpoint: Checkpoint, on_done: OnDone) -> Tally:
    """Play what is not kept yet. Stopped at any point, it goes on from there the next time."""
    done = checkpoint.chunks()
    todo = []
    for chunk in split(whole):
        if chunk.first in done:
            on_done(chunk, Played(done[chunk.first]))
        else:
            todo.append(chunk)
    for chunk, played in workers.play(todo):
        on_done(chunk, played)
        checkpoint.keep(chunk, played.tally)
        done[chunk.first] = played.tally
    checkpoint.forget()
    return _total(whole, done)


def _total(whole: Chunk, done: dict[int, Tally]) -> Tally:
    total = Tally(whole.bots)
    for first in sorted(done):
        total.merge(done[first])
    return total
