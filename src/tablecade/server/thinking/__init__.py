"""Bots think outside the event loop, in a process that can be stopped."""
