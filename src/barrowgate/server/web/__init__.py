"""The server's face: HTTP and WebSocket around tables that know of neither."""
