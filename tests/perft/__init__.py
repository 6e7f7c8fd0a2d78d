"""Perft counts for others to test their engines with: docs/perft.md."""
