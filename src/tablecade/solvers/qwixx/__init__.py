"""Exact answers for Qwixx."""
