"""What the planner weighs: the names of its numbers. Their values are data, tuned by matches."""

CARD_PRICE = 0
"""A card that a route costs."""
CLAIM_PRICE = 1
"""The turn that a claim costs."""
POINT_VALUE = 2
"""A point that a route brings."""
FLAG_VALUE = 3
"""A flag card."""
MARK_VALUE = 4
"""A bonus card."""
TICKET_COST = 5
"""Price units that a point of a ticket may cost, in sixteenths, when choosing tickets."""
FRESH_TICKETS_AT = 6
"""Pieces that must be left, all kinds together, before more tickets are drawn."""
RIVAL_PIECES_AT = 7
"""Pieces that every rival must have left before more tickets are drawn."""
WILDS_PER_CLAIM = 8
"""Wilds that may be paid while cards of the colour could still be drawn."""
HOARD = 9
"""Cards in hand from which on wilds are spent freely."""
WILD_FIRST_AT = 10
"""Missing cards, at most, for which a face-up wild is taken."""

SHORTEST_FOR_POINTS = 11
"""Cards that a route must cost, at least, to be claimed for its points alone."""
HURRY_AT = 12
"""Pieces left in any supply at which even shorter ones are."""
WILD_WORTH = 13
"""What a wild is worth against the points of a route, in eighths of a point."""
TURN_WORTH = 14
"""What a turn is worth, in eighths of a point."""

FLAG_POINTS_WORTH = 15
"""What a flag card adds to the points of a route, in eighths of a point."""
MARK_POINTS_WORTH = 16
"""What a bonus card adds to them."""

DETOUR_WORTH = 17
"""What it is worth to claim a route before somebody else does: sixteenths of the price of the way round.
0 where games are played on by the thousand: looking for ways round takes as long as all the rest."""
MISSING_PRICE = 18
"""A card that the hand lacks for a route, besides: with eight cards in hand so much, with more cards more."""

DEFAULT_WEIGHTS = (16, 32, 10, 8, 24, 16, 7, 8, 0, 13, 0, 3, 4, 5, 12, 8, 20, 0, 0)
