"""Tables of scripted players, cheap enough that the server is what is measured."""
