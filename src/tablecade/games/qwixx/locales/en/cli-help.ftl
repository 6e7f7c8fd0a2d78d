## tablecade solve

command-solve-qwixx = Find the most points to expect when playing alone; the solution is kept on this machine.
