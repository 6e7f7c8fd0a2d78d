"""Draws Qwixx On Board in the terminal."""
