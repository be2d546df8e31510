"""People who have claimed a name, so that their games, ratings and settings are theirs on every device."""
