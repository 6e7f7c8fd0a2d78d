## tablecade solve

command-solve-pixoid =
    Solve a board, turn by turn from the last. If it is stopped, the same command continues.

    The bots hard, bold, careful and perfect play by what is solved here.
parameter-solve-pixoid-board = Four tile sides, as in A1 B2 C1 D2, or a FILE with a board.
parameter-solve-pixoid-variant = What Pixoid plays for.
parameter-solve-pixoid-device = A gpu needs CuPy.
parameter-solve-pixoid-bonus = With bonus cubes, or faster without.
parameter-solve-pixoid-every = All 96 boards of the project's tiles, without bonus cubes: 3.3 GB, and on one core about 18 hours.
