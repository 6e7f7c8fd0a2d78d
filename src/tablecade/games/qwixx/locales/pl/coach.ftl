## tablecade puzzle

puzzle-qwixx-question = Grasz dalej bez przeciwników, na punkty, każda tura jest twoja. Kostki są rzucone: co skreślasz białymi?
puzzle-qwixx-ask = Twój wybór:
puzzle-qwixx-right = Dobrze! { $answer } daje średnio tyle punktów: { $worth }; drugi najlepszy wybór, { $next }: { $other }.
puzzle-qwixx-wrong = { $given } daje średnio tyle punktów: { $got }. Lepiej: { $answer }, czyli { $worth }.

## Zagadka w przeglądarce

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
