"""The rules a second time, as dumb as can be: words, sets and lists instead of numbers and masks.

It reads positions from their text and knows nothing of ``omnibus.rules``. It is slow, and nothing in it is
clever: whoever doubts a line holds it against the rulebook.
"""
