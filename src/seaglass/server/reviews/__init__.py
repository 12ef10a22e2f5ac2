"""Reviews of finished matches, computed by child processes."""
