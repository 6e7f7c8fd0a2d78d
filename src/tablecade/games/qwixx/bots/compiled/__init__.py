"""Compiled players of Qwixx and Qwixx On Board, and whole matches between them."""
