## tablecade simulate

simulate-stopped =
    { $done ->
        [one] Arrêté après { $done } partie sur { $total }. La même commande reprend à cet endroit.
       *[other] Arrêté après { $done } parties sur { $total }. La même commande reprend à cet endroit.
    }
simulate-slow = Sans Numba, ces bots jouent avec le moteur « rules », environ mille fois plus lentement.
bots-as-words = Les bots sont maintenant des mots séparés : { $command }
warm-up-compiling = Compilation
warm-up-done = Compilés pour les simulations : { $games }. Le premier environnement vectoriel d’un jeu compile ses tables.
warm-up-first = La première simulation d’un jeu le compile, ce qui prend jusqu’à une minute ; « tablecade warm-up » le fait d’avance.
bot-plays-as = { $bot } ne peut pas jouer à pleine force sur ce plateau et joue comme { $other }. « tablecade solve pixoid » résout un plateau.
bot-uses-values = { $kind ->
    [fitted] { $bot } joue d’après des valeurs ajustées pour ce plateau.
   *[solved] { $bot } joue d’après les valeurs résolues de ce plateau.
}

## tablecade report

report-player = Joueur
report-wins = Victoires
report-interval = Sûr à 95 %
report-score = Points
report-rating = Cote
report-title = { $game } : un rapport
report-lead =
    { $games ->
        [one] { $games } partie.
       *[other] { $games } parties.
    }
report-strength = Force
report-scores = Répartition des points
report-lengths = Durée
report-endings = Comment finissent les parties
report-seats = Places
report-roles = Qui commence
report-decisions = Décisions
report-share = Part
report-others = Les autres
report-no-files = aucune partie à cet endroit
report-written = Rapport : { $file }
report-pairs = Paires
report-pairs-lead = La part de victoires du bot de la ligne contre le bot de la colonne, avec l’intervalle à 95 %.
report-origin = Origine
report-command = Commande
report-seed = Graine
report-engine = Moteur
report-versions = Numéros de version

## tablecade tournament

tournament-summary = { $games } parties à { $seats } places, graine { $seed }, moteur { $engine }.

## tablecade benchmark

benchmark-measuring = Mesures
benchmark-stopped =
    { $done ->
        [one] Arrêté après toutes les parties et { $done } mesure sur { $total }. La même commande reprend à cet endroit.
       *[other] Arrêté après toutes les parties et { $done } mesures sur { $total }. La même commande reprend à cet endroit.
    }

## tablecade dataset

dataset-written =
    { $rows ->
        [one] { $rows } ligne dans { $file }.
       *[other] { $rows } lignes dans { $file }.
    }
