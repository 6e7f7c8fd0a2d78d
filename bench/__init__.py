"""Measurements against peers. Nothing here asserts a time: machines are noisy."""
