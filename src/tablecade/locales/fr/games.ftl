# Before : and inside « » stands a no-break space, before ; ! ? a narrow one (U+202F).

## Names, and what each game is

game-pixoid = Pixoid
game-qwixx = Qwixx
game-qwixx-on-board = Qwixx On Board
about-pixoid = Pixoid fuit dans le circuit, trois Bugs le traquent ; on programme en secret, on révèle tous ensemble
about-qwixx = six dés et une feuille ; coche beaucoup, saute peu
about-qwixx-on-board = Qwixx avec un plateau : ton pion rapporte une croix de plus, et des points

## Words of the rulebooks

role-pixoid = Pixoid
role-bug = Bug
direction-up = vers le haut
direction-down = vers le bas
direction-left = à gauche
direction-right = à droite
# Masculine, as in « le 5 vert » and « le dé vert ». The selectors on $colour here and in
# errors.ftl know these very words, and make them feminine for « la rangée verte ».
colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-white = blanc

## Pixoid: what happened

event-placed = { $name } part de { $pix }.
event-revealed = Les manettes indiquent : { $programs }.
event-picked = Pixoid ramasse le cube Bonus sur { $pix }.
event-caught = Pixoid se fait attraper sur { $pix } par { $names } !
event-escaped =
    { $reserve ->
        [0] Pixoid s’échappe et prend le dernier cube de la réserve.
        [one] Pixoid s’échappe et prend un cube ; il en reste un dans la réserve.
       *[other] Pixoid s’échappe et prend un cube ; il en reste { $reserve } dans la réserve.
    }
event-round-ended = La manche est finie : { $name } marque { $points } ({ $taken } de la réserve, { $bonus } en bonus), chaque Bug { $bugs }.
event-round-began = Manche { $round } : { $name } devient Pixoid.
event-controller-passed = { $name } prend la seconde manette.
event-won-rounds = La partie est finie. Victoire : { $names }.
event-won-twelve = Douze cubes ! { $names } l’emporte avec Pixoid.
event-won-caught = Les Bugs gagnent ensemble : { $names }.

## Qwixx: what happened

event-started = { $name } commence.
event-rolled = { $name } lance : blancs { $one } et { $two }, { $dice }. Les dés blancs font { $sum }.
event-crossed =
    { $lock ->
        [true] { $name } coche le { $number } { $colour } et le cadenas.
       *[false] { $name } coche le { $number } { $colour }.
    }
event-passed = { $name } passe.
event-closed =
    La rangée { $colour ->
        [vert] verte
        [bleu] bleue
       *[other] { $colour }
    } est fermée par { $names } ; son dé quitte le jeu.
event-missed = { $name } ne coche rien : raté { $penalties } sur 4.
event-won-penalties = Le quatrième raté met fin à la partie. Victoire : { $names }.
event-won-rows = Deux rangées sont fermées, la partie est finie. Victoire : { $names }.

## Qwixx On Board: what happened

event-moved =
    { $bonus ->
        [1] { $name } avance son pion sur la case { $field }, qui vaut un point.
       *[other] { $name } avance son pion sur la case { $field }, qui vaut { $bonus } points.
    }
event-finish-announced =
    { $turns ->
        [1] { $name } atteint l’arrivée : encore un tour pour l’autre.
       *[other] { $name } atteint l’arrivée : encore { $turns } tours, un pour chaque autre personne.
    }
event-won-finish = Le dernier tour est joué. Victoire : { $names }.

## How a match can end

reason-rounds = après toutes les manches
reason-twelve = par douze cubes
reason-caught = par une capture
reason-penalties = par le quatrième raté
reason-rows = par des rangées fermées
reason-finish = à l’arrivée
