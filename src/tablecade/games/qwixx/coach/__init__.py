"""The coach of Qwixx and Qwixx On Board."""
