"""The HTTP server: API, live play over WebSockets, the web client's files."""
