## In somebody’s first turns

play-first-qwixx-active = Du bist dran: Alle dürfen die weiße Summe ankreuzen, danach du allein weiß plus farbig.
play-first-qwixx-other = Jemand anders würfelt. Kreuz die weiße Summe in einer Reihe an, von links, oder passe.

## Keys

play-keys-row = eine Reihe: rot, gelb, grün, blau
play-keys-number = die Zahl in dieser Reihe

## The end

award-qwixx-gain-title = Bestes Kreuz:
award-qwixx-gain = { $name } gewann { $points } Punkte auf einmal.
award-qwixx-row-title = Vollste Reihe:
award-qwixx-row = { $name } machte { $count } Kreuze in der Reihe { $colour }.
award-qwixx-clean-title = Ohne Fehlwurf:
award-qwixx-clean = Nur { $name } blieb ohne Fehlwurf.

## Row closed, on the board

play-row-closed = Reihe zu!

## Qwixx: a sheet and its rows

sheet-row = Reihe { $colour }. Punkte: { $score }
sheet-cross = { $colour } { $number } ankreuzen
sheet-crossed = angekreuzt
sheet-lost = verloren
sheet-lock = Schloss
sheet-lock-crossed = Schloss angekreuzt
sheet-closed = Reihe geschlossen
sheet-misses = Fehlwürfe
sheet-crosses = Kreuze
sheet-points = Punkte
sheet-worth = Was Kreuze zählen
sheet-misses-of = Fehlwürfe: { $penalties } von 4
sheet-total = Gesamt: { $score }
sheet-of = Zettel von { $name }
dice-are = Weiße Würfel: { $white }. Farbige Würfel: { $coloured }.

## Qwixx: whose turn it is

sheet-turn-mine = Du bist dran
sheet-turn-of = { $name } ist dran
sheet-action-1 = Aktion 1: alle, weiße Würfel
sheet-action-2 = Aktion 2: ein weißer und ein farbiger Würfel
sheet-step-3 = Schritt 3: die Spielfigur
sheet-rolled = { $name } würfelt. Weiße Würfel: { $dice }.

## Qwixx: the phone

sheet-pass = Passen
sheet-hint-action-1 = Die weißen Würfel ergeben { $sum }: Kreuz eine { $sum } an oder passe.
sheet-hint-action-2 = Ein weißer plus ein farbiger Würfel: Kreuz eine Zahl an oder passe.
sheet-hint-miss = Ein weißer plus ein farbiger Würfel. Wer jetzt passt, hat einen Fehlwurf: −5.
sheet-hint-nothing = Die Würfel geben dir hier nichts.
sheet-hint-score = Punkte: { $before } → { $after }.
sheet-hint-lock = Das schließt die Reihe für alle.
sheet-hint-skips =
    { $count ->
        [one] Eine Zahl geht damit verloren.
       *[other] { $count } Zahlen gehen damit verloren.
    }

## Qwixx: the big screen

sheet-call-action-1 = Alle: eine { $sum } ankreuzen?
sheet-call-action-2 = { $name }: ein weißer und ein farbiger Würfel
sheet-call-step-3 = { $name }: die Spielfigur
sheet-rolls = würfelt
sheet-lately = Was geschah
sheet-setting = Das einfache Spiel: sechs Würfel, vier Reihen; zwei geschlossene Reihen oder vier Fehlwürfe beenden es.

## Qwixx: real dice

roll-call = { $name } würfelt: gebt die Würfel ein
roll-mine = Würfle und tippe an, was jeder Würfel zeigt.
roll-refused = Jemand sagt: Stimmt nicht. Korrigiere die Würfel und zeig sie allen.
roll-wait = { $name } würfelt.
roll-for = Jemand würfelt für { $name }.
roll-here = Würfel hier eingeben
roll-leave = Zurück zum Zettel
roll-pad = Was zeigen die Würfel?
roll-send = Diesen Wurf allen zeigen
roll-check = Eingegeben von { $name }. Zeigen die Würfel das?
roll-screen = dem großen Bildschirm
roll-entered = Eingegeben: { $dice }.
roll-waits = Jemand anders muss diesen Wurf bestätigen.
roll-confirm = Bestätigen
roll-wrong = Stimmt nicht
roll-change = Ändern
roll-times-up = Zeit um: Der Tisch hat gewürfelt.
