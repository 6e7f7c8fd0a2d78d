## tablecade puzzle

puzzle-qwixx-question = Tu joues la suite sans adversaire, pour les points, et chaque tour est à toi. Les dés sont jetés : que coches-tu avec les blancs ?
puzzle-qwixx-ask = Ton choix :
puzzle-qwixx-right = Exact ! { $answer } mène à { $worth } points en moyenne ; le meilleur des autres choix, { $next }, à { $other }.
puzzle-qwixx-wrong = { $given } mène à { $got } points en moyenne. Mieux : { $answer }, avec { $worth }.

## L’énigme dans le navigateur

puzzle-qwixx-all = Ce que vaut chaque choix en moyenne
puzzle-points = { $points } points
puzzle-line-crossed =
    { $count ->
        [0] { $choice } ne perd aucun nombre : { $points } points en moyenne.
        [one] { $choice } perd un nombre pour toujours : { $points } points en moyenne.
       *[other] { $choice } perd { $count } nombres pour toujours : { $points } points en moyenne.
    }
puzzle-line-passed = Sans croix, tous les nombres restent ouverts : { $points } points en moyenne.
