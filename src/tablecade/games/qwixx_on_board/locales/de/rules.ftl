## Qwixx On Board: the rules

QB-intro = Qwixx mit einem Wettlauf daneben. Nach den beiden bekannten Aktionen darf die aktive Person ihre Spielfigur auf einer Strecke farbiger Zahlen vorrücken. Ein Feld lässt dich nur hinein, wenn seine Zahl auf deinem Zettel angekreuzt ist oder jetzt wird, und je weiter du kommst, desto mehr Zusatzpunkte liegen unter deiner Figur. Alle Regeln von Qwixx gelten, mit diesen Änderungen.
credits-qwixx-on-board = Ein Spiel von Steffen Benndorf und Reinhard Staupe, erschienen beim Nürnberger-Spielkarten-Verlag. Tablecade ist inoffiziell: weder von ihnen gemacht noch unterstützt oder lizenziert.
QB-1 = Der Spielplan
QB-1-1 = Es spielen zwei bis vier Personen. Der Spielplan hat zwei Seiten, und alle einigen sich auf eine. Zu Beginn stehen alle Spielfiguren auf dem Startfeld.
QB-1-2 = Der Spielplan ist eine Strecke aus Feldern. Jedes zeigt eine Farbe und eine Zahl, die es auch auf dem Zettel gibt, und darunter Zusatzpunkte, die auf dem Weg von 1 bis 20 steigen. Das Startfeld hat keine, und dort dürfen alle Figuren zusammen stehen.
QB-1-3 = Die Seiten A und B hat dieses Projekt entworfen, sie sind nicht die des gedruckten Plans. Wer einen Tisch eröffnet, kann im Editor die Felder eines gedruckten Plans nachbauen und darauf spielen. Das fünfte Feld der Seite A ist Grün 10.
QB-1-example = Die ersten acht Felder der Seite A: Jedes hat eine Farbe und eine Zahl, darunter die Zusatzpunkte. Feld 5 ist die grüne 10.
QB-2 = Schritt 3
QB-2-1 = Nach den Aktionen 1 und 2 darf die aktive Person, und nur sie, ihre eigene Spielfigur 1, 2, 3, 4 oder 5 freie Felder vorrücken. Rückwärts geht es nie.
QB-2-2 = Ein Feld mit einer Figur zählt nicht mit: Du springst darüber. Auf einem Feld ist Platz für eine Figur, und keine wird je weggeschickt.
QB-2-3 = Die Zahl des Feldes, auf dem die Figur stehen bleibt, muss auf deinem Zettel angekreuzt sein. Entweder war sie es schon, oder du kreuzt sie jetzt an, und dann gilt alles, was für ein Kreuz gilt. Geht beides nicht, kann die Figur nicht dorthin.
QB-2-4 = Ein Kreuz aus Schritt 3 ist ein Kreuz wie jedes andere. Es kann eine Reihe schließen, und es kann das Spiel beenden.
QB-2-5 = Ein Feld, dessen Reihe geschlossen ist, kann nur betreten, wer seine Zahl vorher angekreuzt hat.
QB-2-6 = Wer aktiv ist, kann also bis zu drei Kreuze in einem Zug machen. Ein Fehlwurf ist fällig, wenn es weder in Aktion 1 noch in Aktion 2 noch in Schritt 3 ein Kreuz gab. Ein Zug auf eine früher angekreuzte Zahl ist ein Zug, aber kein Kreuz.
QB-2-7 = Die Figur muss auf der Strecke stehen bleiben. Ein Zug über das letzte Feld hinaus ist nicht erlaubt.
QB-2-8 = Beendet die Zahl, die beim Zug einer Figur angekreuzt wird, das Spiel, hat die Figur trotzdem gezogen, und die Zusatzpunkte ihres neuen Feldes zählen.
QB-2-example = Deine Figur steht auf Feld 2, eine andere auf Feld 4. Mit 1 kommst du auf Feld 3, mit 2 auf Feld 5, mit 3 auf Feld 6. Ist Feld 5 Grün 10 und hast du Grün 9, aber nicht Grün 10 angekreuzt, ist Feld 5 unerreichbar.
QB-3 = Ende und Wertung
QB-3-1 = Sobald die Figur der aktiven Person auf einem der letzten fünf Felder steht, wird das Ende angesagt. Alle anderen sind noch einmal aktiv, dann ist das Spiel vorbei.
QB-3-2 = Die beiden Enden von Qwixx gibt es weiterhin, und sie kommen weiterhin sofort.
QB-3-3 = Deine Punkte sind die deines Zettels und die Zusatzpunkte des Feldes, auf dem deine Figur steht: höchstens 20, keine auf dem Startfeld.
QB-3-4 = Ist das Ende angesagt, dürfen weitere Figuren die letzten fünf Felder erreichen, aber an den restlichen Zügen ändert das nichts.
QB-3-5 = Kommt im allerletzten Zug ein vierter Fehlwurf oder eine zweite geschlossene Reihe, wird das als Grund für das Ende genannt.
QB-3-example = Vier spielen, und Cleo erreicht die letzten fünf Felder. Dan, Ada und Bo sind in dieser Reihenfolge noch einmal aktiv; nach Bos Zug wird gezählt.
