"""Bots against bots: matches on the same deals for everybody, and what the results say."""
