## The house

web-home = Alle Spiele
web-language = Sprache
web-sound = Ton
web-light =
    { $light ->
        [light] Licht: hell
        [dark] Licht: dunkel
       *[auto] Licht: wie das Spiel es mag
    }
web-close = Schließen
web-rules = Regeln
web-away = nicht da
# “Ada, Bo and Cleo”
web-and = { $names } und { $last }
web-open-seat = Freier Platz
web-bot =
    { $bot ->
        [random] Zufalls-Bot
        [greedy] Gieriger Bot
        [easy] Leichter Bot
        [medium] Mittlerer Bot
        [hard] Schwerer Bot
        [bold] Kühner Bot
        [careful] Vorsichtiger Bot
        [perfect] Perfekter Bot
        [solitaire] Solitär-Bot
       *[other] Bot „{ $bot }“
    }
web-connection-lost = Keine Verbindung. Neuer Versuch…
web-part-missing = Ein Teil dieser Seite konnte nicht geladen werden.
web-no-part = Dieses Spiel hat keine solche Seite.
web-reload = Neu laden
web-connection-back = Wieder am Tisch
web-offline = Keine Verbindung zum Server. Tische warten; was hier gespeichert ist, kann man lesen.
web-unreachable = Der Tisch ist nicht zu erreichen. Ist das Netz da?
web-came-late = Du warst offline: Das Spiel ging ohne deine Wahl weiter.
web-refused = Das geht jetzt nicht.
web-view-failed = Die Ansicht von { $game } ist ausgefallen ({ $problem }). Der Tisch spielt weiter.
web-view-slow = Die Ansicht von { $game } war nach { $seconds } Sekunden nicht geladen. Der Tisch spielt weiter.
web-view-contract = Die Ansicht von { $game } ist für Vertrag { $contract } gemacht; dieser Server kennt { $known }.
player-yellow = Gelb, Kreis mit Ausschnitt
player-pink = Pink, Dreieck
player-cyan = Türkis, Scheibe
player-orange = Orange, Quadrat
player-violet = Violett, Raute
player-green = Grün, Kreuz

## Home

home-lead = Echte Brettspiele: ein großer Bildschirm, Handys als Steuergeräte.
web-install = Installieren
web-install-why = Leg Tablecade auf deinen Startbildschirm: Es öffnet sich wie eine App, auch ohne Netz.
web-install-by-hand = Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“: Tablecade öffnet sich wie eine App.
web-not-now = Nicht jetzt
home-players = Personen: { $players }
home-years = ab { $years } Jahren
home-minutes = etwa { $minutes } Minuten
home-play-now = Jetzt spielen
home-host = Tisch eröffnen
home-draw = Editor
home-learn = Lernen
home-puzzle = Rätsel
home-join = Hat jemand einen Tisch eröffnet?
home-code = Code
home-go = Mitspielen
home-running = Deine Tische
status-lobby = wartet auf Mitspieler
status-playing = läuft
status-paused = Pause
status-over = vorbei

## Hosting

host-players =
    { $seats ->
        [one] Ein Spieler
       *[other] { $seats } Spieler
    }
host-pace = Tempo
setting-is = { $name }: { $value }
pace-none = Ohne Glocke
pace-none-note = Alle lassen sich Zeit
pace-relaxed = Gemütlich
pace-relaxed-note = 60 Sekunden, dann wählt ein Bot
pace-brisk = Flott
pace-brisk-note = 20 Sekunden, dann wählt ein Bot
coach-title = Trainer
coach-without = Ohne
coach-with = Mit Trainer
coach-with-note = Wer will, kann fragen, was jede Wahl wert ist. Alle sehen, dass er an ist.
host-open = Tisch eröffnen

## Lobby

lobby-join = Setz dich
lobby-name = Dein Name
lobby-colour = Deine Farbe
lobby-sit = Hinsetzen
lobby-seats = Am Tisch
lobby-open-seat = Wartet auf jemanden
lobby-you = das bist du
lobby-join-here = Noch jemand an diesem Gerät
lobby-on-this-device = an diesem Gerät
lobby-here = ist da
lobby-free = Platz frei machen: { $name }
lobby-bots = Bots spielen als
lobby-add-bot = Bot dazu
lobby-host-starts = Der Gastgeber startet, sobald alle sitzen.
lobby-invite = Einladen
lobby-code = Code
lobby-link = Link
lobby-qr = QR-Code mit dem Link zu diesem Tisch
lobby-share = Link verschicken
lobby-copied = Kopiert
lobby-scan = Mit dem Handy scannen und hinsetzen
lobby-setting = Was gespielt wird
lobby-start = Los geht’s
lobby-fill-and-start =
    { $seats ->
        [one] Start mit einem Bot
       *[other] Start mit { $seats } Bots
    }

## A seat

seat-seal = Versiegeln
seat-sealed = Versiegelt
seat-unsent = Wird versiegelt, sobald du wieder da bist
seat-take-back = Zurücknehmen
told-board = Der Spielplan in Worten
told-key = sagen, wie die Partie steht
seat-waiting = Wir warten auf { $names }
bell-left =
    { $seconds ->
        [one] Eine Sekunde bis zur Glocke
       *[other] { $seconds } Sekunden bis zur Glocke
    }
seat-light-on = bereit
seat-light-off = wählt noch
seat-paused = Das Spiel ist unterbrochen.
seat-ready = Weiter
seat-ready-said = Du bist bereit
seat-reactions = Sag etwas
reaction-well-played = Gut gespielt!
reaction-wow = Wow!
reaction-close = Das war knapp!
reaction-oops = Ups…
reaction-thanks = Danke!
reaction-again = Nochmal!

## Boards, cards and dice of games from other packages

view-free = frei
view-legal = wählbar
view-chosen = gewählt
view-new = eben geändert
view-changed = { $cell }: { $what }.
view-no-face = nicht geworfen
view-start = Start
view-won = Gewonnen: { $winners }.
view-piece-disc = Scheibe
view-piece-dot = Punkt
view-piece-cube = Würfel
view-piece-pawn = Bauer
view-piece-cross = Kreuz
view-piece-king = König
view-piece-queen = Dame
view-piece-star = Stern
view-piece-knight = Springer
view-piece-wall = Mauer
view-piece-water = Wasser

## The table

table-menu = Menü
table-big-screen = Großen Bildschirm öffnen
table-fullscreen = Vollbild
table-my-seat = An meinen Platz
table-join-bot = Mitspielen statt eines Bots
table-watch = Voll: scannen und zusehen
table-pause = Pause
table-resume = Weiterspielen
table-rematch = Revanche
table-take-over = Den Tisch übernehmen
table-leave = Aufstehen; ein Bot spielt weiter
table-leave-ask = Den Tisch verlassen? Ein Bot spielt für dich weiter.
table-stop = Partie abbrechen
table-stop-ask = Diese Partie abbrechen? Niemand gewinnt sie.
table-matches = Bisherige Partien
table-seats = Plätze
table-let-bot = Bot spielen lassen
table-hand-back = Platz zurückgeben
table-play-here = Hier weiterspielen
table-new-phone = Neues Handy
table-scan-seat = Scann das mit dem neuen Handy: { $name } spielt dort weiter.

## One device for several people

curtain-pass = Gib das Gerät an { $name }
curtain-why = Niemand sieht die Wahl der anderen.
curtain-open = Ich bin { $name }: meine Wahl
curtain-close = Verbergen
curtain-device = Dieses Gerät

## Das Schloss eines Servers

lock-title = Welches Passwort?
lock-why = Auf diesem Server öffnet Tische, wer sein Passwort kennt. Dieses Gerät merkt es sich.
lock-password = Passwort
lock-go = Weiter
