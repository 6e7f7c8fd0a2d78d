"""The version of Tablecade: it has no other place."""

__version__ = "0.2.0.dev0"
