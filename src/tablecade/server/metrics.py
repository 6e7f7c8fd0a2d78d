"""Metrics of one process: plain numbers, put into Prometheus's form when they are read."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from itertools import accumulate
from time import perf_counter

from prometheus_client import CollectorRegistry, core, generate_latest

LATENCIES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    """Labels never hold a token, a name or a choice."""

    def __init__(self) -> None:
        self.tables = 0
        self.sockets = 0
        self.choices = 0
        self.failed_writes = 0
        """Since one worked."""
        self.seconds = 0.0
        """From the arrival of all these choices to their answers."""
        self.refusals: Counter[str] = Counter()
        self.refused_connections: Counter[str] = Counter()
        self.task_failures: Counter[str] = Counter()
        self._latencies = [0] * (len(LATENCIES) + 1)

    def count_choice(self, began: float) -> None:
        """A choice that came at this time of the performance counter is answered."""
        seconds = perf_counter() - began
        self.choices += 1
        self.seconds += seconds
        self._latencies[bisect_left(LATENCIES, seconds)] += 1

    def text(self) -> bytes:
        registry = CollectorRegistry()
        registry.register(self)
        return generate_latest(registry)

    def collect(self) -> Iterator[core.Metric]:
        """Called by the registry."""
        yield core.CounterMetricFamily("tablecade_tables_opened", "Tables opened", self.tables)
        yield core.GaugeMetricFamily("tablecade_sockets", "Live sockets", self.sockets)
        about = "Writes to the database that failed since one worked"
        yield core.GaugeMetricFamily("tablecade_failed_writes", about, self.failed_writes)
        yield core.CounterMetricFamily("tablecade_choices", "Choices sealed", self.choices)
        bounds = [*map(str, LATENCIES), "+Inf"]
        buckets = [*zip(bounds, accumulate(self._latencies), strict=True)]
        about = "From a choice's arrival to its answer"
        yield core.HistogramMetricFamily("tablecade_choice_seconds", about, buckets, self.seconds)
        yield _by("refusals", "Refusals by code", "code", self.refusals)
        about = "Connections refused or aborted, by reason"
        yield _by("refused_connections", about, "reason", self.refused_connections)
        about = "Failures of background tasks, each restarted"
        yield _by("task_failures", about, "task", self.task_failures)


def _by(name: str, about: str, label: str, numbers: Counter[str]) -> core.Metric:
    family = core.CounterMetricFamily(f"tablecade_{name}", about, labels=[label])
    for value, number in numbers.items():
        family.add_metric([value], number)
    return family
