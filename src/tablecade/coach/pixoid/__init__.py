"""The coach of Pixoid."""
