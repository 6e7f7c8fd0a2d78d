## A game in half a minute

howto-qwixx-on-board-1 = Qwixx mit einem Wettlauf: alles wie bei Qwixx, und jeder hat eine Spielfigur.
howto-qwixx-on-board-2 = Nach dem Ankreuzen darf, wer gewürfelt hat, die Figur 1 bis 5 freie Felder ziehen.
howto-qwixx-on-board-3 = Besetzte Felder werden übersprungen und nicht gezählt.
howto-qwixx-on-board-4 = Die Zahl des Feldes muss auf deinem Zettel angekreuzt sein: schon vorher oder jetzt.
howto-qwixx-on-board-5 = Je weiter die Figur, desto mehr Punkte bringt sie am Ende.
howto-qwixx-on-board-6 = Eine Figur auf den letzten fünf Feldern kündigt das Ende an: Alle anderen würfeln noch einmal.
