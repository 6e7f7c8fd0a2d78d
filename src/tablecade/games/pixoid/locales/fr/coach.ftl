## tablecade play --coach

coach-cubes-most = Entraîneur ({ $source }) : la fréquence de chaque programme, et les cubes encore à prendre avec lui.
coach-cubes-least = Entraîneur ({ $source }) : la fréquence de chaque programme, et les cubes qu’il laisse à Pixoid.
coach-start = Entraîneur ({ $source }) : les cubes à attendre de chaque départ.

## tablecade review

review-cubes = Décision { $n }, { $name } : { $chosen } coûte { $loss } cubes. Mieux : { $better }.

## tablecade puzzle

puzzle-pixoid-bug = Bug { $n }
puzzle-pixoid-question = Encore deux tours, tu es Pixoid. Quel programme assure le plus de cubes, quoi que fassent les Bugs ?
puzzle-pixoid-ask = Ton programme :
puzzle-pixoid-right = Exact ! { $answer } assure { $sure } ; le meilleur des autres programmes, { $other }.
puzzle-pixoid-wrong = { $given } assure { $got }. Mieux : { $answer }, avec { $sure }.
puzzle-pixoid-cubes =
    { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }

## L’énigme dans le navigateur

puzzle-line-caught = { $program } : les Bugs attrapent Pixoid au tour { $turn }. En tout { $got }.
puzzle-line-through = { $program } : Pixoid passe les deux tours, même contre les meilleures réponses. En tout { $got }.
