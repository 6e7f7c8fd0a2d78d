## The editor

editor-kind-qwixx-on-board = Parcours On Board

## The editor: a board

editor-figure-fields = Cases : { $value }

## The editor: a track

editor-field = Case { $place }
editor-field-is =
    { $wrong ->
        [true] Case { $place } : { $number } { $colour }, bonus { $bonus }, avec un problème
       *[other] Case { $place } : { $number } { $colour }, bonus { $bonus }
    }
editor-colour = Couleur
editor-number = Nombre
editor-less = Moins
editor-more = Plus
editor-add-field = Ajouter une case
editor-remove-field = L’enlever

## The editor: begin, keep, share

editor-side = Face { $word }
editor-sevens = Rien que des sept
