## tablecade games

games-game = Spiel
games-seats = Plätze
games-options = Optionen
games-bots = Bots

## tablecade board

board-none = Dieses Spiel hat keinen Spielplan.

## tablecade solve

solve-solving = Löse

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

## tablecade play

play-you = Spieler 1
play-which-game = Welches Spiel?
play-ask = { $name }, deine Wahl (? für Hilfe):
play-help = Tipp eine der gezeigten Möglichkeiten ein; eine Kurzform genügt: { $short } für { $full }. Andere Wörter: zurück, speichern DATEI, ende.
play-curtain = { $name }, drück Enter, wenn nur du den Bildschirm sehen kannst.
play-reveal = { $choices } – Enter deckt auf, „zurück“ nimmt zurück, eine andere Wahl ersetzt sie.
play-reveal-secret = Alle haben gewählt. Enter deckt auf, „zurück“ geht zurück.
play-first = Wer beginnt? { $names } – Enter überlässt es dem Zufall:
play-roll = Gib ein, was sie zeigen: { $dice } (je eine Ziffer):
play-roll-confirm = { $dice } – Enter bestätigt, „zurück“ nimmt es zurück, andere Ziffern ersetzen es.
play-roll-help = Tippe für jeden Würfel eine Ziffer von 1 bis 6, in der Reihenfolge der Frage.
outcome = Beendet { $reason }. Sieg für { $winners }.
outcome-scores = Beendet { $reason }. Sieg für { $winners }. Punkte: { $scores }.
outcome-unfinished = nicht zu Ende gespielt
outcome-stopped = abgebrochen von { $name }
outcome-stopped-host = vom Gastgeber abgebrochen
verify-by-hand = Die Würfel wurden von Hand geworfen: Jede Wahl folgt den Regeln, aber niemand kann beweisen, dass die Würfel zeigten, was eingegeben wurde.
verify-unproven = Die Würfel sind nicht bewiesen: Jede Wahl folgt den Regeln, aber der Datei fehlen Siegel und Startwert, also kann niemand beweisen, was die Würfel zeigten.
check-clean = { $game }: Es fehlt nichts.
check-found = { $game }: Fehler: { $errors }, Warnungen: { $warnings }
check-error = Fehler
check-warning = Warnung
new-written = Das neue Spiel steht in { $folder }. Installiere es und spiel:
play-saved = Die Partie ist gespeichert; weiter geht es mit: { $command }
play-over = Die Partie steht in { $file }; alle können sie nachprüfen mit: tablecade verify
play-finished = Die Partie in { $file } ist zu Ende.
play-seed-lost = Das Geheimnis der Würfel dieser Partie liegt nicht neben ihrer Datei: Ab hier sind es neue Würfel, und dass sie fair sind, lässt sich nicht beweisen.
play-only = { $name } hat nur eine Möglichkeit: { $choice }.
play-reveal-help = Noch ist nichts aufgedeckt. Drück nur Enter, um aufzudecken, oder tipp „zurück“, um neu zu wählen.

## Words that can be typed

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
error-number-as-folder = --matches nennt einen Ordner für Partiedateien, und einen Ordner „{ $value }“ gibt es nicht. Für so viele Partien: --games { $value }.
error-other-matches = { $file } ist eine Partie eines anderen Laufs mit demselben Startwert. Gib bei --matches einen anderen Ordner an oder einen anderen --seed.
