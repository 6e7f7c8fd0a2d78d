"""Below the framework: the two places that are passed all the time go without its ceremony.

Uvicorn's own protocols, each with one thing added. Calls and sockets are otherwise served as ever.
"""
