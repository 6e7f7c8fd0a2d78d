"""Exact answers: what bots, the coach and puzzles look up."""
