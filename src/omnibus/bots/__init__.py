"""Players that are programs. They see a View, what has happened since their last turn, and what is legal."""
