"""For researchers: many games at once, as arrays."""
