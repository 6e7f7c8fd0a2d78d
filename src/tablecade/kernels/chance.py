"""Random numbers in compiled code: two streams a match, one for the dice, one for choices.

The streams are separate so that different players can get the same dice, which reduces variance.
Both are fields of the scratch record of a table.
"""

import numpy as np

from tablecade.kernels.array import Array, Record
from tablecade.kernels.compiled import compiled

DICE, CHOICES = 0, 1
STREAMS = 2

_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_STAR = np.uint64(0x2545F4914F6CDD1D)
_ONE = np.uint64(1)
_HALF = np.uint64(32)


@compiled
def _mix(word: np.uint64) -> np.uint64:
    """SplitMix64: a hash of a 64-bit number."""
    word += _GOLDEN
    word = (word ^ (word >> np.uint64(30))) * _MIX_1
    word = (word ^ (word >> np.uint64(27))) * _MIX_2
    return word ^ (word >> np.uint64(31))


@compiled
def open_streams(scratch: Record, seed: int, index: int) -> None:
    """Seed the streams of match `index`: they depend on the seed and the index alone."""
    match = _mix(_mix(np.uint64(seed)) ^ np.uint64(index))
    for stream in range(STREAMS):
        scratch.streams[stream] = (
            _mix(match ^ np.uint64(stream)) | _ONE
        )  # xorshift never leaves zero


@compiled
def open_all(scratches: Array, seed: int) -> None:
    """Seed the streams of many tables."""
    for index in range(len(scratches)):
        open_streams(scratches[index], seed, index)


@compiled
def draw(scratch: Record, stream: int) -> np.uint64:
    """Xorshift64*: 64 bits, the upper ones of better quality."""
    word = scratch.streams[stream]
    word ^= word >> np.uint64(12)
    word ^= word << np.uint64(25)
    word ^= word >> np.uint64(27)
    scratch.streams[stream] = word
    return word * _STAR


@compiled
def below(scratch: Record, stream: int, sides: int) -> int:
    """A number of 0 … sides - 1, uniform up to sides / 2**32."""
    return int(np.int64(((draw(scratch, stream) >> _HALF) * np.uint64(sides)) >> _HALF))
