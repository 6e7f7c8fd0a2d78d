"""Logs as JSON, one line for each event. Secrets are never logged."""

import logging
import sys
from typing import Any

import msgspec

log = logging.getLogger(__name__)

STANDARD = frozenset(vars(logging.makeLogRecord({})))


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        extras = vars(record).items()
        line |= {key: str(value) for key, value in extras if key not in STANDARD}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def log_to_stderr(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)


class Outage:
    """Logs when something begins to fail and when it works again, not every failure in between."""

    def __init__(self, what: str) -> None:
        self._what = what
        self.failures = 0
        """Since it worked last."""

    def failed(self, problem: BaseException) -> None:
        self.failures += 1
        if self.failures == 1:
            why = problem.__cause__ or problem
            log.error("%s fails", self._what, exc_info=problem, extra={"why": why})

    def worked(self) -> None:
        if self.failures:
            log.warning("%s works again", self._what, extra={"failures": self.failures})
            self.failures = 0
