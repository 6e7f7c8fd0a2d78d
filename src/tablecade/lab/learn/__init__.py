"""Training of value networks."""
