## Names, and what each game is

game-qwixx = Qwixx
about-qwixx = six dés et une feuille ; coche beaucoup, saute peu

## Words of the rulebooks

# Masculine, as in « le 5 vert » and « le dé vert ». The selectors on $colour here and in
# errors.ftl know these very words, and make them feminine for « la rangée verte ».
colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-white = blanc
die-red = rouge
die-yellow = jaune
die-green = vert
die-blue = bleu
die-white = blanc

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

## How a match can end

reason-penalties = par le quatrième raté
reason-rows = par des rangées fermées

## Why a choice is not allowed: Qwixx

refusal-left-to-right = Trop tard pour le { $number } { $colour } : une rangée se coche seulement de gauche à droite.
refusal-too-few-crosses =
    { $crosses ->
        [0] Pour cocher le { $number } { $colour }, il faut déjà cinq croix dans la rangée ; il n’y en a aucune.
        [one] Pour cocher le { $number } { $colour }, il faut déjà cinq croix dans la rangée ; il n’y en a qu’une.
       *[other] Pour cocher le { $number } { $colour }, il faut déjà cinq croix dans la rangée ; il n’y en a que { $crosses }.
    }
refusal-row-closed =
    La rangée { $colour ->
        [vert] verte
        [bleu] bleue
       *[other] { $colour }
    } est fermée.
refusal-not-on-the-dice = Les dés ne donnent pas le { $number } { $colour }.
refusal-not-for-a-player = C’est aux dés d’en décider, pas à toi.
refusal-not-for-the-dice = Ce n’est pas ce que les dés décident maintenant.
refusal-no-such-seat = Il n’y a pas de place { $seat }.
refusal-die-left-the-game = Le dé { $colour } n’est plus en jeu.
refusal-die-missing = Il manque le dé { $colour } dans le lancer.
refusal-no-such-die = Il n’y a pas de dé « { $die } ».
refusal-no-such-face = Un dé { $colour } ne peut pas montrer { $face } : entre 1 à 6.
refusal-faces = Dés { $colour }s : { $faces } au lieu de { $dice }.
