"""Boards, tracks and sheets in a terminal."""
