"""What happens at a table: plain code without clock, files or sockets. The caller says what time it is."""
