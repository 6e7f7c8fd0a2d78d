"""The sentences of Goofspiel, one folder per language."""
