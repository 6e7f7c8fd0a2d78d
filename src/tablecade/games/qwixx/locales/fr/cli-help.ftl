## tablecade solve

command-solve-qwixx = Calculer combien de points on peut espérer au mieux en jouant seul ; la solution reste sur cette machine.
