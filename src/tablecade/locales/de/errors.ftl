## Every refusal and fault ends with the number of its rule

with-rule = { $sentence } ({ $rule })

## Why a choice is not allowed: Pixoid

refusal-already-placed = Dieses Klötzchen steht schon im Labyrinth: Stell ein Programm ein.
refusal-place-first = Setz das Klötzchen zuerst auf einen Start-Pix.
refusal-not-a-start-pix = { $pix } ist kein Start-Pix.
refusal-start-pix-taken = Auf { $pix } steht schon ein anderes Klötzchen.
refusal-distance = Die Entfernung geht von 1 bis 9, nicht { $distance }.
refusal-wall-ahead = Gleich neben { $pix } ist eine Wand: { $direction } geht es nicht.

## Why a choice is not allowed: Qwixx

refusal-left-to-right = Zu spät für { $colour } { $number }: In einer Reihe wird nur von links nach rechts angekreuzt.
refusal-too-few-crosses =
    { $crosses ->
        [0] Vor { $colour } { $number } braucht die Reihe fünf Kreuze; noch ist keins da.
        [one] Vor { $colour } { $number } braucht die Reihe fünf Kreuze; bisher ist es eins.
       *[other] Vor { $colour } { $number } braucht die Reihe fünf Kreuze; bisher sind es { $crosses }.
    }
refusal-row-closed = Die Reihe { $colour } ist geschlossen.
refusal-not-on-the-dice = { $colour } { $number } geben die Würfel nicht her.
refusal-not-for-a-player = Das entscheiden die Würfel, nicht du.
refusal-not-for-the-dice = Darüber entscheiden die Würfel jetzt nicht.
refusal-no-such-seat = Einen Platz { $seat } gibt es nicht.
refusal-die-left-the-game = Der Würfel für { $colour } ist nicht mehr im Spiel.
refusal-die-missing = Im Wurf fehlt der Würfel für { $colour }.
refusal-no-such-die = Einen Würfel „{ $die }“ gibt es nicht.
refusal-no-such-face = Ein Würfel für { $colour } kann keine { $face } zeigen: Gib 1 bis 6 ein.
refusal-faces = Würfel für { $colour }: { $faces } eingegeben, { $dice } nötig.

## Why a choice is not allowed: Qwixx On Board

refusal-pawn-in-step-3-only = Die Spielfigur zieht nur in Schritt 3.
refusal-only-the-pawn = Schritt 3 gehört der Spielfigur: Zieh sie oder passe.
refusal-pawn-distance = Eine Spielfigur zieht 1 bis 5 freie Felder weit, nicht { $fields }.
refusal-past-the-last-field =
    { $fields ->
        [one] Vor der Spielfigur ist kein freies Feld mehr.
       *[other] Vor der Spielfigur sind keine { $fields } freien Felder mehr.
    }
refusal-field-of-closed-row = Die Reihe { $colour } ist geschlossen, und { $colour } { $number } ist auf deinem Zettel nicht angekreuzt.
refusal-field-not-crossable = { $colour } { $number } ist auf deinem Zettel nicht angekreuzt und lässt sich jetzt auch nicht ankreuzen.

## What is wrong with a board, tile or track

place-tile = Platine
place-board = Spielplan
place-row = Zeile
place-column = Spalte
place-field = Feld
place-start = Start
place-or = oder
place-bonus = Bonus
place-open = Durchgang
place-size = Größe
place-pix = Pix
place-fields = Strecke
error-bad-board = { $place }: { $reason }
fault-size = ein Spielplan hat { $smallest } bis { $largest } Pix pro Seite, nicht { $size }
fault-no-such-pix = auf diesem Spielplan gibt es keinen Pix { $pix }
fault-twice = { $name } kommt zweimal vor
fault-not-neighbours = diese beiden Pix sind keine Nachbarn
fault-start-count = Start-Pix: { $count } statt { $wanted }
fault-bonus-count = Bonus-Pix: { $count } statt { $wanted }
fault-no-way-out = Wände auf allen Seiten: kein Ausweg
fault-not-connected = von { $from } führt kein Weg hierher
fault-drawing-height = gezeichnete Zeilen: { $lines } statt { $wanted }
fault-drawing-width = die Zeile ist zu lang: „{ $found }“ in Zeile { $line }, Zeichen { $character }
fault-drawing-character = „{ $found }“ darf hier nicht stehen: Zeile { $line }, Zeichen { $character }
fault-drawing-broken-wall = eine Wand besteht aus drei Strichen, nicht aus „{ $found }“: Zeile { $line }, Zeichen { $character }
fault-tile-heading = eine Zeichnung beginnt mit einer Zeile wie „tile A side 1“
fault-tile-missing = diese Seite ist nicht gezeichnet
fault-border-open = der Rand des Spielplans muss hier geschlossen sein
fault-edges-do-not-meet =
    { $edge ->
        [right] eine Lücke am rechten Rand ist anders als bei den anderen Platinen, die Gänge träfen nicht aufeinander
       *[lower] eine Lücke am unteren Rand ist anders als bei den anderen Platinen, die Gänge träfen nicht aufeinander
    }
fault-too-few-fields = Felder: { $count }, nötig sind mindestens { $wanted }
fault-no-such-colour = die Farbe „{ $colour }“ gibt es nicht
fault-no-such-number = die Zahlen gehen von 2 bis 12, nicht { $number }
fault-too-many-fields = Felder: { $count }, erlaubt sind höchstens { $most }
fault-bonus-range = die Zusatzpunkte gehen von 1 bis { $most }, nicht { $bonus }
fault-bonus-falls = die Zusatzpunkte fallen von { $before } auf { $bonus }; sie dürfen nur steigen

## Errors of a call or a file

error-bad-notation = „{ $text }“ gibt es in diesem Spiel nicht.
error-unknown-game = Ein Spiel „{ $game }“ gibt es nicht; es gibt { $known }.
error-unknown-bot = Einen Bot „{ $bot }“ gibt es für { $game } nicht; es gibt { $known }.
error-bad-bot = Der Bot „{ $bot }“ ist nicht verwendbar: { $problem }
error-bot-failed = Der Bot „{ $bot }“ ist gescheitert: { $problem }
error-bot-failed-at = Der Bot „{ $bot }“ ist gescheitert: { $problem } ({ $file }, Zeile { $line })
error-game-failed = Das Spiel „{ $game }“ ist gescheitert: { $problem }
error-package-failed = Das Paket { $package } ist gescheitert: { $problem } ({ $file }, Zeile { $line })
error-bad-answer = Der Bot „{ $bot }“ hat mit { $answer } geantwortet; das ist keine erlaubte Wahl für Hand { $hand }.
error-illegal-answer = Der Bot „{ $bot }“ hat für Hand { $hand } { $action } gewählt: { $reason }
plugin-problem = Das Plug-in „{ $name }“ ({ $group }) des Pakets { $package } ist nicht verwendbar: { $problem }
error-game-without-coach = Für { $game } gibt es keinen Trainer.
error-no-own-dice = In { $game } würfelt niemand, also können es nicht eure Würfel sein.
error-wrong-seats = { $game } hat { $fewest } bis { $most } Plätze, nicht { $seats }.
error-unknown-option = { $game } hat keine Option „{ $name }“.
error-missing-option = Die Option „{ $name }“ von { $game } fehlt.
error-bad-option = Die Option „{ $name }“ kann nicht „{ $value }“ sein. ({ $rule })
error-malformed-option = Die Option „{ $name }“ hat nicht die nötige Form: { $problem } ({ $rule })
error-unreadable-file = { $file }: { $problem }
error-not-json = { $place }: das ist kein gültiges JSON: { $problem }
error-no-home-folder = Dieser Benutzer hat keinen eigenen Ordner für Dateien. Setze HOME auf einen Ordner, in den geschrieben werden darf.
file-enoent = eine solche Datei oder einen solchen Ordner gibt es nicht.
file-eacces = Lesen oder Schreiben ist dort nicht erlaubt.
file-eisdir = das ist ein Ordner und keine Datei.
file-enotdir = das ist eine Datei und kein Ordner.
file-enospc = die Festplatte ist voll.
file-erofs = dort kann nichts geschrieben werden.
file-no-fitted-values = darin sind keine angepassten Werte von Pixoid.
file-not-text = das ist kein Text in UTF-8.
error-missing-extra = Dafür fehlt das Extra „{ $extra }“. So wird es installiert: { $command }
error-illegal-choice = Hand { $hand } darf { $action } nicht wählen: { $reason }
error-not-awaited = Hand { $hand } hat jetzt nichts zu wählen.
error-choice-missing = Die Wahl von Hand { $hand } fehlt.
error-bad-match = Zeile { $line }: { $reason }
error-bad-line = So sieht keine Zeile einer Partiedatei aus: { $problem }
error-wrong-count = n ist { $n }, an der Reihe ist aber { $expected }.
error-wrong-dice = Die Würfel zeigen „{ $dealt }“, aber der Startwert ergibt „{ $fair }“.
error-wrong-commit = Das ist nicht der Startwert, der am Anfang versiegelt wurde.
error-seed-missing = Die erste Zeile versiegelt die Würfel, die letzte beweist sie mit dem Startwert: Eins von beiden fehlt.
error-wrong-outcome = Als Ergebnis steht „{ $stated }“ da, richtig ist aber „{ $correct }“.
error-outcome-missing = Die Partie ist zu Ende, aber ihr Ergebnis fehlt.
error-line-after-end = Nach dem Ende einer Partie darf nichts mehr kommen.
error-not-compiled = Der kompilierte Rechenweg hat den Bot „{ $bot }“ von { $game } nicht, nur { $known }. Lass --engine weg oder nimm --engine rules.
error-workers-lost =
    { $workers ->
        [one] Ein Arbeitsprozess ist abgestürzt, vielleicht aus Mangel an Speicher. Versuche es mit weniger: --workers.
       *[other] { $workers } Arbeitsprozesse sind abgestürzt, vielleicht aus Mangel an Speicher. Versuche es mit weniger: --workers.
    }
error-bad-ray-address = „{ $address }“ ist keine Adresse eines Ray-Clusters: Sie heißt HOST:PORT, mit einem Port von 1 bis 65535.
error-no-ray-cluster = Unter { $address } antwortet kein Ray-Cluster: { $problem }
error-no-seat-in-match = Diese Partie hat die Plätze 0 bis { $last }, nicht { $seat }.
error-other-game = { $file } ist eine Partie { $game }, nicht { $named }.
error-other-bots = { $file } ist eine Partie mit den Bots { $bots }: Um weiterzuspielen, nenne genau diese mit --bots.
error-file-there = { $file } ist schon da. Nenne eine andere Datei, oder setze jene Partie mit --resume fort.
error-said-by-file = { $option } geht nicht zusammen mit --resume: Das steht schon in der Partiedatei.
error-no-matches = { $folder } enthält keine beendete Partie von { $game }.
error-no-adapter = Es gibt keine Umgebung für { $game }, nur für { $known }.
error-unknown-opponent = Es gibt keinen kompilierten Gegner „{ $opponent }“, nur { $known }.
