"""A bot of your own: it builds the longest route that it can pay for, and looks no further.

omnibus arena examples/longest_route_bot.py:LongestRouteBot random --city all
"""

from omnibus.bots.bot import Turn
from omnibus.game.action import AnyAction, ClaimRoute


class LongestRouteBot:
    def decide(self, turn: Turn) -> AnyAction:
        spaces = {route.slug: route.spaces for route in turn.edition.board.routes}
        claims = [action for action in turn.legal if isinstance(action, ClaimRoute)]
        longest = max((spaces[claim.route] for claim in claims), default=0)
        best = [claim for claim in claims if spaces[claim.route] == longest]
        return turn.random.choice(best or turn.legal)
