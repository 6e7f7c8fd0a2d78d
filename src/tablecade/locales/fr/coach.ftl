## tablecade play --coach

coach-on = L’entraîneur est là, pour tous à ce clavier.
coach-alike = Entraîneur : rien à décider ici, tous les choix se valent.
coach-win = Entraîneur ({ $source }) : ta chance de gagner après chaque choix.
coach-win-mixed = Entraîneur ({ $source }) : la fréquence de chaque programme, et ta chance de gagner avec lui.
coach-cubes-most = Entraîneur ({ $source }) : la fréquence de chaque programme, et les cubes encore à prendre avec lui.
coach-cubes-least = Entraîneur ({ $source }) : la fréquence de chaque programme, et les cubes qu’il laisse à Pixoid.
coach-start = Entraîneur ({ $source }) : les cubes à attendre de chaque départ.
coach-solved = résolu
coach-learned = estimé

## tablecade review

review-none = Aucun choix coûteux : bien joué.
review-win = Décision { $n }, { $name } : { $chosen } coûte { $loss } de la chance de gagner. Mieux : { $better }.
review-cubes = Décision { $n }, { $name } : { $chosen } coûte { $loss } cubes. Mieux : { $better }.

## tablecade puzzle

puzzle-you = Toi
puzzle-bug = Bug { $n }
puzzle-question = Encore deux tours, tu es Pixoid. Quel programme assure le plus de cubes, quoi que fassent les Bugs ?
puzzle-ask = Ton programme :
puzzle-right = Exact ! { $answer } assure { $sure } ; le meilleur des autres programmes, { $other }.
puzzle-wrong = { $given } assure { $got }. Mieux : { $answer }, avec { $sure }.
puzzle-cubes =
    { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
puzzle-qwixx-question = Tu joues la suite sans adversaire, pour les points, et chaque tour est à toi. Les dés sont jetés : que coches-tu avec les blancs ?
puzzle-qwixx-ask = Ton choix :
puzzle-qwixx-right = Exact ! { $answer } mène à { $worth } points en moyenne ; le meilleur des autres choix, { $next }, à { $other }.
puzzle-qwixx-wrong = { $given } mène à { $got } points en moyenne. Mieux : { $answer }, avec { $worth }.

## L’entraîneur dans le navigateur

coach-ask = Demander à l’entraîneur
coach-at-table = L’entraîneur est là : tout le monde ici peut l’interroger.
coach-thinks = L’entraîneur réfléchit…
coach-wait = Tu n’as rien à choisir en ce moment.
review-ask = Revoir la partie avec l’entraîneur

## L’énigme dans le navigateur

puzzle-title = L’énigme du jour
puzzle-date =
    { $day } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }
puzzle-hint = Choisis une direction et une distance, puis scelle.
puzzle-all = Ce qu’assure chaque programme
puzzle-before = La veille
puzzle-watch = Touche un choix pour voir la suite.
puzzle-line-caught = { $program } : les Bugs attrapent Pixoid au tour { $turn }. En tout { $got }.
puzzle-line-through = { $program } : Pixoid passe les deux tours, même contre les meilleures réponses. En tout { $got }.
puzzle-qwixx-all = Ce que vaut chaque choix en moyenne
puzzle-points = { $points } points
puzzle-line-crossed =
    { $count ->
        [0] { $choice } ne perd aucun nombre : { $points } points en moyenne.
        [one] { $choice } perd un nombre pour toujours : { $points } points en moyenne.
       *[other] { $choice } perd { $count } nombres pour toujours : { $points } points en moyenne.
    }
puzzle-line-passed = Sans croix, tous les nombres restent ouverts : { $points } points en moyenne.
puzzle-streak =
    { $days ->
        [0] Pas encore de série : résous une énigme le jour même.
        [one] Un jour de suite
       *[other] { $days } jours de suite
    }
puzzle-week = Les sept derniers jours
puzzle-share = Envoyer la grille
puzzle-grade-best = meilleur choix
puzzle-grade-near = deuxième choix
puzzle-grade-other = autre choix
puzzle-grade-none = pas joué
