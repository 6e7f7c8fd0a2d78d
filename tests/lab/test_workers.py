"""Worker processes end without a word, however the parent stops."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tablecade.lab.workers import ChildProcess

PARENT = """
import sys
import time
from pathlib import Path

from tablecade.lab.workers import ChildProcess

if __name__ == "__main__":
    try:
        worker = ChildProcess(time.sleep)
        time.sleep(60)
    except KeyboardInterrupt:
        time.sleep(0.5)
        worker.close()
        print("stopped")
else:  # the worker imports this module before it begins
    Path(sys.argv[1]).touch()
    time.sleep(2)
"""


def test_it_answers_each_question_also_after_an_error() -> None:
    worker = ChildProcess(int)
    worker.connection.send("7")
    assert worker.connection.recv() == 7
    worker.connection.send("seven")
    assert isinstance(worker.connection.recv(), ValueError)
    worker.connection.send("8")
    assert worker.connection.recv() == 8
    worker.close()


def test_ctrl_c_in_a_terminal_while_a_worker_starts(tmp_path: Path) -> None:
    """A terminal signals all processes of the command, also one that still imports modules."""
    script, importing = tmp_path / "parent.py", tmp_path / "importing"
    script.write_text(PARENT)
    parent = subprocess.Popen(
        [sys.executable, str(script), str(importing)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while not importing.exists():
        assert parent.poll() is None
        time.sleep(0.02)
    os.killpg(parent.pid, signal.SIGINT)
    assert parent.communicate() == ("stopped\n", "")


@pytest.mark.parametrize("answered", [False, True])
def test_a_parent_that_is_gone_is_no_error(
    capfd: pytest.CaptureFixture[str], *, answered: bool
) -> None:
    """The worker can't send its answer, or it reads from a pipe that is reset."""
    worker = ChildProcess(time.sleep)
    worker.connection.send(0.2)
    if answered:
        assert worker.connection.poll(60)
    worker.connection.close()
    worker._process.join()
    assert capfd.readouterr() == ("", "")
    assert worker._process.exitcode == 0
