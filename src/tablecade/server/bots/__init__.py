"""Bots and the coach run in worker processes, outside the event loop."""
