"""The rules of Pixoid; corridors are lookup tables."""
