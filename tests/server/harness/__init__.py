"""Real servers, real databases, real sockets."""
