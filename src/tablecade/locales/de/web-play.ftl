## While a match runs

play-last-turn = Voriger Zug
play-once-more = Noch einmal
play-caught = Gefangen!
play-caught-by = von { $names }
play-is-pixoid = { $name } ist Pixoid
play-third-bug = Dritter Bug: { $name }
play-times-up = Zeit um: Ein Bot spielte { $choice }
play-round-over = Runde { $round } von { $rounds } ist vorbei
play-missing = Nur { $name } fehlt noch
pixoid-start-here = Hier starten

## In somebody’s first turns

play-first-pixoid-pixoid = Du fliehst! Wähle Richtung und Entfernung. Du läufst zuerst, dann alle Bugs. Kommt keiner auf deinen Pix, bekommst du ein Klötzchen.
play-first-pixoid-bug = Du jagst Pixoid. Er läuft zuerst. Rate, wo er stehen bleibt, und lauf auf diesen Pix oder darüber.
play-first-qwixx-active = Du bist dran: Alle dürfen die weiße Summe ankreuzen, danach du allein weiß plus farbig.
play-first-qwixx-other = Jemand anders würfelt. Kreuz die weiße Summe in einer Reihe an, von links, oder passe.
play-first-qwixx-on-board-active = Du bist dran: weiße Summe, dann weiß plus farbig, dann deine Figur.
play-first-qwixx-on-board-other = Jemand anders würfelt. Kreuz die weiße Summe in einer Reihe an, von links, oder passe.

## Keys

play-keys = Tasten
play-keys-row = eine Reihe: rot, gelb, grün, blau
play-keys-number = die Zahl in dieser Reihe
play-keys-pawn = die Figur, dann 1 bis 5
play-keys-seal = versiegeln oder passen

## The end

play-you-won = Gewonnen!
play-you-won-together = Zusammen gewonnen!
play-you-lost = Diesmal verloren.
play-you-came =
    { $place }. Platz, { $behind ->
        [one] einen Punkt
       *[other] { $behind } Punkte
    } hinter dem Ersten
card-share = Bild teilen
card-send = Bild senden
card-save = Bild speichern
card-foot = Scannen und die Partie ansehen.
award-all = Denkwürdig
award-pixoid-escape-title = Knapp entwischt:
award-pixoid-escape =
    { $pix ->
        [one] Ein Bug kam bis auf einen Pix an { $name } heran.
       *[other] Ein Bug kam bis auf { $pix } Pix an { $name } heran.
    }
award-pixoid-hunter-title = Beste Jagd:
award-pixoid-hunter =
    { $count ->
        [one] { $name } hat Pixoid gefangen.
       *[other] { $name } hat Pixoid { $count }-mal gefangen.
    }
award-pixoid-collector-title = Gesammelt:
award-pixoid-collector =
    { $count ->
        [one] { $name } hat ein Bonusklötzchen geholt.
       *[other] { $name } hat { $count } Bonusklötzchen geholt.
    }
award-pixoid-run-title = Längster Lauf:
award-pixoid-run = { $name } lief { $pix } Pix in einem Zug.
award-qwixx-gain-title = Bestes Kreuz:
award-qwixx-gain = { $name } gewann { $points } Punkte auf einmal.
award-qwixx-row-title = Vollste Reihe:
award-qwixx-row = { $name } machte { $count } Kreuze in der Reihe { $colour }.
award-qwixx-clean-title = Ohne Fehlwurf:
award-qwixx-clean = Nur { $name } blieb ohne Fehlwurf.
award-board-move-title = Längster Zug:
award-board-move = { $name } zog die Figur { $fields } Felder auf einmal.

## Row closed, on the board

play-row-closed = Reihe zu!

## The coach on the choices

coach-on-choices-win = Gewinnchance nach jeder Wahl
coach-on-choices-mixed = Wie oft man es wählen sollte
coach-on-choices-cubes = Zu erwartende Klötzchen
coach-hide = Ausblenden
