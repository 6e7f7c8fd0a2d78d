import os
import signal

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
"""Set before NumPy is loaded: two workers with two threads each wait for one another."""

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as for a job in the background of a shell
    signal.signal(signal.SIGINT, signal.default_int_handler)  # tests interrupt their processes
