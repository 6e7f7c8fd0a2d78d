"""Pixoid: one flees, three chase; everybody programs in secret, then all is revealed."""
