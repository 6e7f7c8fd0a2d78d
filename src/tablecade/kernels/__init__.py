"""The rules on flat arrays, compiled: proven equal to games/, a thousand times as fast.

A table is one record of an array. Everything here is a function over such records; what they
mean is told by games/, which stays the readable truth.
"""
