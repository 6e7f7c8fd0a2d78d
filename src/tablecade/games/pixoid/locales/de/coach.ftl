## tablecade play --coach

coach-cubes-most = Trainer ({ $source }): wie oft jedes Programm zu wählen ist und wie viele Klötzchen damit noch kommen.
coach-cubes-least = Trainer ({ $source }): wie oft jedes Programm zu wählen ist und wie viele Klötzchen es Pixoid lässt.
coach-start = Trainer ({ $source }): die Klötzchen, die von jedem Start zu erwarten sind.

## tablecade review

review-cubes = Entscheidung { $n }, { $name }: { $chosen } kostete { $loss } Klötzchen. Besser: { $better }.

## tablecade puzzle

puzzle-pixoid-bug = Bug { $n }
puzzle-pixoid-question = Noch zwei Züge, du bist Pixoid. Welches Programm sichert die meisten Klötzchen, was die Bugs auch tun?
puzzle-pixoid-ask = Dein Programm:
puzzle-pixoid-right = Richtig! { $answer } sichert { $sure }; das nächstbeste Programm { $other }.
puzzle-pixoid-wrong = { $given } sichert { $got }. Besser: { $answer } mit { $sure }.
puzzle-pixoid-cubes =
    { $cubes ->
        [one] ein Klötzchen
       *[other] { $cubes } Klötzchen
    }

## Das Rätsel im Browser

puzzle-line-caught = { $program }: Die Bugs fangen Pixoid in Zug { $turn }. Zusammen { $got }.
puzzle-line-through = { $program }: Pixoid übersteht beide Züge, auch gegen die besten Antworten. Zusammen { $got }.
