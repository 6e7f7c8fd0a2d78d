"""Qwixx On Board: Qwixx with a track and pawns."""
