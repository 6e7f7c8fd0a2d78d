"""Exact answers: what bots, coach and puzzles look up. They need the extra `solve`."""
