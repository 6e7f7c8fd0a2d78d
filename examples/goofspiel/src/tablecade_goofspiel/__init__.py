"""Open-bid Goofspiel for Tablecade."""
