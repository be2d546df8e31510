"""The coach: what could be done, and what could have been, from what a player knew at the time."""
