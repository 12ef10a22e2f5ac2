"""The table in the browser: HTTP and sockets over a log of decisions."""
