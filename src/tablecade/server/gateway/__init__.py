"""The network side of the server: an ASGI server whose connections are bounded.

h11 reads and writes HTTP, websockets reads and writes frames (both through their public Sans-I/O
interfaces); this package connects them to asyncio and enforces the limits of `Bounds`. It imports
nothing else of Tablecade.
"""
