"""Learning by self-play: `python -m tablecade.lab.train`."""
