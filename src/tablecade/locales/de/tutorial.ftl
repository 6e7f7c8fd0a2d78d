## Learning by playing

learn-title = { $game } im Spielen lernen
learn-step = Schritt { $step } von { $steps }
learn-progress = Wie weit du bist
learn-next = Weiter
learn-skip = Lektion verlassen
learn-read-again = Noch einmal lesen
learn-watch = Schau, was passiert…
learn-part-done = Das war die erste Hälfte.
learn-done = Mehr brauchst du nicht. Viel Spaß!
learn-next-part = Jetzt die andere Seite
learn-play-on = Diese Partie zu Ende spielen
learn-again = Noch einmal

## Learning Pixoid

learn-pixoid-you = Du bist Pixoid, das Klötzchen mit dem Auge. Drei Bugs jagen dich durchs Labyrinth. Sammle zwölf Klötzchen, bevor dich einer fängt.
learn-pixoid-start = Wähle zuerst, wo du anfängst: Tipp auf eine der Tasten oder einen roten Rahmen im Labyrinth, dann auf den großen Knopf.
learn-pixoid-danger = Du kannst auf zwei Arten gefangen werden: wenn du in einen Bug läufst oder wenn ein Bug auf den Pix kommt, auf dem du stehen bleibst, oder darüber läuft.
learn-pixoid-program = Jetzt lauf: Tipp auf einen Punkt im Labyrinth oder auf einen Pfeil und eine Zahl. Die Linie zeigt, wo du stehen bleibst; ein durchgestrichener Pfeil heißt Wand. Noch sieht es niemand. Dann versiegle.
learn-pixoid-escaped = Du läufst zuerst, dann alle Bugs gleichzeitig. Keiner ist über deinen Pix gelaufen, also nimmst du ein Klötzchen aus der Reserve.
learn-pixoid-caught = Gefangen! Ein Bug stand auf deinem Weg oder lief über den Pix, auf dem du stehen geblieben bist. Die Runde ist vorbei.
learn-pixoid-bonus = Die hellen Klötzchen sind Bonus: Lauf darüber, und es gehört dir. Wo würde ein Bug dich erwarten? Geh woandershin und versiegle.
learn-pixoid-take-back = Solange noch jemand wählt, kannst du Versiegeltes zurücknehmen. In der Standardpartie sind alle einmal Pixoid, und Punkte zählen.
learn-pixoid-bug = Jetzt bist du ein Bug. Pixoid darf seine zwölf Klötzchen nicht bekommen. Bugs reden nicht: Jeder rät allein.
learn-pixoid-guess = Pixoid läuft zuerst, dann du. Rate, wo er stehen bleibt, und wähle einen Weg, der auf diesen Pix oder darüber führt. Dann versiegle.
learn-pixoid-got-him = Ihr habt ihn! Er ist auf einen Bug getroffen.
learn-pixoid-got-away = Diesmal ist er entkommen und nimmt ein Klötzchen. Drei Bugs in verschiedenen Gängen lassen ihm weniger Auswege.
learn-pixoid-end = Raten, einstellen, versiegeln: Das ist das ganze Spiel. Die Einzelheiten stehen in den Regeln.

## Learning Qwixx

learn-qwixx-sheet = Das ist dein Zettel: vier Reihen, angekreuzt von links nach rechts. Rot und Gelb steigen, Grün und Blau fallen. Was du auslässt, ist verloren.
learn-qwixx-white = Die beiden weißen Würfel gelten für alle: Kreuz ihre Summe in einer Reihe an. Umrandete Zahlen sind möglich; tipp auf eine und versiegle, oder passe.
learn-qwixx-lost = Alles links von einem Kreuz ist für immer weg. Lass also so wenig aus wie möglich: Auch der nächste Wurf ist für dich.
learn-qwixx-colour = Du bist aktiv, und das ist nur für dich: ein weißer und ein farbiger Würfel zusammen, in der Reihe dieser Farbe. Ein Zug ganz ohne Kreuz ist ein Fehlwurf.
learn-qwixx-points = Je mehr Kreuze in einer Reihe, desto mehr sind sie wert: 1, 3, 6, 10, 15 und so weiter. Mit fünf darfst du die letzte Zahl ankreuzen, und das schließt die Reihe für alle. Jeder Fehlwurf kostet 5.
learn-qwixx-end = Zwei geschlossene Reihen oder vier Fehlwürfe beenden das Spiel; die meisten Punkte gewinnen.

## Learning Qwixx On Board

learn-board-race = Qwixx mit Wettlauf: Du kreuzt Zahlen auf deinem Zettel an, und wenn du aktiv bist, darfst du auch eine Spielfigur auf der Strecke vorrücken.
learn-board-pawn = Schritt 3: Rück deine Figur 1 bis 5 freie Felder vor. Die Zahl, auf der sie stehen bleibt, muss auf deinem Zettel angekreuzt sein, schon oder jetzt. Wähle ein Feld und versiegle, oder bleib stehen.
learn-board-bonus = Die Punkte unter deiner Figur zählen am Ende, höchstens 20. Ein Kreuz durch die Figur ist ein Kreuz wie jedes andere.
learn-board-end = Wer die letzten fünf Felder erreicht, sagt das Ende an: Alle anderen sind noch einmal aktiv. Zwei geschlossene Reihen oder vier Fehlwürfe beenden das Spiel sofort.
