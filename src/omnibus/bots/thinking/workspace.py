"""The scratch paper of a thinking bot: one flat sequence of integers, like a state."""

from omnibus.boards.integers import COLOUR_SLOTS, MOST_PLACES, MOST_ROUTES, MOST_SEATS

FAR = 1 << 40
"""The distance of what can't be reached."""

END_A = 0
"""The first place of each route."""
END_B = END_A + MOST_ROUTES
PRICE = END_B + MOST_ROUTES
"""What it would cost to make each route one's own, in the planner's units."""
DISTANCE = PRICE + MOST_ROUTES
VIA = DISTANCE + MOST_PLACES
"""The route by which each place is reached."""
PLAN = VIA + MOST_PLACES
"""For each seat: the routes of its plan, its own included."""
PLAN_TICKETS = PLAN + MOST_SEATS
"""The tickets that the plan was made for; different ones ask for a new plan."""
PLAN_LOST = PLAN_TICKETS + MOST_SEATS
"""Tickets that the plan gives up."""
DEMAND = PLAN_LOST + MOST_SEATS
"""Cards of each colour that the plan still lacks."""
ROOT_PLANS = DEMAND + COLOUR_SLOTS
"""The three plan rows as they were where the simulations begin."""
WEIGHTS = ROOT_PLANS + 3 * MOST_SEATS
"""The planner's judgement: see ``weights``."""
WEIGHT_SLOTS = 24
AIM = WEIGHTS + WEIGHT_SLOTS
"""What a search is after: ``TO_WIN`` or ``OWN_POINTS``."""
GIVEN_PLAN = AIM + 1
"""For each seat: routes to plan with where the simulations begin, plus one; 0 for a plan of its own."""
WORKSPACE_SIZE = GIVEN_PLAN + MOST_SEATS

TO_WIN = 0
OWN_POINTS = 1
"""Whatever the others get: so nobody is blocked on purpose."""
