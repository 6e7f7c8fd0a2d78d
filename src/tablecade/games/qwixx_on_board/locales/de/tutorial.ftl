## Learning Qwixx On Board

learn-board-race = Qwixx mit Wettlauf: Du kreuzt Zahlen auf deinem Zettel an, und wenn du aktiv bist, darfst du auch eine Spielfigur auf der Strecke vorrücken. Wenn du Qwixx noch nicht kennst, spiel zuerst das Original.
learn-board-pawn = Schritt 3: Rück deine Figur 1 bis 5 freie Felder vor. Die Zahl, auf der sie stehen bleibt, muss auf deinem Zettel angekreuzt sein, schon oder jetzt. Wähle ein Feld und versiegle, oder bleib stehen.
learn-board-bonus = Die Punkte unter deiner Figur zählen am Ende, höchstens 20. Ein Kreuz durch die Figur ist ein Kreuz wie jedes andere.
learn-board-end = Wer die letzten fünf Felder erreicht, sagt das Ende an: Alle anderen sind noch einmal aktiv. Zwei geschlossene Reihen oder vier Fehlwürfe beenden das Spiel sofort.
