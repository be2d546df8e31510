"""The words for things: places, routes, tickets, cards, pieces and players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from omnibus.boards.draw_signs import SEAT_LETTERS, board_signs
from omnibus.boards.model import GREY, Board, Place, Route, Slug, Ticket
from omnibus.cli.terminal.spans import Line, Span, joined, line

WATCHING = None


def spoken(slug: Slug) -> str:
    return slug.replace("-", " ")


def plural(word: str) -> str:
    return f"{word}es" if word.endswith(("s", "x", "ch", "sh")) else f"{word}s"


def counted(number: int, word: str) -> str:
    return f"{number} {word if number == 1 else plural(word)}"


def listed(words: Sequence[str], last: str = "and") -> str:
    """``one, two and three``"""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


class Names:
    """Of one board and its players."""

    def __init__(self, board: Board, players: Sequence[str]) -> None:
        self.board = board
        self.players = tuple(players)
        self.places: dict[Slug, Place] = {place.slug: place for place in board.places}
        self.routes: dict[Slug, Route] = {route.slug: route for route in board.routes}
        self.tickets: dict[Slug, Ticket] = {ticket.slug: ticket for ticket in board.tickets}

    @cached_property
    def letters(self) -> dict[Slug, str]:
        """The second sign of each colour."""
        return {colour: sign.letter for colour, sign in board_signs(self.board).items()}

    def place(self, slug: Slug) -> str:
        return self.places[slug].name

    def ends(self, ends: tuple[Slug, Slug]) -> str:
        return f"{self.place(ends[0])} – {self.place(ends[1])}"

    def route(self, slug: Slug) -> str:
        """Its ends; of a double route also the colour, if that tells its tracks apart."""
        route = self.routes[slug]
        twin = self.routes.get(route.twin or "")
        apart = twin is not None and twin.colour != route.colour
        return self.ends(route.ends) + (f" ({spoken(route.colour)})" if apart else "")

    def ticket(self, slug: Slug) -> str:
        return self.ends(self.tickets[slug].ends)

    def colour(self, slug: Slug) -> str:
        return "any one colour" if slug == GREY else spoken(slug)

    def card(self, colour: Slug, count: int | None = None) -> Span:
        """``orange``, ``2 orange``"""
        return Span(spoken(colour) if count is None else f"{count} {spoken(colour)}", f"card:{colour}")

    def cards(self, counts: Mapping[Slug, int]) -> Line:
        """``2 orange, 1 wild``, or ``none``"""
        held = [line(self.card(colour, count)) for colour, count in counts.items() if count]
        return joined(held) or line("none")

    def pieces(self, pieces: Mapping[Slug, int]) -> str:
        return ", ".join(counted(count, spoken(kind)) for kind, count in pieces.items())

    def price(self, route: Route) -> str:
        """``2 blue``; where there are kinds of pieces also which: ``3 red, 1 subway``."""
        words = f"{route.cost} {self.colour(route.colour)}"
        if len(self.board.kinds) > 1:
            words += f", {counted(route.spaces, spoken(route.kind))}"
        return words

    def player(self, seat: int, viewer: int | None = WATCHING) -> Span:
        return Span("You" if seat == viewer else self.players[seat], f"seat:{seat}")

    def sign(self, seat: int) -> Span:
        """The letter of a player's pieces on the map."""
        return Span(SEAT_LETTERS[seat], f"seat:{seat}")


def in_order(colours: Iterable[Slug], board: Board) -> list[Slug]:
    """In the order of the deck, the wild last."""
    order = [*board.colours, *board.deck]
    return sorted(colours, key=order.index)
