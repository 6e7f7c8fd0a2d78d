## tablecade report

report-qwixx-first = Premier joueur actif

## tablecade solve

solve-qwixx = Qwixx seul, actif à chaque tour : { $points } points en jouant au mieux

## tablecade play

qwixx-task-roll = { $name } lance les dés.

## Scenes

qwixx-active = joueur actif
qwixx-misses = Ratés
qwixx-total = Total { $score }
qwixx-points = Points
qwixx-dice = Dés
qwixx-only-pass = { $name } : aucun nombre ne va, donc tu passes.
qwixx-task-2-miss = Action 2 : coche la somme d’un dé blanc et d’un dé de couleur dans la rangée de cette couleur. Si tu passes maintenant, c’est un raté : −5.
qwixx-task-2 = Action 2 : coche la somme d’un dé blanc et d’un dé de couleur dans la rangée de cette couleur, ou passe.
qwixx-task-1 = Action 1 : coche { $sum } dans une rangée, ou passe.

## Words that can be typed

type-red = rouge
type-yellow = jaune
type-green = vert
type-blue = bleu
type-pass = passe
