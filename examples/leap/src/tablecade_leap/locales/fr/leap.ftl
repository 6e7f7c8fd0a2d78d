game-leap = Saut du cavalier
about-leap = saute de pierre en pierre ; chaque pierre quittée coule

leap-option-lake = Taille du lac
leap-field-board = lac
leap-field-ways = issues
leap-field-stones = pierres
leap-field-round = manche
leap-field-onward = ensuite
leap-piece-knight = cavalier
leap-sign-knight = C
leap-value-water = eau

leap-round = Manche { $round }
leap-stones =
    { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    }
leap-ways = Sauts possibles
leap-sunk = coulé
leap-your-turn = Saute sur une pierre !
leap-onward =
    { $ways ->
        [0] C’est une impasse !
        [one] { $ways } saut possible de là
       *[other] { $ways } sauts possibles de là
    }
leap-lake = Le lac
leap-label-stone = { $cell }, pierre
leap-label-water = { $cell }, eau
leap-label-knight = { $cell }, cavalier de { $name }
leap-label-choose = { $cell }, pierre, on peut y sauter

event-leap-jumped = { $seat } saute de { $start } en { $to }.
event-leap-collided = { $seats } se heurtent en { $at } : la pierre coule.
event-leap-sank = Le cavalier de { $seat } coule en { $at }.
event-leap-won = Les dernières pierres coulent. Victoire : { $winners }.
reason-leap-last = comme dernier cavalier

refusal-leap-no-move = Un cavalier saute deux pierres tout droit et une de côté.
refusal-leap-taken = Un cavalier se trouve en { $cell }.
refusal-leap-sunk = La pierre { $cell } a coulé.
