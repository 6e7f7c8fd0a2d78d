"""`python -m tablecade`."""

from tablecade.cli import main

main()
