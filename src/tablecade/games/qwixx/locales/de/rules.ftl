## Qwixx: the rules

QX-intro = Sechs Würfel fallen, alle schauen gleichzeitig hin, und alle dürfen sie nutzen. Du kreuzt Zahlen auf deinem Zettel an, immer weiter nach rechts, und was du auslässt, ist für immer weg. Viele Kreuze in einer Reihe sind viel mehr wert als dieselben Kreuze verteilt. Die Frage bei jedem Wurf ist also, wie viele Zahlen du zu überspringen wagst.
credits-qwixx = Ein Spiel von Steffen Benndorf, erschienen beim Nürnberger-Spielkarten-Verlag. Tablecade ist inoffiziell: weder von ihnen gemacht noch unterstützt oder lizenziert.
QX-1 = Der Zettel
QX-1-1 = Es spielen zwei bis vier Personen. Alle haben einen eigenen Zettel mit vier Reihen. Rot und Gelb steigen von 2 bis 12, Grün und Blau fallen von 12 bis 2. Hinter der letzten Zahl jeder Reihe hängt ein Schloss, und unten sind vier Kästchen für Fehlwürfe.
QX-1-1-ruling = Auch zu fünft geht es.
QX-1-2 = In jeder Reihe geht es von links nach rechts. Zahlen auszulassen ist erlaubt, aber was links von deinem letzten Kreuz steht, kann nie mehr angekreuzt werden. In welcher Reihe du weitermachst, entscheidest du.
QX-1-3 = Es gibt sechs Würfel: zwei weiße und je einen in Rot, Gelb, Grün und Blau.
QX-1-example = Mit Kreuzen auf Rot 4 und Rot 6 bleiben dir Rot 7 bis 11, und Rot 12, sobald du fünf Kreuze hast. Rot 2, 3 und 5 sind verloren.
QX-2 = Ein Zug
QX-2-1 = Der Zufall bestimmt, wer zuerst aktiv ist. Danach ist immer die nächste Person im Uhrzeigersinn an der Reihe.
QX-2-2 = Wer aktiv ist, würfelt, und zwar mit allen Würfeln, die noch im Spiel sind.
QX-2-3 = Aktion 1 ist für alle. Zähl die beiden weißen Würfel zusammen: Alle dürfen diese Zahl in einer Reihe ihrer Wahl ankreuzen. Niemand muss.
QX-2-3-ruling = Alle entscheiden gleichzeitig und ohne die Entscheidungen der anderen zu sehen; dann werden alle gezeigt und gelten zusammen. Niemand kann sich also einem Schließen anschließen, nachdem es angesagt ist: Wer auch schließen will, muss es ungesehen wählen.
QX-2-4 = Aktion 2 kommt nach Aktion 1 und gehört allein der aktiven Person. Sie darf einen weißen Würfel und einen farbigen zusammenzählen und die Summe in der Reihe dieser Farbe ankreuzen.
QX-2-5 = Wer aktiv war und weder in Aktion 1 noch in Aktion 2 etwas angekreuzt hat, muss einen Fehlwurf ankreuzen. Sonst bekommt nie jemand einen.
QX-2-example = In Aktion 1 dürfen alle eine 7 ankreuzen. In Aktion 2 hat die aktive Person die Wahl zwischen Rot 5 oder 6, Gelb 8 oder 9, Grün 4 oder 5 und Blau 9 oder 10.
QX-3 = Eine Reihe schließen
QX-3-1 = Die letzte Zahl ist in Rot und Gelb die 12, in Grün und Blau die 2. Um sie anzukreuzen, brauchst du in der Reihe schon mindestens fünf Kreuze.
QX-3-2 = Wer die letzte Zahl ankreuzt, kreuzt auch das Schloss dahinter an. Es zählt als weiteres Kreuz dieser Reihe.
QX-3-3 = Von da an ist die Reihe für alle geschlossen, und der Würfel ihrer Farbe kommt sofort aus dem Spiel. Das wird angesagt: Alle erfahren gleich, welche Reihe es ist und wer sie geschlossen hat.
QX-3-4 = In Aktion 1 können mehrere dieselbe Reihe schließen. Jede Person braucht dafür fünf eigene Kreuze, und jede bekommt das Schloss. Mit vier oder weniger Kreuzen kann man nicht mitmachen, auch wenn die Reihe gerade geschlossen wird.
QX-3-5 = Eine Reihe, die in Aktion 1 geschlossen wird, ist in Aktion 2 desselben Zuges schon zu.
QX-3-example = Die weißen Würfel zeigen 6 und 6. Ada hat in Rot fünf Kreuze, Bo hat vier. Ada kreuzt Rot 12 und das Schloss an: sieben Kreuze. Bo kann Rot 12 nicht ankreuzen, und ab jetzt in Rot gar nichts mehr.
QX-4 = Ende und Wertung
QX-4-1 = Das Spiel ist sofort vorbei, wenn jemand den vierten Fehlwurf ankreuzt oder wenn mindestens zwei Reihen geschlossen sind.
QX-4-2 = In Aktion 1 können verschiedene Personen verschiedene Reihen schließen, auch eine zweite und dritte im selben Augenblick. Jede davon zählt.
QX-4-3 = Hat eine Aktion das Spiel beendet, entfällt der Rest des Zuges: keine Aktion 2, kein Schritt 3 in Qwixx On Board und auch kein Fehlwurf mehr.
QX-4-4 = Zähl die Kreuze jeder Reihe, mit dem Schloss, wenn du es hast; zwölf sind möglich. Die Tabelle zeigt, was sie wert sind. Zähl die vier Reihen zusammen und zieh für jeden Fehlwurf 5 ab.
QX-4-5 = Die höchste Summe gewinnt.
QX-4-5-ruling = Bei Gleichstand haben die Besten gemeinsam gewonnen.
QX-4-example = Vier Kreuze in Rot, drei in Gelb, sieben in Grün, acht in Blau, zwei Fehlwürfe: 10 + 6 + 28 + 36 − 10 = 70.
