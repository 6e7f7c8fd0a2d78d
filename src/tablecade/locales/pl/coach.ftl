## tablecade play --coach

coach-on = Trener jest włączony, dla wszystkich przy tej klawiaturze.
coach-alike = Trener: tu nie ma o czym decydować, wszystkie wybory dają to samo.
coach-win = Trener ({ $source }): twoja szansa na wygraną po każdym wyborze.
coach-win-mixed = Trener ({ $source }): jak często wybierać każdy program i jaką daje szansę na wygraną.
coach-solved = rozwiązane
coach-learned = oszacowane

## tablecade review

review-none = Żadnego kosztownego wyboru: dobra gra.
review-win = Decyzja { $n }, { $name }: { $chosen } kosztuje { $loss } szansy na wygraną. Lepiej: { $better }.

## tablecade puzzle

puzzle-you = Ty

## Trener w przeglądarce

coach-ask = Zapytaj trenera
coach-at-table = Trener jest włączony: każdy przy stole może go zapytać.
coach-thinks = Trener się zastanawia…
coach-wait = Teraz nie masz nic do wyboru.
review-ask = Omów partię z trenerem

## Zagadka w przeglądarce

puzzle-title = Zagadka dnia
puzzle-date =
    { $day } { $month ->
        [1] stycznia
        [2] lutego
        [3] marca
        [4] kwietnia
        [5] maja
        [6] czerwca
        [7] lipca
        [8] sierpnia
        [9] września
        [10] października
        [11] listopada
       *[12] grudnia
    } { $year }
puzzle-hint = Wybierz kierunek i odległość, potem zatwierdź.
puzzle-all = Ile zapewnia każdy program
puzzle-before = Dzień wcześniej
puzzle-watch = Dotknij, a zobaczysz, co dalej.
puzzle-streak =
    { $days ->
        [0] Jeszcze żadnego dnia z rzędu: rozwiąż zagadkę w jej dniu.
        [one] Jeden dzień z rzędu
        [few] { $days } dni z rzędu
       *[many] { $days } dni z rzędu
    }
puzzle-week = Ostatnie siedem dni
puzzle-share = Wyślij wynik
puzzle-grade-best = najlepszy wybór
puzzle-grade-near = drugi najlepszy
puzzle-grade-other = inny wybór
puzzle-grade-none = bez odpowiedzi
