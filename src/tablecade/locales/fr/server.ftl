## What the server answers

error-bad-request = Ceci n’a pas la forme de l’appel : { $problem }
error-token-missing = Il faut pour cela avoir sa place à la table.
error-bad-token = Cet appareil n’a plus de place ici : elle a été libérée ou continue ailleurs.
error-bad-invitation = Cette invitation a déjà servi. Demandes-en une nouvelle à l’hôte.
error-not-your-hand = La main { $hand } n’est pas la tienne.
error-bot-plays = Un bot joue pour cette place jusqu’à ce que l’hôte la rende.
error-not-the-host = Seul l’hôte peut le faire.
error-no-seat = Seule une personne assise à la table peut le faire.
error-no-coach = Cette table a été ouverte sans entraîneur.
error-not-over-yet = La partie n’est pas encore finie.
error-coach-silent = L’entraîneur n’a rien à dire pour le moment. Réessaie.
error-foreign-origin = La page d’un autre site ne peut pas ouvrir cette table : { $origin }
error-not-found = Il n’y a rien ici.
error-no-such-table = Il n’y a pas de table « { $table } ». Vérifie le code.
error-no-such-show = Ce film n’est plus là. Demande un nouveau lien.
error-no-such-seat = Il n’y a pas de place { $seat } à cette table.
error-no-such-match = La partie { $match } n’a pas été jouée à cette table.
error-wrong-method = Cela ne peut pas se faire ainsi.
error-stale = La partie a continué : c’est maintenant la décision { $n }.
error-not-playing =
    On ne peut pas choisir maintenant : la partie { $status ->
    [lobby] n’a pas commencé
    [paused] est en pause
   *[over] est finie
    }.
error-wrong-status = Cela ne convient pas maintenant. La table : { $status } ; il faudrait : { $wanted }.
error-seat-taken = La place { $seat } est prise.
error-table-full = Toutes les places sont prises. Tu peux regarder ou prendre la place d’un bot.
error-colour-taken = Cette couleur est prise : { $colour }. Choisis-en une autre.
error-seats-open = Il reste des places libres : { $seats }. Remplis-les de personnes ou de bots.
error-host-present = L’hôte est là, ou l’était à l’instant ; réessaie dans { $seconds } s.
error-round-runs = On ne parle pas pendant une manche, même en pause. Il y a le temps entre deux manches. (PX-3.5)
error-evening-over = Après { $matches } parties, il est temps d’ouvrir une nouvelle table.
error-too-large = C’est trop gros.
error-unknown-colour = Il n’y a pas de couleur « { $colour } » ; il y a : { $known }.
error-bad-name = Un nom a de 1 à { $longest } caractères, tous visibles.
error-too-many = Trop d’essais. Réessaie dans { $seconds } s.
error-unavailable = La table est momentanément injoignable. Réessaie.
error-fault = Un problème est survenu de notre côté.
error-database-in-use = Un autre serveur utilise déjà { $file }.
error-port-taken = Le port { $port } est pris ; choisis-en un autre avec --port.

## tablecade serve

serve-here = Sur cette machine : { $url }
serve-network = Pour les téléphones du même réseau : { $url }
serve-stop = Ctrl+C arrête ; les tables sont conservées.

## tablecade tables

tables-table = Table
tables-code = Code
tables-game = Jeu
tables-status = État
tables-decisions = Décisions
tables-touched = Dernière utilisation
tables-none = Il n’y a pas de tables.
tables-imported = { $file } : table { $table }, code { $code }, jeton de l’hôte { $host }
