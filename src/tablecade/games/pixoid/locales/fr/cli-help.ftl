## tablecade solve

command-solve-pixoid =
    Résoudre un plateau, tour par tour depuis le dernier. Après un arrêt, la même commande continue.

    Les bots hard, bold, careful et perfect jouent d’après ce qui est résolu ici.
parameter-solve-pixoid-board = Quatre faces de tuile, comme A1 B2 C1 D2, ou un FICHIER avec un plateau.
parameter-solve-pixoid-variant = Ce que Pixoid cherche à obtenir.
parameter-solve-pixoid-device = gpu a besoin de CuPy.
parameter-solve-pixoid-bonus = Avec les cubes Bonus, ou plus vite sans eux.
parameter-solve-pixoid-every = Les 96 plateaux faits des tuiles du projet, sans cubes Bonus : 3,3 Go, et environ 18 heures sur un cœur.
