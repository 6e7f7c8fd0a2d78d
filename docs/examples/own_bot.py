"""A match of Qwixx with a bot of one's own against `greedy`: python docs/examples/own_bot.py."""

from tablecade import play


class Cautious:
    def __init__(self, game, rng):
        self.game = game

    def choose(self, state, hands):
        """The first legal choice of each hand; `pass` is always the last one."""
        return {hand: self.game.choices(state, hand)[0] for hand in hands}


match = play("qwixx", [Cautious, "greedy"], seed=1)
print(match.outcome)
