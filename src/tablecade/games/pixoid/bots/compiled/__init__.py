"""Compiled players of Pixoid, and whole matches between them."""
