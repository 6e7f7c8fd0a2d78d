"""Qwixx and Qwixx On Board on flat arrays: one kernel, step 3 where there is a track."""
