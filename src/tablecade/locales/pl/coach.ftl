## tablecade play --coach

coach-on = Trener jest włączony, dla wszystkich przy tej klawiaturze.
coach-alike = Trener: tu nie ma o czym decydować, wszystkie wybory dają to samo.
coach-win = Trener ({ $source }): twoja szansa na wygraną po każdym wyborze.
coach-win-mixed = Trener ({ $source }): jak często wybierać każdy program i jaką daje szansę na wygraną.
coach-cubes-most = Trener ({ $source }): jak często wybierać każdy program i ile znaczników jeszcze z nim zdobędziesz.
coach-cubes-least = Trener ({ $source }): jak często wybierać każdy program i ile znaczników zostawia on Pixoidowi.
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
puzzle-right = Dobrze! { $answer } zapewnia { $sure }, a następny najlepszy program { $other }.
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
puzzle-qwixx-right = Dobrze! { $answer } daje średnio tyle punktów: { $worth }; następny najlepszy wybór, { $next }: { $other }.
puzzle-qwixx-wrong = { $given } daje średnio tyle punktów: { $got }. Lepiej: { $answer }, czyli { $worth }.

## Trener w przeglądarce

coach-ask = Zapytaj trenera
coach-at-table = Trener jest włączony: każdy przy stole może go zapytać.
coach-thinks = Trener się zastanawia…
coach-wait = Teraz nie masz nic do wyboru.
review-ask = Omów partię z trenerem

## Zagadka w przeglądarce

puzzle-title = Zagadka dnia
puzzle-hint = Ustaw oba wskaźniki i zatwierdź.
puzzle-all = Ile zapewnia każdy program
puzzle-before = Dzień wcześniej
