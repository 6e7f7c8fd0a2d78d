"""Qwixx in CUDA: a thread plays a table, with the rules of games/qwixx/kernel."""
