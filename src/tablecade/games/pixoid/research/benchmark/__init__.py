"""Pixoid in the benchmark."""
