"""A real cluster of two nodes on this machine, and a worker killed while it plays."""

import contextlib
import os
import signal
import threading
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tablecade.lab.checkpoint import Checkpoint, run
from tablecade.lab.simulation import play_chunk
from tablecade.lab.workers import OnRay
from tests.lab.test_run import quiet, whole

pytestmark = pytest.mark.filterwarnings("default")  # of Ray's own dependencies

WORK = whole("qwixx", ("greedy", "random", "greedy"), 250, "rules")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    ray: Any = import_module("ray")
    nodes = import_module("ray.cluster_utils").Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
    )
    nodes.add_node(num_cpus=1)
    ray.init(nodes.address, log_to_driver=False)
    yield ray
    ray.shutdown()
    nodes.shutdown()


def test_two_nodes_of_which_one_loses_a_worker_play_what_one_process_plays(
    cluster: Any, tmp_path: Path
) -> None:
    assert len([node for node in cluster.nodes() if node["Alive"]]) == 2
    killed: list[int] = []
    ended = threading.Event()
    killer = threading.Thread(target=_kill_one, args=(killed, ended))
    killer.start()
    try:
        tally = run(WORK, OnRay(None), checkpoint=Checkpoint(WORK, tmp_path), write=quiet)
    finally:
        ended.set()
        killer.join()
    assert killed
    assert tally == play_chunk(WORK).tally


def _kill_one(killed: list[int], ended: threading.Event) -> None:
    """End the first process of this cluster that is seen playing a chunk."""
    psutil: Any = import_module("psutil")
    while not killed and not ended.is_set():
        for process in psutil.Process().children(recursive=True):
            with contextlib.suppress(psutil.NoSuchProcess, ProcessLookupError):
                if not killed and process.name().startswith("ray::play_chunk"):
                    os.kill(process.pid, signal.SIGKILL)
                    killed.append(process.pid)
