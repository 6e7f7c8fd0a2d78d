## Replays of matches

replay-title = Wiederholung der Partie
replay-open = Eine Partie noch einmal ansehen
replay-drop = Eine Partiedatei hier ablegen oder auswählen.
replay-again = Noch einmal ansehen
replay-match-again = Partie { $match } noch einmal ansehen
replay-menu = Diese Wiederholung
replay-link = Link zu diesem Moment kopieren
replay-download = Partiedatei herunterladen
replay-other = Eine andere Partiedatei
replay-controls = Steuerung der Wiederholung
replay-moment = Zeitpunkt
replay-at = Schritt { $step } von { $steps }
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt vor
replay-back = Einen Schritt zurück
replay-speed = Tempo
replay-eyes = Gesehen von
replay-everybody = Allen
replay-plans = Pläne
replay-sealed = noch versiegelt
replay-chance = Jetzt fallen die Würfel.
replay-end = Ende
replay-so-far = Die Partie ist noch nicht zu Ende

## The check of the dice

dice-check = Würfel prüfen
dice-fair = Alles stimmt.
dice-unfair = Das passt nicht zusammen.
dice-how = Dein Browser hat das selbst nachgerechnet, allein aus der Partiedatei.
dice-commit = Festlegung, vor der Partie gegeben
dice-nonce = Nonce von { $name }
dice-seed = Startwert, nach der Partie aufgedeckt
dice-fingerprint = Fingerabdruck des Startwerts (SHA-256)
dice-fits = Es ist der Startwert, auf den sich der Tisch festgelegt hat.
dice-fits-not = Es ist nicht der Startwert, auf den sich der Tisch festgelegt hat.
dice-rolls =
    { $rolls ->
        [one] { $right } von einem Wurf ist so, wie der Startwert ihn ergibt.
       *[other] { $right } von { $rolls } Würfen sind so, wie der Startwert sie ergibt.
    }
dice-seed-only = Geprüft ist hier nur der Startwert: Wie dieses Spiel daraus zieht, weiß dein Browser nicht, wohl aber der Befehl tablecade verify.
dice-none = In dieser Partie wurde nicht gewürfelt.
dice-decision = Nr.
dice-written = Gewürfelt
dice-given = Aus dem Startwert
dice-by-hand = Gewürfelt wurde von Hand: Jede Wahl folgt den Regeln, aber niemand kann beweisen, was die Würfel zeigten.
dice-not-yet = Die Würfel lassen sich nach der Partie prüfen: Dann deckt der Tisch den Startwert auf.

## A replay led by one person

show-lead = Für alle vorführen
show-leading = Du führst vor: Alle mit dem Link sehen, was du siehst.
show-led = Jemand anders führt diese Wiederholung vor.
show-link = Link zu dieser Wiederholung kopieren
show-qr = QR-Code des Links zu dieser Wiederholung
show-invite = Wer diesen Link öffnet, sieht die Wiederholung so, wie sie vorgeführt wird.
