"""The table in the browser: tables, seats, live updates and their storage, behind HTTP and WebSocket."""
