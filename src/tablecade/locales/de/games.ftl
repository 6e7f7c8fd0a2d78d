## Names, and what each game is

game-pixoid = Pixoid
game-qwixx = Qwixx
game-qwixx-on-board = Qwixx On Board
about-pixoid = Pixoid flieht über die Platinen, drei Bugs jagen ihn; alle planen geheim und decken gleichzeitig auf
about-qwixx = sechs Würfel und ein Zettel; viel ankreuzen, wenig auslassen
about-qwixx-on-board = Qwixx mit Spielplan: Deine Spielfigur bringt noch ein Kreuz, und Punkte

## Words of the rulebooks

role-pixoid = Pixoid
role-bug = Bug
direction-up = nach oben
direction-down = nach unten
direction-left = nach links
direction-right = nach rechts
# Nouns, as in „Rot 5“ and „die Reihe Rot“.
colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-white = Weiß

## Pixoid: what happened

event-placed = { $name } startet auf { $pix }.
event-revealed = Die Steuergeräte zeigen: { $programs }.
event-picked = Pixoid sammelt das Bonusklötzchen auf { $pix } ein.
event-caught = Gefangen auf { $pix } von { $names }!
event-escaped =
    { $reserve ->
        [0] Pixoid entkommt und nimmt das letzte Klötzchen der Reserve.
        [one] Pixoid entkommt und nimmt ein Klötzchen; eins bleibt in der Reserve.
       *[other] Pixoid entkommt und nimmt ein Klötzchen; { $reserve } bleiben in der Reserve.
    }
event-round-ended = Die Runde ist vorbei. Punkte für { $name }: { $points } ({ $taken } aus der Reserve, { $bonus } Bonus), für jeden Bug: { $bugs }.
event-round-began = Runde { $round }: { $name } ist jetzt Pixoid.
event-controller-passed = { $name } nimmt das zweite Steuergerät.
event-won-rounds = Die Partie ist zu Ende. Sieg für { $names }.
event-won-twelve = Zwölf Klötzchen! { $names } gewinnt als Pixoid.
event-won-caught = Die Bugs gewinnen gemeinsam: { $names }.

## Qwixx: what happened

event-started = { $name } beginnt.
event-rolled = { $name } würfelt: weiß { $one } und { $two }, { $dice }. Die weißen Würfel ergeben { $sum }.
event-crossed =
    { $lock ->
        [true] { $name } kreuzt { $colour } { $number } und das Schloss an.
       *[false] { $name } kreuzt { $colour } { $number } an.
    }
event-passed = { $name } passt.
event-closed = Die Reihe { $colour } wird von { $names } geschlossen; ihr Würfel kommt aus dem Spiel.
event-missed = { $name } kreuzt nichts an: Fehlwurf { $penalties } von 4.
event-won-penalties = Der vierte Fehlwurf beendet die Partie. Sieg für { $names }.
event-won-rows = Zwei Reihen sind geschlossen, die Partie ist zu Ende. Sieg für { $names }.

## Qwixx On Board: what happened

event-moved =
    { $bonus ->
        [one] { $name } zieht die Spielfigur auf Feld { $field }, das zählt einen Punkt.
       *[other] { $name } zieht die Spielfigur auf Feld { $field }, das zählt { $bonus } Punkte.
    }
event-finish-announced =
    { $turns ->
        [one] { $name } erreicht das Ziel: noch ein Zug für die andere Person.
       *[other] { $name } erreicht das Ziel: noch { $turns } Züge, je einer für jede andere Person.
    }
event-won-finish = Der letzte Zug ist gespielt. Sieg für { $names }.

## How a match can end

reason-rounds = nach allen Runden
reason-twelve = mit zwölf Klötzchen
reason-caught = durch Fangen
reason-penalties = durch den vierten Fehlwurf
reason-rows = durch geschlossene Reihen
reason-finish = im Ziel
