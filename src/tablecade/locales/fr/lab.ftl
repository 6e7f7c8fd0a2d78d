## tablecade simulate

simulate-stopped =
    { $done ->
        [one] Arrêté après { $done } partie sur { $games }. La même commande reprend à cet endroit.
       *[other] Arrêté après { $done } parties sur { $games }. La même commande reprend à cet endroit.
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
report-first-pixoid = Premier Pixoid
report-first-qwixx = Premier joueur actif
report-first-qwixx-on-board = Premier joueur actif
report-others = Les autres
report-no-files = aucune partie à cet endroit

## tablecade tournament

tournament-summary = { $games } parties à { $seats } places.

## tablecade dataset

dataset-written =
    { $rows ->
        [one] { $rows } ligne dans { $file }.
       *[other] { $rows } lignes dans { $file }.
    }

## Any of them

