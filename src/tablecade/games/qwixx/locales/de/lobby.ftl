## A game in half a minute

howto-qwixx-1 = Sechs Würfel werden geworfen, und sie gelten für alle.
howto-qwixx-2 = Alle dürfen die Summe der weißen Würfel ankreuzen, in einer Reihe.
howto-qwixx-3 = Immer von links nach rechts: Eine übersprungene Zahl ist verloren.
howto-qwixx-4 = Wer gewürfelt hat, darf auch einen weißen zu einem farbigen Würfel zählen und das ankreuzen.
howto-qwixx-5 = Gewürfelt und nichts angekreuzt? Das ist ein Fehlwurf: fünf Punkte weniger.
howto-qwixx-6 = Viele Kreuze in einer Reihe zählen am meisten. Mit fünf Kreuzen schließt die letzte Zahl eine Reihe; zwei geschlossene Reihen oder vier Fehlwürfe beenden das Spiel.
