"""What is counted when the game ends."""

from __future__ import annotations

from tests.oracle.printed import Printed
from tests.oracle.situation import Player, Situation


def final_scoring(printed: Printed, here: Situation) -> list[str]:
    """Score everybody; what is told of it."""
    told = []
    for seat, player in enumerate(here.players):
        player.done = 0
        for slug in printed.ticket_order(player.tickets):
            ticket = printed.tickets[slug]
            completed = ticket.ends[1] in reached(printed, player, ticket.ends[0])
            points = ticket.points if completed else -ticket.points
            player.done += completed
            player.score += points
            told.append(f"ticket-scored seat={seat} ticket={slug} points={points}")
    for seat, player in enumerate(here.players):
        for slug, district in printed.districts.items():
            if set(district.places) <= reached(printed, player, district.places[0]):
                player.score += district.points
                told.append(f"district-scored seat={seat} district={slug} points={district.points}")
    for seat, player in enumerate(here.players):
        points = majority(printed, [one.bonus for one in here.players], player.bonus)
        player.score += points
        if points:
            told.append(f"bonus-scored seat={seat} cards={player.bonus} points={points}")
    return told


def reached(printed: Printed, player: Player, place: str) -> set[str]:
    """All places that own routes join to the place, itself included."""
    found, edge = {place}, [place]
    while edge:
        here = edge.pop()
        for slug in player.routes:
            ends = printed.routes[slug].ends
            if here in ends:
                beyond = ends[1] if here == ends[0] else ends[0]
                if beyond not in found:
                    found.add(beyond)
                    edge.append(beyond)
    return found


def majority(printed: Printed, held: list[int], mine: int) -> int:
    """Who is tied shares the better place: E-39."""
    if printed.board.bonus is None or mine == 0:
        return 0
    return printed.board.bonus.points[len(held)][sorted(held, reverse=True).index(mine)]


def ranks(here: Situation) -> list[int]:
    """E-41"""
    keys = [(player.score, player.done or 0) for player in here.players]
    return [1 + sum(other > key for other in keys) for key in keys]
