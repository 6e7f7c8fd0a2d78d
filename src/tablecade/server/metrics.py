"""Prometheus metrics."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

LATENCIES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    """Counters of one process. Labels never hold a token, a name or a choice."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Counter("tablecade_tables_opened", "Tables opened", registry=self.registry)
        self.sockets = Gauge("tablecade_sockets", "Live sockets", registry=self.registry)
        self.choices = Counter("tablecade_choices", "Choices sealed", registry=self.registry)
        self.refusals = Counter(
            "tablecade_refusals", "Refusals by code", ["code"], registry=self.registry
        )
        self.latency = Histogram(
            "tablecade_choice_seconds",
            "From a choice's arrival to its answer",
            buckets=LATENCIES,
            registry=self.registry,
        )

        self.refused_connections = Counter(
            "tablecade_refused_connections",
            "Connections refused or aborted, by reason",
            ["reason"],
            registry=self.registry,
        )
        self.task_failures = Counter(
            "tablecade_task_failures",
            "Failures of background tasks, each restarted",
            ["task"],
            registry=self.registry,
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
