"""What the server keeps: the same SQL on an embedded database or on PostgreSQL."""
