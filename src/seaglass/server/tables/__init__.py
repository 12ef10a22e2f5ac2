"""Tables: in memory, as a snapshot, how they come to be and who is told of them."""
