## Names, and what each game is

game-qwixx = Qwixx
about-qwixx = sechs Würfel und ein Zettel; viel ankreuzen, wenig auslassen

## Words of the rulebooks

# Nouns, as in „Rot 5“ and „die Reihe Rot“; with an ending „rote Würfel“.
colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-white = Weiß
die-red = Rot
die-yellow = Gelb
die-green = Grün
die-blue = Blau
die-white = Weiß

## Qwixx: what happened

event-started = { $name } beginnt.
event-rolled = { $name } würfelt: Weiß { $one } und { $two }, { $dice }. Die weißen Würfel ergeben { $sum }.
event-crossed =
    { $lock ->
        [true] { $name } kreuzt { $colour } { $number } und das Schloss an.
       *[false] { $name } kreuzt { $colour } { $number } an.
    }
event-passed = { $name } passt.
event-closed = Die Reihe { $colour } wird von { $names } geschlossen; ihr Würfel kommt aus dem Spiel.
event-missed = { $name } kreuzt nichts an: Fehlwurf { $penalties } von 4.
event-won-penalties = Der vierte Fehlwurf beendet die Partie. Sieg für { $names }.
event-won-rows = Zwei Reihen sind geschlossen, die Partie ist zu Ende. Sieg für { $names }.

## How a match can end

reason-penalties = durch den vierten Fehlwurf
reason-rows = durch geschlossene Reihen

## Why a choice is not allowed: Qwixx

refusal-left-to-right = Zu spät für { $colour } { $number }: In einer Reihe wird nur von links nach rechts angekreuzt.
refusal-too-few-crosses =
    { $crosses ->
        [0] Vor { $colour } { $number } braucht die Reihe fünf Kreuze; noch ist keins da.
        [one] Vor { $colour } { $number } braucht die Reihe fünf Kreuze; bisher ist es eins.
       *[other] Vor { $colour } { $number } braucht die Reihe fünf Kreuze; bisher sind es { $crosses }.
    }
refusal-row-closed = Die Reihe { $colour } ist geschlossen.
refusal-not-on-the-dice = { $colour } { $number } geben die Würfel nicht her.
refusal-not-for-a-player = Das entscheiden die Würfel, nicht du.
refusal-not-for-the-dice = Darüber entscheiden die Würfel jetzt nicht.
refusal-no-such-seat = Einen Platz { $seat } gibt es nicht.
refusal-die-left-the-game =
    Der { $colour ->
        [Rot] rote
        [Gelb] gelbe
        [Blau] blaue
       *[other] grüne
    } Würfel ist nicht mehr im Spiel.
refusal-die-missing =
    Im Wurf fehlt der { $colour ->
        [Rot] rote
        [Gelb] gelbe
        [Blau] blaue
       *[other] grüne
    } Würfel.
refusal-no-such-die = Einen Würfel „{ $die }“ gibt es nicht.
refusal-no-such-face = { $colour }er Würfel: Eine { $face } gibt es nicht. Gib 1 bis 6 ein.
refusal-faces = { $colour }e Würfel: { $faces } eingegeben, { $dice } nötig.
