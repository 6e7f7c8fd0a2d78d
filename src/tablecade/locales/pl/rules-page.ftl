## The pages with the rules

rules-games = Gry
rules-title = Jak się gra: { $game }
rules-contents = Spis treści
rules-numbers = Każda zasada ma numer; odmowa go podaje. „Ustalenie” to punkt, o którym drukowane zasady milczą, i to, jak gra ten stół.
rules-ruling = Ustalenie
rules-play = Pokaż
