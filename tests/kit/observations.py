"""The row of numbers for learners, made from a View: what ``rules/observe.py`` should write."""

from __future__ import annotations

from omnibus.boards.integers import MOST_SEATS
from omnibus.game.edition import Edition
from omnibus.game.view import PHASES, PlayerView, View
from omnibus.rules.observe import observation_parts


def parts_of(edition: Edition, row: list[int]) -> dict[str, list[int]]:
    """The row, cut into its parts."""
    parts, start = {}, 0
    for name, length in observation_parts(edition.integers):
        parts[name] = row[start : start + length]
        start += length
    assert start == len(row)
    return parts


def expected_parts(edition: Edition, view: View) -> dict[str, list[int]]:
    seat, seats = view.seat, len(view.players)
    assert seat is not None
    players = [view.players[(seat + turn) % seats] for turn in range(seats)]
    owners = {route: turn for turn, player in enumerate(players, start=1) for route in player.routes}
    colours, tickets = edition.colours, edition.tickets
    nobody = [0] * len(_player(edition, players[0]))
    return {
        "phase": [PHASES.index(view.phase)],
        "seats": [seats],
        "to move": [(view.to_move - seat) % seats],
        "first": [(view.first - seat) % seats],
        "turns left": [-1 if view.turns_left is None else view.turns_left],
        "deck left": [view.deck_left],
        "discards left": [sum(view.discards.values())],
        "stack left": [view.stack_left],
        "bonus left": [view.bonus_left],
        "market": [view.market.count(colour) for colour in colours],
        "discards": [view.discards.get(colour, 0) for colour in colours],
        "hand": [(view.hand or {}).get(colour, 0) for colour in colours],
        "tickets": [int(ticket in (view.tickets or ())) for ticket in tickets],
        "offer": [int(ticket in (view.offer or ())) for ticket in tickets],
        "returned": [int(ticket in (view.returned or ())) for ticket in tickets],
        "owners": [owners.get(route, 0) for route in edition.routes],
    } | {
        f"seat {turn}": _player(edition, players[turn]) if turn < seats else nobody
        for turn in range(MOST_SEATS)
    }


def _player(edition: Edition, player: PlayerView) -> list[int]:
    flag = edition.board.flag.colours if edition.board.flag else ()
    return [
        player.score,
        player.cards,
        player.tickets,
        player.offered,
        int(player.owes_choice),
        player.flags,
        player.bonus,
        *player.pieces.values(),
        *(player.seen.get(colour, 0) for colour in edition.colours),
        *(int(colour in player.flag_cards) for colour in edition.colours if colour in flag),
    ]
