"""First games to learn a city by: written down as data, played by the real rules."""
