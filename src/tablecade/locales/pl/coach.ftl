## tablecade play --coach

coach-on = Trener jest włączony, dla wszystkich przy tej klawiaturze.
coach-alike = Trener: tu nie ma o czym decydować, wszystkie wybory dają to samo.
coach-win = Trener ({ $source }): twoja szansa na wygraną po każdym wyborze.
coach-win-mixed = Trener ({ $source }): jak często wybierać każdy program i jaką daje szansę na wygraną.
coach-cubes-most = Trener ({ $source }): jak często wybierać każdy program i ile znaczników jeszcze z nim zdobędziesz.
coach-cubes-least = Trener ({ $source }): jak często wybierać każdy program i ile znaczników zostawia on Pixoidowi.
coach-start = Trener ({ $source }): ilu znaczników można się spodziewać po każdym starcie.
coach-solved = rozwiązane
coach-learned = oszacowane

## tablecade review

review-none = Żadnego kosztownego wyboru: dobra gra.
review-win = Decyzja { $n }, { $name }: { $chosen } kosztuje { $loss } szansy na wygraną. Lepiej: { $better }.
review-cubes = Decyzja { $n }, { $name }: { $chosen } kosztuje tyle znaczników: { $loss }. Lepiej: { $better }.

## tablecade puzzle

puzzle-you = Ty
puzzle-bug = Wirus { $n }
puzzle-question = Zostały dwie tury, jesteś Pixoidem. Który program zapewnia najwięcej znaczników, cokolwiek zrobią Wirusy?
puzzle-ask = Twój program:
puzzle-right = Dobrze! { $answer } zapewnia { $sure }, a drugi najlepszy program { $other }.
puzzle-wrong = { $given } zapewnia { $got }. Lepiej: { $answer }, czyli { $sure }.
puzzle-cubes =
    { $cubes ->
        [one] jeden znacznik
        [few] { $cubes } znaczniki
        [many] { $cubes } znaczników
       *[other] { $cubes } znacznika
    }
puzzle-qwixx-question = Grasz dalej bez przeciwników, na punkty, każda tura jest twoja. Kostki są rzucone: co skreślasz białymi?
puzzle-qwixx-ask = Twój wybór:
puzzle-qwixx-right = Dobrze! { $answer } daje średnio tyle punktów: { $worth }; drugi najlepszy wybór, { $next }: { $other }.
puzzle-qwixx-wrong = { $given } daje średnio tyle punktów: { $got }. Lepiej: { $answer }, czyli { $worth }.

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
puzzle-line-caught = { $program }: Wirusy łapią Pixoida w turze { $turn }. Razem { $got }.
puzzle-line-through = { $program }: Pixoid przechodzi obie tury, nawet wobec najlepszych odpowiedzi. Razem { $got }.
puzzle-qwixx-all = Do czego średnio prowadzi każdy wybór
puzzle-points = { $points } pkt
puzzle-line-crossed =
    { $count ->
        [0] { $choice } nie traci żadnej liczby: średnio { $points } pkt.
        [one] { $choice } traci na zawsze jedną liczbę: średnio { $points } pkt.
        [few] { $choice } traci na zawsze { $count } liczby: średnio { $points } pkt.
       *[many] { $choice } traci na zawsze { $count } liczb: średnio { $points } pkt.
    }
puzzle-line-passed = Bez skreślenia wszystkie liczby zostają: średnio { $points } pkt.
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
