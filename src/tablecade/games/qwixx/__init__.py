"""Qwixx: six dice and a sheet; everybody crosses, the active player twice."""
