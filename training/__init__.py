"""How the networks in the package were made. It is not part of the wheel."""
