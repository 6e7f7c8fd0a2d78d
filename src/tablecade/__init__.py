"""Tablecade: a digital table for real board games."""

__version__ = "0.2.0.dev0"
