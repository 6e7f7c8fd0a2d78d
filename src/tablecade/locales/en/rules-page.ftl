## The pages with the rules

rules-games = Games
rules-title = How { $game } is played
rules-contents = Contents
rules-numbers = Every rule has a number; a refusal names it. “Ruling” marks a point the printed rules leave open, and how this table plays it.
rules-ruling = Ruling
rules-play = Show it
