## What the server answers

error-bad-request = Das hat nicht die Form dieses Aufrufs: { $problem }
error-token-missing = Dafür brauchst du einen eigenen Platz am Tisch.
error-bad-token = Dieses Gerät hat hier keinen Platz mehr: Er wurde frei gemacht oder spielt woanders weiter.
error-bad-invitation = Diese Einladung ist schon benutzt. Bitte den Gastgeber um eine neue.
error-not-your-hand = Hand { $hand } gehört dir nicht.
error-bot-plays = Für diesen Platz spielt ein Bot, bis der Gastgeber ihn zurückgibt.
error-not-the-host = Das kann nur der Gastgeber.
error-no-seat = Das kann nur, wer am Tisch sitzt.
error-no-coach = Dieser Tisch wurde ohne Trainer eröffnet.
error-not-over-yet = Die Partie ist noch nicht vorbei.
error-coach-silent = Der Trainer hat gerade nichts zu sagen. Versuch es noch einmal.
error-foreign-origin = Die Seite einer fremden Website darf diesen Tisch nicht öffnen: { $origin }
error-unknown-host = Dieser Server ist unter dem Namen { $host } nicht bekannt. Nimm seine Adresse oder starte ihn mit --allowed-host { $host }.
error-not-found = Hier ist nichts.
error-no-such-table = Es gibt keinen Tisch „{ $table }“. Schau den Code noch einmal an.
error-no-such-show = Diesen Film gibt es hier nicht mehr. Bitte um einen neuen Link.
error-no-such-seat = Platz { $seat } gibt es an diesem Tisch nicht.
error-no-such-match = Partie { $match } wurde an diesem Tisch nicht gespielt.
error-wrong-method = Das geht hier nicht auf diese Weise.
error-stale = Das Spiel ist weitergegangen: jetzt läuft Entscheidung { $n }.
error-not-playing =
    Jetzt kann man nicht wählen: das Spiel { $status ->
    [lobby] hat noch nicht begonnen
    [paused] macht Pause
   *[over] ist zu Ende
    }.
error-wrong-status = Das passt jetzt nicht. Der Tisch: { $status }; nötig: { $wanted }.
error-seat-taken = Platz { $seat } ist besetzt.
error-table-full = Alle Plätze sind besetzt. Du kannst zuschauen oder den Platz eines Bots nehmen.
error-colour-taken = Diese Farbe ist vergeben: { $colour }. Nimm eine andere.
error-seats-open = Es sind noch Plätze frei: { $seats }. Besetzt sie mit Menschen oder Bots.
error-host-present = Der Gastgeber ist da oder war es eben noch; versuche es in { $seconds } s wieder.
error-round-runs = Während einer Runde wird nicht gesprochen, auch nicht in einer Pause. Zeit dafür ist zwischen den Runden. (PX-3.5)
error-evening-over = Nach { $matches } Partien ist es Zeit für einen neuen Tisch.
error-too-large = Das ist zu groß.
error-unknown-colour = Es gibt keine Farbe „{ $colour }“; es gibt { $known }.
error-bad-name = Ein Name hat 1 bis { $longest } sichtbare Zeichen.
error-too-many = Zu viele Versuche. Versuche es in { $seconds } s wieder.
error-unavailable = Der Tisch ist einen Moment nicht zu erreichen. Versuche es noch einmal.
error-not-ready = Teile des Servers fallen aus: { $tasks }.
error-fault = Bei uns ist etwas schiefgegangen.
error-database-in-use = Ein anderer Server benutzt { $file } schon.
error-port-taken = Port { $port } ist belegt; wähle mit --port einen anderen.

## tablecade serve

serve-here = Auf diesem Rechner: { $url }
serve-network = Für Telefone im selben Netz: { $url }
serve-stop = Strg+C beendet; die Tische bleiben erhalten.

## tablecade tables

tables-table = Tisch
tables-code = Code
tables-game = Spiel
tables-status = Stand
tables-decisions = Entscheidungen
tables-touched = Zuletzt benutzt
tables-none = Es gibt keine Tische.
tables-imported = { $file }: Tisch { $table }, Code { $code }, Token des Gastgebers { $host }
