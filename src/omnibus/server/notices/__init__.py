"""Notice of one's turn, for who asked for it: to a browser, by mail, to a program of one's own."""
