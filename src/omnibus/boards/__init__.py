"""What is printed: board files, loading, checking, drawing. Knows nothing of rules."""
