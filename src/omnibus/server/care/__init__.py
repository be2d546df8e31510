"""Taking care of what is kept: backups, and whether all of it is sound."""
