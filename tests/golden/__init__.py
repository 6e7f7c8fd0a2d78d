"""Golden playthroughs: a match of every kind as text, with every state, choice and event."""
