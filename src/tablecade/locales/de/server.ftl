## What the server answers

error-bad-request = Das hat nicht die Form dieses Aufrufs: { $problem }
error-token-missing = Dafür brauchst du einen eigenen Platz am Tisch.
error-password-missing = Dieser Server öffnet Tische nur für Leute, die sein Passwort kennen.
error-wrong-password = Das ist nicht das Passwort dieses Servers.
error-not-signed-in = Dieser Server öffnet Tische nur für Leute, die angemeldet sind.
error-bad-token = Dieses Gerät hat hier keinen Platz mehr: Er wurde frei gemacht oder auf ein anderes Gerät übertragen.
error-bad-invitation = Diese Einladung ist schon benutzt. Bitte den Gastgeber um eine neue.
error-not-your-hand = Hand { $hand } gehört dir nicht.
error-bot-plays = Für diesen Platz spielt ein Bot, bis der Gastgeber ihn zurückgibt.
error-not-the-host = Das kann nur der Gastgeber.
error-no-seat = Das kann nur, wer am Tisch sitzt.
error-no-coach = Dieser Tisch wurde ohne Trainer eröffnet.
error-not-over-yet = Die Partie ist noch nicht vorbei.
error-coach-silent = Der Trainer hat gerade nichts zu sagen. Versuche es noch einmal.
error-foreign-origin = Die Seite einer fremden Website darf diesen Tisch nicht öffnen: { $origin }
error-unknown-host = Dieser Server ist unter dem Namen { $host } nicht bekannt. Nimm seine Adresse oder starte ihn mit --allowed-host { $host }.
error-not-found = Hier ist nichts.
error-no-such-table = Es gibt keinen Tisch „{ $table }“. Schau den Code noch einmal an.
error-no-such-show = Diese Wiederholung gibt es hier nicht mehr. Bitte um einen neuen Link.
error-no-such-seat = Platz { $seat } gibt es an diesem Tisch nicht.
error-no-such-match = Partie { $match } wurde an diesem Tisch nicht gespielt.
error-wrong-method = Das geht hier nicht auf diese Weise.
error-stale = Das Spiel ist weitergegangen: Jetzt läuft Entscheidung { $n }.
error-not-playing =
    Jetzt kann man nicht wählen: Das Spiel { $status ->
    [lobby] hat noch nicht begonnen
    [paused] macht Pause
   *[over] ist zu Ende
    }.
error-no-roll-now = Der Tisch wartet gerade nicht auf euren Wurf.
error-roll-changed = Der Wurf wurde neu eingegeben. Sieh ihn dir an, bevor du ihn bestätigst.
error-own-roll = Den Wurf, den du eingegeben hast, muss jemand anders bestätigen.
error-wrong-status = Das passt jetzt nicht. Der Tisch: { $status }; nötig: { $wanted }.
error-seat-empty = Auf Platz { $seat } sitzt niemand.
error-seat-taken = Platz { $seat } ist besetzt.
error-name-taken = Hier heißt schon jemand { $name }. Wähle einen anderen Namen.
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
error-rules-changed = Die Regeln haben sich geändert: Entscheidung { $decision }, { $choice } ist jetzt nicht erlaubt.
error-not-ready = Teile des Servers fallen aus: { $tasks }.
error-fault = Bei uns ist etwas schiefgegangen.
error-backup-into-database = { $file } ist die Datenbank selbst: Nenne eine andere Datei für die Sicherung.
error-database-in-use = Ein anderer Server benutzt { $file } schon.
error-port-taken = Port { $port } ist belegt; wähle mit --port einen anderen.
error-bad-host = „{ $host }“ ist keine Adresse dieses Rechners: { $problem }. Gib mit --host 127.0.0.1, 0.0.0.0 oder eine seiner eigenen an.
error-bad-setting = { $place }: „{ $value }“ ist nicht erlaubt; es muss { $rule } sein.
error-unknown-setting = { $place }: Es gibt keine Einstellung „{ $name }“. Es gibt: { $known }.
error-database-unusable = Die Datenbank { $database } ist nicht benutzbar: { $problem }.
database-silent = sie antwortet nicht
database-refuses = dort nimmt nichts Verbindungen an
database-host-unknown = ihr Rechner ist unbekannt
database-unknown = der Server hat keine Datenbank dieses Namens
database-login = der Server lehnt diesen Benutzer oder das Passwort ab
database-empty = sie enthält keine Tische von Tablecade
database-taken = ein anderes Programm hat dort Tabellen mit denselben Namen
database-incomplete = Tabellen ihres Schemas fehlen
database-damaged = sie enthält eine beschädigte Zeile
database-linked = die Datei hat einen zweiten Namen (Hardlink), unter dem ein anderer Server sie öffnen könnte
database-sqlite-notadb = die Datei ist keine Datenbank
database-sqlite-busy = ein anderes Programm benutzt sie
database-sqlite-cantopen = die Datei lässt sich nicht öffnen
database-sqlite-readonly = sie lässt sich nicht beschreiben
database-sqlite-corrupt = die Datei ist beschädigt
database-sqlite-full = der Datenträger ist voll
error-schema-newer = Die Datenbank { $database } stammt von einem neueren Tablecade (Schema { $found }; diese Version kennt es bis { $known }). Installiere die neuere Version wieder oder spiele eine Sicherung von vor dem Upgrade ein.
error-schema-older = Die Datenbank { $database } stammt von einem älteren Tablecade (Schema { $found }; diese Version braucht { $wanted }). Mach eine Sicherung, beende den älteren Server und starte diesen: Er aktualisiert die Datenbank.
error-certificate-unusable = Das Zertifikat ist nicht benutzbar: { $file } muss ein Zertifikat und seinen Schlüssel als PEM enthalten ({ $problem }).
error-certificate-missing = certificate_key ist { $file }, aber certificate fehlt. Setze beide.
setting-db = { $first } oder { $second }
setting-public-url = eine Adresse wie { $first }
setting-language = eines von { $first }
setting-log = eines von debug, info, warning, error
setting-port = eine ganze Zahl von 1 bis 65535
setting-switch = true oder false
setting-rate = Aufrufe/Sekunden wie 200/10
setting-list = Namen, durch Kommas getrennt
setting-hosts = Hostnamen wie games.example.org, durch Kommas getrennt
setting-networks = Adressen oder Netze wie 10.0.0.0/8, durch Kommas getrennt
setting-password = 4 Zeichen oder mehr
setting-header = der Name einer Kopfzeile wie Remote-User
error-users-without-proxy = user_header ist { $header }, aber trusted_proxy ist nicht gesetzt: Niemand könnte einen Tisch öffnen. Setze beides.
setting-number = eine Zahl größer als 0
setting-count = eine ganze Zahl ab 1
setting-whole = eine ganze Zahl ab 0
setting-bytes = eine ganze Zahl ab 1024
setting-pair = NAME=WERT
setting-two-bots = mindestens zwei verschiedene Bots
setting-names = eine Reihe von Namen mit je einem Komma dazwischen
setting-rules-engine = „rules“, wenn Partiedateien geschrieben werden

## tablecade serve

serve-here = Auf diesem Rechner: { $url }
serve-screen = Für einen Fernseher im selben Netz: { $url }
serve-network = Für Telefone im selben Netz: { $url }
serve-name = Auf den meisten Geräten auch: { $url }
serve-no-name = Das Netz nimmt keinen Namen für diesen Server an; nimm die Adresse.
serve-stop = Strg+C beendet; die Tische bleiben erhalten.
serve-no-client = Diese Installation enthält keinen Browser-Client. Installiere das Wheel oder führe „make setup“ im Quellverzeichnis aus.
serve-trust = Um diesem Server einmal pro Handy zu vertrauen, öffne: { $url }
serve-unsigned = { $address } ist keine private Adresse, deshalb gilt das Zertifikat dort nicht. Auf dem Handy: { $url }
check-setting = Einstellung
check-value = Wert
check-place = Herkunft
check-default = Vorgabe
check-rare = Diese werden Sie nicht brauchen:
check-ignored = Unbekannte Variable, übergangen: { $name }
check-port = Der Port { $port } auf { $host } ist frei.
check-new = Die Datenbank wird mit Schema { $wanted } angelegt.
check-current = Die Datenbank hat Schema { $wanted }.
check-upgrade = Die Datenbank wird von Schema { $found } auf { $wanted } gebracht: Mach vorher eine Sicherung.
trust-title = Diesem Tablecade-Server vertrauen
trust-download = Sein Zertifikat herunterladen
trust-ios = iPhone, iPad: Öffne den Download, installiere das Profil in den Einstellungen und schalte es unter Allgemein, Info, Zertifikatsvertrauenseinstellungen ein.
trust-android = Android: Öffne die Einstellungen, suche nach „CA-Zertifikat“ und installiere die heruntergeladene Datei.
trust-computer = Computer: Importiere es als vertrauenswürdige Stelle in den Zertifikatseinstellungen des Browsers oder Systems.
trust-then = Öffne danach { $url }

## tablecade tables

tables-table = Tisch
tables-code = Code
tables-game = Spiel
tables-status = Stand
tables-decisions = Entscheidungen
tables-touched = Zuletzt benutzt
tables-none = Es gibt keine Tische.
tables-imported = { $file }: Tisch { $table }, Code { $code }, Token des Gastgebers { $host }
tables-delete = Tisch { $table } ({ $game }, { $status }) wird mit seinen Partien gelöscht. Zum Fortfahren seinen Code { $code } eingeben
tables-deleted = Tisch { $table } ist gelöscht.
tables-kept = Tisch { $table } bleibt erhalten.
backup-made = { $file } ist geschrieben. Tische: { $tables }; geprüfte Partien: { $matches }.
backup-unverified = { $name } ist in der Sicherung, wurde aber nicht geprüft: Sein Spiel { $game } ist hier nicht installiert.
backup-restored = Wiederhergestellte Tische: { $tables }; schon vorhanden: { $present }.
table-left-out = Tisch { $table } fehlt: Sein Spiel { $game } ist hier nicht installiert.
page-table = Setz dich an diesen Tisch: Dein Handy ist das Steuergerät.
