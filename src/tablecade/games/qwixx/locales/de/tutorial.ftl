## Learning Qwixx

learn-qwixx-sheet = Das ist dein Zettel: vier Reihen, angekreuzt von links nach rechts. Rot und Gelb steigen, Grün und Blau fallen. Was du auslässt, ist verloren.
learn-qwixx-white = Die beiden weißen Würfel gelten für alle: Kreuz ihre Summe in einer Reihe an. Umrandete Zahlen sind möglich; tipp auf eine und versiegle, oder passe.
learn-qwixx-lost = Alles links von einem Kreuz ist für immer weg. Lass also so wenig aus wie möglich: Auch der nächste Wurf ist für dich.
learn-qwixx-colour = Du bist aktiv, und das ist nur für dich: ein weißer und ein farbiger Würfel zusammen, in der Reihe dieser Farbe. Ein Zug ganz ohne Kreuz ist ein Fehlwurf.
learn-qwixx-points = Je mehr Kreuze in einer Reihe, desto mehr sind sie wert: 1, 3, 6, 10, 15 und so weiter. Mit fünf darfst du die letzte Zahl ankreuzen, und das schließt die Reihe für alle. Jeder Fehlwurf kostet 5.
learn-qwixx-end = Zwei geschlossene Reihen oder vier Fehlwürfe beenden das Spiel; die meisten Punkte gewinnen.
