"""What server and clients say to each other, as values. No sentence is among it: words are the client's."""
