"""Mutation testing of the rules: break every line of games/ and count what the tests notice."""

import json
import resource
import subprocess
import sys
from pathlib import Path

GOAL = 0.95
STATS = Path("mutants/mutmut-cicd-stats.json")
MEMORY = 4 << 30
"""A broken loop may gather without end; it dies here instead of the machine."""


def main() -> int:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    mutmut = Path(sys.executable).with_name("mutmut")
    for command in (["run", "--max-children", "2"], ["export-cicd-stats"]):
        subprocess.run([mutmut, *command], check=True)  # noqa: S603 - our own tool
    stats = json.loads(STATS.read_text(encoding="utf-8"))
    noticed = stats["killed"] + stats["timeout"]
    share = noticed / stats["total"]
    print(f"{noticed} of {stats['total']} mutants died: {share:.1%} (goal {GOAL:.0%})")
    print("survivors: mutmut results; one of them: mutmut show NAME")
    return 0 if share >= GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
