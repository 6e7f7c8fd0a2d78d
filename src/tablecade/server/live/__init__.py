"""Pushes changes to the WebSocket connections of this process."""
