"""The games as researchers' own systems know games: PettingZoo, Gymnasium, OpenSpiel."""
