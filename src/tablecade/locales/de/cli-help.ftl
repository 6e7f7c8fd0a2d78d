## The words of every --help

help-usage = Aufruf:
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
help-options-metavar = [OPTIONEN]
help-command-metavar = BEFEHL [ARGUMENTE]...
help-default = Vorgabe:
help-required = erforderlich
parameter-help = Diese Hilfe zeigen und beenden.

## tablecade

command-tablecade =
    Ein digitaler Tisch für echte Brettspiele: Pixoid, Qwixx und Qwixx On Board.

    Ohne Befehl werden Tische für alle in diesem Netz bereitgestellt.
parameter-version = Die Version zeigen und beenden.
parameter-https = HTTPS anbieten, mit einer Zertifizierungsstelle dieses Rechners.

## What several commands take

parameter-game = Eines von: { $games }.
parameter-option = Eine Option des Spiels; für mehrere wiederholen. Ein Spielplan, Platinen oder eine Strecke: @DATEI oder JSON.
parameter-language = Eine von: { $languages }.
parameter-db = sqlite:///PFAD oder postgresql://… Ohne Angabe: SQLite.
parameter-config = Eine TOML-Datei mit Einstellungen.
parameter-workers = So viele Kerne benutzen. Ohne Angabe: alle.
parameter-engine = rules: jeder Bot, mit prüfbaren Würfeln; kernels: kompiliert, für die Bots, die es dort gibt. Ohne Angabe: kernels, wo es geht.
parameter-ray = Auf einem Ray-Cluster spielen: unter dieser Adresse oder auf dem, der hier gefunden wird (gibt es keinen, wird einer gestartet).
parameter-json = Ein JSON-Objekt ausgeben.
parameter-folder = Ein Ordner mit Partiedateien.
parameter-files = Partiedateien.

## tablecade play

command-play = In diesem Terminal spielen. Die Partie wird nach jeder Entscheidung gespeichert.
parameter-play-game = Eines von: { $games }. Fehlt es, wird danach gefragt.
parameter-play-people = Die Menschen am Tisch, wie in Ada,Bo. Ohne Angabe: du.
parameter-play-bots = Bots neben ihnen, wie in greedy,random.
parameter-play-save = Die Partie in dieser Datei speichern.
parameter-play-resume = Eine Partie aus ihrer Datei fortsetzen.
parameter-play-dice = yours: Du würfelst mit eigenen Würfeln und tippst ein, was sie zeigen.
parameter-play-coach = Vor jeder Wahl sagen, was sie wert ist.

## tablecade serve

command-serve =
    Tische für Browser, Bots und Skripte bereitstellen.

    Jede Einstellung kann auch eine Variable sein (TABLECADE_PORT), ein Geheimnis in einer Datei (TABLECADE_DB_FILE) oder eine Zeile der TOML-Datei. Optionen gehen vor, dann kommen Variablen.
parameter-serve-host = Die Adresse des Servers. Ohne Angabe: 127.0.0.1.
parameter-serve-port = Der Port des Servers. Ohne Angabe: { $port }.
parameter-serve-public-url = Die Adresse, die man hinter einem Proxy benutzt.
parameter-serve-allowed-host = Ein weiterer Name dieses Servers. Kann wiederholt werden.
parameter-serve-trusted-proxy = Ein Proxy, dessen X-Forwarded-For geglaubt wird: eine Adresse oder ein Netz wie 10.0.0.0/8. Kann wiederholt werden.
parameter-serve-no-browser = Keinen Browser öffnen.
parameter-serve-check = Zeigen, was bereitgestellt würde, und beenden.
parameter-serve-reload = Änderungen in Paketen verfolgen, die aus einem Ordner installiert sind: zum Schreiben von Spielen.

## tablecade games

command-games = Die Spiele mit ihren Plätzen, Optionen und Bots auflisten.

## tablecade rules

command-rules = Die Regeln eines Spiels mit ihren Nummern ausgeben.

## tablecade board

command-board = Einen Spielplan oder eine Strecke zeichnen oder sagen, was an eigenen falsch ist.
parameter-board-name = Pixoid: vier Platinenseiten im Uhrzeigersinn ab links oben, wie in A1 B2 C1 D2. Qwixx On Board: A oder B. Bei beiden: eine DATEI mit eigenem Spielplan oder eigener Strecke.
parameter-board-tiles = Pixoid: eigene Platinen legen.
parameter-board-json = Alles als JSON ausgeben.

## tablecade verify

command-verify = Partiedateien nachspielen: das Ergebnis von jeder oder die erste Zeile, die nicht stimmt, und warum.

## tablecade check

command-check = Zufällige Partien eines Spiels spielen und sagen, was seinem Paket fehlt. Endet bei Fehlern mit 1; Warnungen schaden nicht.

## tablecade new

command-new = Das Paket eines neuen Spiels schreiben, das sich sofort spielen lässt.
parameter-new-name = Die Kennung des Spiels, etwa claims oder two-towers.

## tablecade review

command-review = Auf eine Partie zurückblicken: welche Entscheidungen am meisten kosteten und was besser gewesen wäre.
parameter-review-file = Eine Partiedatei.
parameter-review-seat = Nur dieser Platz. Ohne Angabe: die Plätze aller Menschen.

## tablecade puzzle

command-puzzle = Ein Rätsel für jeden Tag: Welche Wahl ist die beste?
parameter-puzzle-game = Eines von: { $puzzles }.
parameter-puzzle-day = Das Rätsel dieses Tages (JJJJ-MM-TT). Ohne Angabe: heute.
parameter-puzzle-answer = Deine Antwort, wie in up3 oder red7. Fehlt sie, wird danach gefragt.

## tablecade report

command-report = Sagen, wie die Spieler beendeter Partien abgeschnitten haben. Dateien, die nicht stimmen, werden ausgelassen.
parameter-report-html = Eine Seite mit Diagrammen für jedes Spiel schreiben.

## tablecade dataset

command-dataset = Stellungen, Entscheidungen und Ergebnisse beendeter Partien als Parquet schreiben.
parameter-dataset-file = Die Parquet-Datei, die geschrieben wird.

## tablecade benchmark

command-benchmark = Bots an festen Gegnern mit festen Startwerten messen. Nach einem Abbruch macht derselbe Befehl weiter.
parameter-benchmark-bots = Ein Spiel, wenn es nur um dieses geht, dann Namen von Bots, module:Class oder process:BEFEHL.
parameter-benchmark-matches = Partien für jedes Spiel, jede Zahl von Plätzen und jeden Gegner.
parameter-benchmark-positions = Feste Zettel, an denen die Verluste gemessen werden.
parameter-benchmark-json = Alle Zahlen als JSON schreiben.
parameter-benchmark-html = Eine Seite mit Tabellen und Diagrammen schreiben.

## tablecade backup and restore

command-backup =
    Alle Tische eines Servers in eine Datei schreiben; der Server darf dabei laufen.

    Jede Partie wird geprüft, bevor die Datei an ihren Platz kommt. Halte sie vor Spielern geheim: Sie enthält versiegelte Entscheidungen und die Startwerte der Würfel.
parameter-backup-file = Die Sicherung, die geschrieben wird.
command-restore =
    Die Tische einer Sicherung zur Datenbank eines Servers hinzufügen, SQLite oder PostgreSQL.

    Tische, die schon da sind, bleiben, wie sie sind.
parameter-restore-file = Eine Sicherung.

## tablecade warm-up

command-warm-up = Den Simulator jetzt kompilieren, damit die erste Simulation sofort beginnt.

## tablecade simulate

command-simulate = Bots spielen lassen und sagen, wie gut jeder war. Nach einem Abbruch macht derselbe Befehl weiter.
parameter-simulate-bots = Ein Bot für jeden Platz, wie in random greedy.
parameter-simulate-games = Wie viele Partien.
parameter-simulate-seed = Gleicher Startwert und Rechenweg ergeben gleiche Partien.
parameter-simulate-matches = Jede Partie als Datei in diesen Ordner schreiben.

## tablecade tournament

command-tournament = Jeden Bot gegen jeden anderen spielen lassen, mit gleichen Plätzen und Würfeln. Nach einem Abbruch macht derselbe Befehl weiter.
parameter-tournament-bots = Zwei Bots oder mehr.
parameter-tournament-seats = Plätze jeder Partie. Ohne Angabe: so wenige, wie das Spiel zulässt.
parameter-tournament-precision = Aufhören, wenn das 95-%-Intervall des Sieganteils jedes Paares höchstens doppelt so breit ist wie dieser Wert.
parameter-tournament-deals = Höchstens so viele Durchgänge je Paar; ein Durchgang sind gleiche Würfel für jede Sitzordnung.
parameter-tournament-seed = Gleicher Startwert und Rechenweg ergeben das gleiche Ergebnis.
parameter-tournament-html = Einen Bericht mit Diagrammen schreiben.

## tablecade solve

command-solve = Ein Spiel genau lösen; die Lösung bleibt gespeichert.

## tablecade tables

command-tables = Die Tische eines Servers auflisten, exportieren, importieren und löschen.
command-tables-list = Alle Tische auflisten, die zuletzt benutzten zuerst.
command-tables-export = Partien in Dateien schreiben: von allen Tischen oder von einigen.
parameter-tables-export-folder = Der Ordner für die Partiedateien.
parameter-tables-export-table = Kennung oder Code eines Tisches; für mehrere wiederholen.
command-tables-import = Tische aus Partiedateien machen: beendete zum Ansehen, andere zum Weiterspielen.
command-tables-delete = Einen Tisch und seine Partien endgültig löschen. Mit SQLite muss der Server angehalten sein.
parameter-tables-delete-table = Kennung oder Code eines Tisches.
parameter-tables-delete-yes = Nicht nachfragen.
