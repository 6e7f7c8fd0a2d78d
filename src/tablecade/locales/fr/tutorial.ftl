## Learning by playing

learn-title = Apprends { $game } en jouant
learn-step = Étape { $step } sur { $steps }
learn-progress = Où tu en es
learn-next = Continuer
learn-skip = Quitter la leçon
learn-read-again = Relire
learn-watch = Regarde ce qui se passe…
learn-part-done = C’était la première moitié.
learn-done = Tu sais tout ce qu’il faut. Amuse-toi bien !
learn-next-part = Et maintenant l’autre camp
learn-play-on = Finir cette partie
learn-again = Encore une fois
