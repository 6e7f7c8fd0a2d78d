"""Pixoid on flat arrays: corridors looked up, so that a turn takes no walking."""
