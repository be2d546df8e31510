"""How the strong bots think: functions in the compiled manner of ``rules``, over what a seat may know.

They read of a state only what its seat may know, wherever they decide for that seat.
"""
