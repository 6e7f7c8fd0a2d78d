## Learning by playing

learn-title = Naucz się, grając: { $game }
learn-step = Krok { $step } z { $steps }
learn-progress = Jak daleko jesteś
learn-next = Dalej
learn-skip = Zakończ lekcję
learn-read-again = Przeczytaj jeszcze raz
learn-watch = Patrz, co się dzieje…
learn-part-done = To była pierwsza połowa.
learn-done = To wszystko, czego trzeba. Miłej gry!
learn-next-part = Teraz druga strona
learn-play-on = Dograj tę partię
learn-again = Jeszcze raz
