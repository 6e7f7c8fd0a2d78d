## A game in half a minute

howto-caught = Gefangen!
howto-pixoid-1 = Eine Person ist Pixoid und flieht. Alle anderen sind Bugs und jagen ihn.
howto-pixoid-2 = Auf dem Handy stellen alle heimlich eine Richtung und eine Entfernung ein.
howto-pixoid-3 = Dann wird alles aufgedeckt: Erst läuft Pixoid, dann laufen alle Bugs zugleich.
howto-pixoid-4 = Wände halten auf. Pixoid nimmt Bonusklötzchen auf seinem Weg mit.
howto-pixoid-5 = Ein Bug, der auf Pixoid oder über ihn hinweg läuft, fängt ihn. Auch ein Pixoid, der in einen Bug läuft, ist gefangen.
howto-pixoid-6 = Jeder überstandene Zug bringt Pixoid ein Klötzchen. Alle sind einmal Pixoid; die meisten Punkte gewinnen.
