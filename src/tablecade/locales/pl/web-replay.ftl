## Replays of matches

replay-title = Powtórka partii
replay-open = Obejrzyj partię jeszcze raz
replay-drop = Upuść tu plik partii albo go wybierz.
replay-again = Obejrzyj jeszcze raz
replay-match-again = Obejrzyj jeszcze raz partię { $match }
replay-menu = Ta powtórka
replay-link = Kopiuj link do tej chwili
replay-download = Pobierz plik partii
replay-other = Inny plik partii
replay-controls = Sterowanie powtórką
replay-moment = Chwila
replay-at = Krok { $step } z { $steps }
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-forward = Krok naprzód
replay-back = Krok wstecz
replay-speed = Tempo
replay-eyes = Oczami
replay-everybody = Wszystkich
replay-plans = Plany
replay-sealed = jeszcze zakryte
replay-chance = Teraz kostki.
replay-end = Koniec
replay-so-far = Partia jeszcze się nie skończyła

## The check of the dice

dice-check = Sprawdź kostki
dice-fair = Wszystko się zgadza.
dice-unfair = To się nie zgadza.
dice-how = Twoja przeglądarka policzyła to sama, z samego pliku partii.
dice-commit = Zobowiązanie, podane przed partią
dice-nonce = Nonce ({ $name })
dice-seed = Ziarno, ujawnione po partii
dice-fingerprint = Odcisk ziarna (SHA-256)
dice-fits = To ziarno, do którego stół się zobowiązał.
dice-fits-not = To nie jest ziarno, do którego stół się zobowiązał.
dice-rolls =
    { $rolls ->
        [one] Zgodne z ziarnem rzuty: { $right } z jednego.
        [few] Zgodne z ziarnem rzuty: { $right } z { $rolls }.
        [many] Zgodne z ziarnem rzuty: { $right } z { $rolls }.
       *[other] Zgodne z ziarnem rzuty: { $right } z { $rolls }.
    }
dice-seed-only = Tu sprawdzono tylko ziarno: przeglądarka nie wie, jak ta gra z niego losuje, ale wie to polecenie tablecade verify.
dice-none = W tej partii nie rzucano kostkami.
dice-decision = Nr
dice-written = Rzucono
dice-given = Z ziarna
dice-by-hand = Kostkami rzucali ludzie: każdy wybór jest zgodny z zasadami, ale nikt nie może dowieść, co pokazały kostki.
dice-not-yet = Kostki można sprawdzić po partii: wtedy stół ujawnia ziarno.

## A replay led by one person

show-lead = Prowadź dla wszystkich
show-leading = Prowadzisz: każdy, kto ma link, widzi to, co ty.
show-led = Tę powtórkę prowadzi ktoś inny.
show-link = Kopiuj link do tej powtórki
show-qr = Kod QR linku do tej powtórki
show-invite = Kto otworzy ten link, widzi powtórkę tak, jak jest prowadzona.
