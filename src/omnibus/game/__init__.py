"""What people import: games, views, actions, events, and a text for each of them.

This room binds the boards to the rules. It knows names; the rules know numbers.
"""
