"""Cuts work into chunks of about half a second, by the speed measured so far."""

from collections import deque
from collections.abc import Iterable

from tablecade.lab.chunk import Chunk

CHUNK_SECONDS = 0.5
"""A stop costs at most this, or one match where a match takes longer."""
FIRST_SIZE = {"rules": 1, "kernels": 256}
"""Matches of the first chunk of a line-up, whose speed is not known yet."""
LARGEST = 100_000


class ChunkQueue:
    """Chunks to play, each match once. Sizes never change a result, only how soon it comes."""

    def __init__(self, work: Iterable[Chunk], *, workers: int) -> None:
        self._todo = deque(work)
        self._workers = workers
        self._seconds_a_match: dict[tuple[str, ...], float] = {}

    def take(self) -> Chunk | None:
        """The next chunk; None when all are taken."""
        if not self._todo:
            return None
        whole = self._todo.popleft()
        size = min(self._size(whole), whole.count)
        if size < whole.count:
            self._todo.appendleft(whole.part(whole.first + size, whole.count - size))
        return whole.part(whole.first, size)

    def _size(self, whole: Chunk) -> int:
        seconds = self._seconds_a_match.get(whole.bots)
        if seconds is None:
            return FIRST_SIZE[whole.engine]
        fair_part = -(-whole.count // self._workers)  # near the end nobody gets all the rest
        return max(1, min(int(CHUNK_SECONDS / max(seconds, 1e-9)), LARGEST, fair_part))

    def put_back(self, chunk: Chunk) -> None:
        """A chunk whose worker died."""
        self._todo.appendleft(chunk)

    def measured(self, chunk: Chunk, seconds: float) -> None:
        self._seconds_a_match[chunk.bots] = seconds / chunk.count
