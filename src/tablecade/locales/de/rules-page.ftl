## The pages with the rules

rules-games = Spiele
rules-title = So wird { $game } gespielt
rules-contents = Inhalt
rules-numbers = Jede Regel hat eine Nummer; eine Ablehnung nennt sie. „Auslegung“ markiert einen Punkt, den die gedruckten Regeln offen lassen, und wie dieser Tisch ihn spielt.
rules-ruling = Auslegung
rules-play = Zeigen
