## A game in half a minute

howto-title = So wird gespielt
howto-play = Weiter abspielen
howto-pause = Bilder anhalten
howto-step = Bild { $step } von { $steps }

## The lobby

lobby-starts-game = startet das Spiel
lobby-starter = { $name } startet das Spiel.
lobby-first-starts = Wer sich zuerst hinsetzt, kann das Spiel starten.
lobby-room = Platz für noch jemanden
lobby-bot-else = Frei, sonst ein Bot
lobby-edit = Name oder Farbe ändern
lobby-save = Fertig
lobby-stand-up = Aufstehen
lobby-move = Hierher wechseln
lobby-remove-ask = { $name } vom Tisch entfernen?
lobby-remove = Entfernen
lobby-crown = { $name } das Spiel starten lassen
lobby-crown-ask = Die Krone an { $name } geben? Dann startet nur noch { $name } das Spiel.
lobby-crown-yes = Krone abgeben
ask-no = Nein
lobby-change = Ändern
setting-game = Spiel
setting-fill = Mindestens so viele
setting-fill-note = Bots besetzen, was fehlt
setting-dice = Würfel
setting-dice-table = Der Tisch würfelt
setting-dice-yours = Unsere eigenen Würfel
setting-dice-yours-note = Ihr werft echte Würfel. Eine Person gibt den Wurf ein, eine andere bestätigt ihn.
setting-drawn = Eine eigene Zeichnung
setting-seals = Wer schon gewählt hat
setting-seals-shown = Alle sehen es
setting-seals-hidden = Niemand sieht es
setting-seals-hidden-note = Nicht einmal ein Zögern ist ein Zeichen
setting-first = Erster Pixoid
setting-first-chance = Der Zufall entscheidet
setting-first-note = Laut Regel: die älteste Person

## Latecomers and people who are away

late-full = Alle Plätze sind besetzt: Du schaust zu.
late-take = Platz von { $name } (Bot) nehmen
late-how = Du spielst ab der nächsten Wahl.
late-watch = Nur zuschauen
late-join = Mitspielen
away-is = { $name } ist nicht da.
away-bot = Ein Bot spielt weiter
away-here = Hier spielen
away-phone = Neues Handy
away-wait = Warten
back-is = Ein Bot spielt für dich.
back-play = Selbst weiterspielen
back-bot = Einen Bot für mich spielen lassen

## After a match

next-title = Und jetzt?
next-votes = { $votes } von { $people }
next-mine = deine Stimme
next-how = Weiter geht’s, wenn alle gewählt haben.
next-lobby = Spiel oder Spielplan ändern
standings-title = Zwischenstand
standings-wins =
    { $wins ->
        [one] { $wins } Sieg
       *[other] { $wins } Siege
    }
lobby-demo = Hier spielen Bots. Scanne den Code und spiel mit!
