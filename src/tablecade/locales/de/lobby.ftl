## A game in half a minute

howto-title = So wird gespielt
howto-play = Weiter abspielen
howto-pause = Bilder anhalten
howto-step = Bild { $step } von { $steps }
howto-caught = Gefangen!
howto-pixoid-1 = Eine Person ist Pixoid und flieht. Alle anderen sind Bugs und jagen ihn.
howto-pixoid-2 = Auf dem Handy stellen alle heimlich eine Richtung und eine Entfernung ein.
howto-pixoid-3 = Dann wird alles aufgedeckt: Erst läuft Pixoid, dann laufen alle Bugs zugleich.
howto-pixoid-4 = Wände halten auf. Pixoid nimmt Bonusklötzchen auf seinem Weg mit.
howto-pixoid-5 = Ein Bug, der auf Pixoid oder über ihn hinweg läuft, fängt ihn.
howto-pixoid-6 = Jeder überstandene Zug bringt Pixoid ein Klötzchen. Mit zwölf hat er es geschafft.
howto-qwixx-1 = Sechs Würfel werden geworfen, und sie gelten für alle.
howto-qwixx-2 = Alle dürfen die Summe der weißen Würfel ankreuzen, in einer Reihe.
howto-qwixx-3 = Immer von links nach rechts: Eine übersprungene Zahl ist verloren.
howto-qwixx-4 = Wer gewürfelt hat, darf auch einen weißen zu einem farbigen Würfel zählen und das ankreuzen.
howto-qwixx-5 = Gewürfelt und nichts angekreuzt? Das ist ein Fehlwurf: fünf Punkte weniger.
howto-qwixx-6 = Viele Kreuze in einer Reihe zählen am meisten. Die letzte Zahl schließt sie; zwei geschlossene Reihen beenden das Spiel.
howto-qwixx-on-board-1 = Qwixx mit einem Rennen: alles wie bei Qwixx, und jeder hat eine Figur.
howto-qwixx-on-board-2 = Nach dem Ankreuzen darf, wer gewürfelt hat, die Figur 1 bis 5 freie Felder ziehen.
howto-qwixx-on-board-3 = Besetzte Felder werden übersprungen und nicht gezählt.
howto-qwixx-on-board-4 = Die Zahl des Feldes muss auf deinem Zettel angekreuzt sein: schon vorher oder jetzt.
howto-qwixx-on-board-5 = Je weiter die Figur, desto mehr Punkte bringt sie am Ende.
howto-qwixx-on-board-6 = Eine Figur auf den letzten fünf Feldern kündigt das Ende an: Alle anderen würfeln noch einmal.

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
lobby-keep = Behalten
lobby-crown = { $name } das Spiel starten lassen
lobby-change = Ändern
setting-game = Spiel
setting-fill = Mindestens
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
next-how = Weiter geht’s, wenn alle gewählt haben.
next-lobby = Spiel oder Spielplan ändern
standings-title = Zwischenstand
standings-wins =
    { $wins ->
        [one] ein Sieg
       *[other] { $wins } Siege
    }
lobby-demo = Hier spielen Bots. Scanne den Code und spiel mit!
