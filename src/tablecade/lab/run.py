"""A simulation from start to end: what a checkpoint holds, then the rest."""

from collections.abc import Callable

from tablecade.lab.checkpoint import Checkpoint, Counts, Finished, missing
from tablecade.lab.chunk import Chunk, Played
from tablecade.lab.tally import Tally
from tablecade.lab.workers import Workers

OnDone = Callable[[Chunk, Played], None]
"""Called with each chunk when it is done; of one from a checkpoint only the tally is left."""


def run(
    whole: Chunk,
    workers: Workers,
    *,
    checkpoint: Checkpoint,
    on_done: OnDone,
    counts: Counts = lambda _: True,
) -> Tally:
    """Play what is not done yet. Stopped at any point, it continues from there the next time.

    A chunk of the checkpoint that does not count any more is played again.
    """
    total = Tally(whole.bots)
    done = checkpoint.finished(counts=counts)
    for chunk in done:
        total.merge(chunk.tally)
        on_done(whole.part(chunk.first, chunk.count), Played(chunk.tally))
    for part, played in workers.play(missing(whole, done)):
        on_done(part, played)
        checkpoint.add(Finished(part.bots, part.first, part.count, played.tally))
        total.merge(played.tally)
    checkpoint.delete()
    return total
