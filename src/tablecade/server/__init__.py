"""Tables of people over the network; the only home of asyncio and of the database."""
