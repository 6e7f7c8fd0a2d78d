## tablecade solve

command-solve-qwixx = Berechnen, wie viele Punkte man allein höchstens erwarten kann; die Lösung bleibt auf diesem Rechner.
