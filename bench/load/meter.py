"""What is counted while tables are played, and what a server process has used."""

import psutil
from msgspec import Struct, field


class Meter(Struct):
    """Filled by the players, only while it runs."""

    running: bool = False
    choices: int = 0
    refused: int = 0
    waits: list[float] = field(default_factory=list)
    """Seconds from the last seal of a decision to its reveal, at each player."""

    def chose(self) -> None:
        self.choices += self.running

    def refuse(self) -> None:
        self.refused += self.running

    def saw(self, seconds: float) -> None:
        if self.running:
            self.waits.append(seconds)

    def percentile(self, share: float) -> float:
        """Seconds; nothing was seen, nothing is known."""
        ordered = sorted(self.waits)
        return (
            ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("nan")
        )


class Used(Struct, frozen=True):
    """CPU seconds and bytes of memory of some processes."""

    seconds: float
    memory: int


def used(pids: list[int]) -> Used:
    """Of these processes and all they started."""
    seconds, memory = 0.0, 0
    for pid in pids:
        top = psutil.Process(pid)
        for process in (top, *top.children(recursive=True)):
            times = process.cpu_times()
            seconds += times.user + times.system
            memory += process.memory_info().rss
    return Used(seconds, memory)
