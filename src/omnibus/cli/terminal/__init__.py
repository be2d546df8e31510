"""Play at a terminal: a table, words for all that is to be said, a line mode and a full screen over both."""
