## tablecade play --coach

coach-on = L’entraîneur est là, pour tous à ce clavier.
coach-alike = Entraîneur : rien à décider ici, tous les choix se valent.
coach-win = Entraîneur ({ $source }) : ta chance de gagner après chaque choix.
coach-win-mixed = Entraîneur ({ $source }) : la fréquence de chaque programme, et ta chance de gagner avec lui.
coach-solved = résolu
coach-learned = estimé

## tablecade review

review-none = Aucun choix coûteux : bien joué.
review-win = Décision { $n }, { $name } : { $chosen } coûte { $loss } de la chance de gagner. Mieux : { $better }.

## tablecade puzzle

puzzle-you = Toi

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
