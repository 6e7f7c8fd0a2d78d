## tablecade games

games-game = Spiel
games-seats = Plätze
games-options = Optionen
games-bots = Bots

## tablecade board

board-end-points = Verschiedene Endpunkte eines Programms, im Schnitt: { $figure }
board-none = Dieses Spiel hat keinen Spielplan.
board-start = Start:

## tablecade solve

solve-solving = Löse
solve-qwixx = Qwixx allein, in jedem Zug aktiv: { $points } Punkte bei bestem Spiel

## tablecade simulate

simulate-playing = Die Bots spielen
simulate-summary =
    { $games ->
        [one] { $game }: eine Partie, Startwert { $seed }, Rechenweg { $engine }, { $decisions } Entscheidungen. Ende: { $reasons }.
       *[other] { $game }: { $games } Partien, Startwert { $seed }, Rechenweg { $engine }, im Schnitt je { $decisions } Entscheidungen. Ende: { $reasons }.
    }
simulate-seat = Platz
simulate-bot = Bot
simulate-score = Punkte
simulate-wins = Siege
simulate-interval = zu 95 % sicher

## tablecade solve

solve-turn =
    { $turns ->
        [one] Ein Zug zu lösen
       *[other] { $turns } Züge zu lösen
    }
solve-mixed =
    { $turns ->
        [0] Alle Züge gelöst, { $mixed } der Stellungen ohne reine Antwort
        [one] Noch ein Zug zu lösen, { $mixed } der Stellungen ohne reine Antwort
       *[other] Noch { $turns } Züge zu lösen, { $mixed } der Stellungen ohne reine Antwort
    }
solve-stopped = Angehalten. Die gelösten Züge bleiben erhalten; derselbe Befehl macht dort weiter.
solve-start = Start-Pix
solve-worth-standard = Klötzchen für Pixoid
solve-worth-short = Pixoids Gewinnchance

## tablecade play

play-you = Spieler 1
play-which-game = Welches Spiel?
play-ask = { $name }, deine Wahl (? für Hilfe):
play-help = Tipp eine der gezeigten Möglichkeiten ein; eine Kurzform genügt: { $short } für { $full }. Andere Wörter: zurück, speichern DATEI, ende.
play-curtain = { $name }, drück Enter, wenn nur du den Bildschirm sehen kannst.
play-reveal = { $choices } – Enter deckt auf, „zurück“ nimmt zurück, eine andere Wahl ersetzt sie.
play-reveal-secret = Alle haben gewählt. Enter deckt auf, „zurück“ geht zurück.
qwixx-task-roll = { $name } würfelt.
play-roll = Gib ein, was sie zeigen: { $dice } (je eine Ziffer):
play-roll-confirm = { $dice } – Enter bestätigt, „zurück“ nimmt es zurück, andere Ziffern ersetzen es.
play-roll-help = Tippe für jeden Würfel eine Ziffer von 1 bis 6, in der Reihenfolge der Frage.
outcome = Beendet { $reason }. Sieg für { $winners }.
outcome-scores = Beendet { $reason }. Sieg für { $winners }. Punkte: { $scores }.
outcome-unfinished = nicht zu Ende gespielt
verify-by-hand = Die Würfel wurden von Hand geworfen: Jede Wahl und das Ergebnis folgen den Regeln, aber niemand kann beweisen, dass die Würfel zeigten, was eingegeben wurde.
play-saved = Die Partie ist gespeichert; weiter geht es mit: { $command }
play-over = Die Partie steht in { $file }; alle können sie nachprüfen mit: tablecade verify
play-finished = Die Partie in { $file } ist zu Ende.
play-seed-lost = Das Geheimnis der Würfel dieser Partie liegt nicht neben ihrer Datei: Ab hier sind es neue Würfel, und dass sie fair sind, lässt sich nicht beweisen.
play-only = { $name } hat nur eine Möglichkeit: { $choice }.
play-reveal-help = Noch ist nichts aufgedeckt. Drück nur Enter, um aufzudecken, oder tipp „zurück“, um neu zu wählen.

## Scenes

pixoid-turn = Runde { $round } von { $rounds }, Zug { $turn } von 12
pixoid-reserve =
    { $reserve ->
        [one] Reserve: ein Klötzchen
       *[other] Reserve: { $reserve } Klötzchen
    }
pixoid-second = { $name } (zweites Steuergerät)
pixoid-wall = Wand
qwixx-active = aktiver Spieler
qwixx-misses = Fehlwürfe
qwixx-total = Gesamt { $score }
qwixx-dice = Würfel
board-task-3-miss = Schritt 3: Zieh die Spielfigur. Ohne Kreuz in diesem Schritt ist der Zug ein Fehlwurf: −5.
board-task-3 = Schritt 3: Zieh die Spielfigur oder passe.
qwixx-only-pass = { $name }: Keine Zahl passt, also passt du.
qwixx-task-2-miss = Aktion 2: Kreuz die Summe eines weißen und eines farbigen Würfels in der Reihe dieser Farbe an. Wenn du jetzt passt, ist es ein Fehlwurf: −5.
qwixx-task-2 = Aktion 2: Kreuz die Summe eines weißen und eines farbigen Würfels in der Reihe dieser Farbe an oder passe.
qwixx-task-1 = Aktion 1: Kreuz { $sum } in einer Reihe an oder passe.
pixoid-second-beside = (zweites Steuergerät)
pixoid-task-go = Stell eine Richtung und eine Entfernung von 1 bis 9 ein; eine Wand hält das Klötzchen auf.
pixoid-task-start = Wähle den Start-Pix dieses Klötzchens.

## Words that can be typed

type-up = oben
type-down = unten
type-left = links
type-right = rechts
type-red = rot
type-yellow = gelb
type-green = grün
type-blue = blau
type-pass = passe
type-pawn = figur
type-help = hilfe
type-undo = zurück
type-save = speichern
type-quit = ende

error-misuse = „{ $command }“ lässt sich so nicht verwenden; „{ $command } --help“ sagt, wie.
error-unknown-command = Es gibt keinen Befehl „{ $name }“; es gibt { $known }.
error-unknown-flag = „{ $command }“ hat keine Option „{ $option }“; „{ $command } --help“ nennt alle.
error-mistyped-flag = „{ $command }“ hat keine Option „{ $option }“. Ist „{ $similar }“ gemeint?
error-missing-value = Die Option „{ $option }“ braucht einen Wert.
error-missing-parameter = „{ $command }“ braucht { $name }: { $about }
error-bad-value = Dieser Wert ist für { $name } nicht erlaubt: { $about }
error-extra-words = „{ $command }“ kann mit „{ $words }“ nichts anfangen; „{ $command } --help“ sagt, was es annimmt.
error-board-or-all = Gib einen Spielplan an oder --all.
error-board-and-all = Gib entweder einen Spielplan an oder --all, nicht beides.
error-number-as-folder = --matches nennt einen Ordner für Partiedateien, und einen Ordner „{ $value }“ gibt es nicht. Für so viele Partien: --games { $value }.
error-other-matches = { $file } ist eine Partie eines anderen Laufs mit demselben Startwert. Gib bei --matches einen anderen Ordner an oder einen anderen --seed.
