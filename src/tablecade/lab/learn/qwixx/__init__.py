"""Training of value networks for Qwixx and Qwixx On Board by self-play."""
