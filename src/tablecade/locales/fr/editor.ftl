## The editor

editor-title = Dessine le tien
editor-kinds = Que dessiner
editor-checked = Vérifié pendant que tu dessines
editor-looking = Vérification…
editor-keep = Commencer, garder, envoyer
editor-verdict =
    { $faults ->
        [0] Prêt à jouer
        [one] Encore un problème
       *[other] Encore { $faults } problèmes
    }
editor-more-faults =
    { $faults ->
        [one] et { $faults } autre
       *[other] et { $faults } autres
    }
editor-play = Jouer
editor-lost = Ce lien ne contient rien à dessiner. Il a peut-être été coupé.
editor-undo = Annuler
editor-redo = Rétablir

## The editor: a board

editor-good =
    { $game ->
        [pixoid] On peut aller partout : c’est un bon plateau.
       *[other] Rien à redire : c’est un bon parcours.
    }

## The editor: begin, keep, share

editor-begin = Partir de…
editor-shuffled = Quatre tuiles au hasard
editor-mine = Les tiens
editor-throw-away = Jeter : { $name }
editor-name = Nom
editor-save = Enregistrer
editor-saved = Enregistré ici : { $name }
editor-share = Envoyer le lien
editor-copied = Le lien est copié.
editor-download = Télécharger
editor-open = Ouvrir un fichier
editor-opened = Ouvert : { $name }
editor-not-opened = Il n’y a rien à dessiner dans { $name }.
