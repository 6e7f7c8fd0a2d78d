"""A match at one keyboard: people and bots, secrets behind a curtain."""
