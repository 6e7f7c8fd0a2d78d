game-leap = Skoczki
about-leap = skacz z kamienia na kamień; każdy opuszczony kamień tonie

leap-option-lake = Wielkość jeziora
leap-field-board = jezioro
leap-field-ways = drogi
leap-field-stones = kamienie
leap-field-round = runda
leap-field-onward = dalej
leap-piece-knight = skoczek
leap-sign-knight = S
leap-value-water = woda

leap-round = Runda { $round }
leap-stones =
    { $stones ->
        [one] { $stones } kamień
        [few] { $stones } kamienie
       *[many] { $stones } kamieni
    }
leap-ways = Możliwe skoki
leap-sunk = utonął
leap-your-turn = Skocz na kamień!
leap-onward =
    { $ways ->
        [0] Stamtąd nie ma drogi!
        [one] { $ways } skok dalej stamtąd
        [few] { $ways } skoki dalej stamtąd
       *[many] { $ways } skoków dalej stamtąd
    }
leap-lake = Jezioro
leap-label-stone = { $cell }, kamień
leap-label-water = { $cell }, woda
leap-label-knight = { $cell }, skoczek: { $name }
leap-label-choose = { $cell }, kamień, można tu skoczyć

event-leap-jumped = { $seat }: skok z { $start } na { $to }.
event-leap-collided = { $seats }: zderzenie nad { $at }, kamień tonie.
event-leap-sank = { $seat }: skoczek tonie na { $at }.
event-leap-won = Toną ostatnie kamienie. Wygrywa: { $winners }.
reason-leap-last = jako ostatni skoczek

refusal-leap-no-move = Skoczek skacze o dwa kamienie prosto i jeden w bok.
refusal-leap-taken = Na { $cell } stoi skoczek.
refusal-leap-sunk = Kamień { $cell } zatonął.
