"""Draws Pixoid in the terminal."""
