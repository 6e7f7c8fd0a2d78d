## tablecade play --coach

coach-cubes-most = Trener ({ $source }): jak często wybierać każdy program i ile znaczników jeszcze z nim zdobędziesz.
coach-cubes-least = Trener ({ $source }): jak często wybierać każdy program i ile znaczników zostawia on Pixoidowi.
coach-start = Trener ({ $source }): ilu znaczników można się spodziewać po każdym starcie.

## tablecade review

review-cubes = Decyzja { $n }, { $name }: { $chosen } kosztuje tyle znaczników: { $loss }. Lepiej: { $better }.

## tablecade puzzle

puzzle-pixoid-bug = Wirus { $n }
puzzle-pixoid-question = Zostały dwie tury, jesteś Pixoidem. Który program zapewnia najwięcej znaczników, cokolwiek zrobią Wirusy?
puzzle-pixoid-ask = Twój program:
puzzle-pixoid-right = Dobrze! { $answer } zapewnia { $sure }, a drugi najlepszy program { $other }.
puzzle-pixoid-wrong = { $given } zapewnia { $got }. Lepiej: { $answer }, czyli { $sure }.
puzzle-pixoid-cubes =
    { $cubes ->
        [one] jeden znacznik
        [few] { $cubes } znaczniki
        [many] { $cubes } znaczników
       *[other] { $cubes } znacznika
    }

## Zagadka w przeglądarce

puzzle-line-caught = { $program }: Wirusy łapią Pixoida w turze { $turn }. Razem { $got }.
puzzle-line-through = { $program }: Pixoid przechodzi obie tury, nawet wobec najlepszych odpowiedzi. Razem { $got }.
