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
