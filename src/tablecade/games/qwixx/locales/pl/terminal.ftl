## tablecade report

report-qwixx-first = Pierwszy aktywny gracz

## tablecade solve

solve-qwixx = Qwixx w pojedynkę, zawsze aktywny: { $points } punktu przy najlepszej grze

## tablecade play

qwixx-task-roll = { $name } rzuca kostkami.

## Scenes

qwixx-active = aktywny gracz
qwixx-misses = Nietrafienia
qwixx-total = Razem { $score }
qwixx-points = Punkty
qwixx-dice = Kostki
qwixx-only-pass = { $name }: żadna liczba nie pasuje, więc pasujesz.
qwixx-task-2-miss = Akcja 2: skreśl sumę białej i kolorowej kostki w rzędzie tego koloru. Jeśli teraz spasujesz, to nietrafienie: −5.
qwixx-task-2 = Akcja 2: skreśl sumę białej i kolorowej kostki w rzędzie tego koloru albo spasuj.
qwixx-task-1 = Akcja 1: skreśl { $sum } w jednym rzędzie albo spasuj.

## Words that can be typed

type-red = czerwony
type-yellow = żółty
type-green = zielony
type-blue = niebieski
type-pass = pas
