"""What is asked over HTTP and WebSocket, and how it is answered."""
