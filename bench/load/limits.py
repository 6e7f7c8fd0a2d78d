"""Settings of a server that all players of a run reach from one address."""

from tablecade.server.gateway.admission import Bounds
from tablecade.server.table.table import Tempo

CROWD = Bounds(
    connections_per_address=100_000, sockets_per_address=100_000, requests_per_second=100_000
)
TEMPO = Tempo(rest=1.0)
"""Between rounds all say that they are ready long before."""
