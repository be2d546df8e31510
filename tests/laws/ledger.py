"""A seat's view kept up to date by nothing but the events that the seat is told."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from omnibus.boards.load import load_board
from omnibus.game import event as told
from omnibus.game.action import AnyAction, KeepTickets
from omnibus.game.event import AnyEvent
from omnibus.game.view import View

ENDING = (told.TurnBegan, told.GameEnded)


class Ledger:
    def __init__(self, view: View) -> None:
        self.board = load_board(view.city)
        self.seat = view.seat
        self.page: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view))

    @property
    def view(self) -> View:
        return msgspec.convert(self.page, View)

    @property
    def players(self) -> list[dict[str, Any]]:
        players: list[dict[str, Any]] = self.page["players"]
        return players

    def fold(self, events: list[AnyEvent], own_action: AnyAction | None = None) -> None:
        """All events of one ply. What a seat chose itself before all have chosen, only it knows."""
        self.page["ply"] += 1
        if not any(isinstance(event, told.Passed) for event in events):
            self.page["passes"] = 0
        for event in events:
            self.note(event)
        if isinstance(own_action, KeepTickets) and self.page["phase"] == "choosing":
            self._choose(own_action.ticket)
        if not any(isinstance(event, ENDING) for event in events):
            self._stay(events)
        elif self.page["turns_left"] is not None and not self._stands_still(events):
            self.page["turns_left"] -= 1

    def note(self, event: AnyEvent) -> None:
        """The method is named after the event."""
        tag = str(event.__struct_config__.tag)
        getattr(self, f"on_{tag.replace('-', '_')}")(event)

    # ---- cards ----

    def on_card_taken(self, event: told.CardTaken) -> None:
        self.page["market"][event.slot] = None
        self._gain(event.seat, event.colour)
        add(self.players[event.seat]["seen"], [event.colour])

    def on_card_drawn(self, event: told.CardDrawn) -> None:
        self.page["deck_left"] -= 1
        self._gain(event.seat, event.colour)

    def on_card_turned_up(self, event: told.CardTurnedUp) -> None:
        self.page["deck_left"] -= 1
        self.page["market"][event.slot] = event.colour

    def on_market_flushed(self, _event: told.MarketFlushed) -> None:
        add(self.page["discards"], self.page["market"])
        self.page["market"] = [None] * len(self.page["market"])

    def on_discards_shuffled(self, event: told.DiscardsShuffled) -> None:
        assert event.cards == sum(self.page["discards"].values())
        assert self.page["deck_left"] == 0
        self.page["deck_left"], self.page["discards"] = event.cards, {}

    def _gain(self, seat: int, colour: str | None) -> None:
        self.players[seat]["cards"] += 1
        if seat == self.seat:
            assert colour is not None
            add(self.page["hand"], [colour])

    # ---- tickets ----

    def on_tickets_offered(self, event: told.TicketsOffered) -> None:
        self.page["stack_left"] -= event.count
        self.players[event.seat]["offered"] = event.count
        assert (event.tickets is not None) == (event.seat == self.seat)
        if event.tickets is not None:
            self.page["offer"] = self._in_order(event.tickets)
            self.page["returned"] = [one for one in self.page["returned"] if one not in event.tickets]

    def on_starting_tickets_chosen(self, event: told.StartingTicketsChosen) -> None:
        self.players[event.seat]["owes_choice"] = False

    def on_tickets_kept(self, event: told.TicketsKept) -> None:
        player = self.players[event.seat]
        player["tickets"] += event.kept
        player["offered"] = 0
        self.page["stack_left"] += event.returned
        assert (event.held is not None) == (event.seat == self.seat)
        if event.held is not None:
            back = {*self.page["offer"], *self.page["returned"]} - set(event.held)
            self.page |= {"tickets": list(event.held), "offer": [], "returned": self._in_order(back)}

    def _choose(self, ticket: str | None) -> None:
        offer = self.page["offer"]
        kept = offer if ticket is None else [ticket]
        rest = [one for one in offer if one not in kept]
        self.page |= {"tickets": kept, "offer": [], "returned": rest}

    def _in_order(self, tickets: Any) -> list[str]:  # noqa: ANN401  # any collection of slugs
        return [ticket.slug for ticket in self.board.tickets if ticket.slug in tickets]

    # ---- claims ----

    def on_route_claimed(self, event: told.RouteClaimed) -> None:
        player = self.players[event.seat]
        route = next(one for one in self.board.routes if one.slug == event.route)
        player["cards"] -= len(event.cards)
        player["pieces"][route.kind] -= route.spaces
        player["score"] += event.points
        owned = {*player["routes"], event.route}
        player["routes"] = [one.slug for one in self.board.routes if one.slug in owned]
        take(player["seen"], event.cards)
        add(self.page["discards"], event.cards)
        if event.seat == self.seat:
            take(self.page["hand"], event.cards)

    def on_flag_card_kept(self, event: told.FlagCardKept) -> None:
        shown = {*self.players[event.seat]["flag_cards"], event.colour}
        self.players[event.seat]["flag_cards"] = [one for one in self.board.colours if one in shown]
        take(self.page["discards"], [event.colour])

    def on_flag_scored(self, event: told.FlagScored) -> None:
        player = self.players[event.seat]
        add(self.page["discards"], player["flag_cards"])
        player |= {"flag_cards": [], "flags": player["flags"] + 1}
        player["score"] += event.points

    def on_bonus_card_taken(self, event: told.BonusCardTaken) -> None:
        self.players[event.seat]["bonus"] += 1
        self.page["bonus_left"] -= 1

    # ---- turns ----

    def on_passed(self, _event: told.Passed) -> None:
        self.page["passes"] += 1

    def on_turn_began(self, event: told.TurnBegan) -> None:
        self.page |= {"phase": "turn", "to_move": event.seat}

    def on_last_round_began(self, event: told.LastRoundBegan) -> None:
        """One more than there will be: the end of this very turn is counted below."""
        self.page |= {"triggered_by": event.seat, "turns_left": len(self.players) + 1}

    def _stay(self, events: list[AnyEvent]) -> None:
        """Nobody's turn began: what did happen says what is still due."""
        if any(isinstance(event, told.StartingTicketsChosen) for event in events):
            seats = len(self.players)
            order = [(self.page["first"] + turn) % seats for turn in range(seats)]
            self.page["to_move"] = next(one for one in order if self.players[one]["owes_choice"])
        elif any(isinstance(event, told.TicketsOffered) for event in events):
            self.page["phase"] = "keeping"
        else:
            self.page["phase"] = "drawing"

    def _stands_still(self, events: list[AnyEvent]) -> bool:
        """The game ended because everybody had to pass (E-14), and so not by counting turns."""
        ended = any(isinstance(event, told.GameEnded) for event in events)
        return ended and bool(self.page["passes"] == len(self.players))

    # ---- the end ----

    def on_game_ended(self, _event: told.GameEnded) -> None:
        self.page["phase"] = "over"
        for player in self.players:
            player |= {"revealed": [], "tickets_done": 0}

    def on_ticket_scored(self, event: told.TicketScored) -> None:
        player = self.players[event.seat]
        player["score"] += event.points
        player["revealed"].append(event.ticket)
        player["tickets_done"] += event.points > 0

    def on_district_scored(self, event: told.DistrictScored) -> None:
        self.players[event.seat]["score"] += event.points

    def on_bonus_scored(self, event: told.BonusScored) -> None:
        assert event.cards == self.players[event.seat]["bonus"]
        self.players[event.seat]["score"] += event.points


def add(counts: dict[str, int], cards: Any) -> None:  # noqa: ANN401  # any collection of colours
    for colour in cards:
        counts[colour] = counts.get(colour, 0) + 1


def take(counts: dict[str, int], cards: Any) -> None:  # noqa: ANN401
    """As many of the cards as are there."""
    left = Counter(counts) - Counter(cards)
    counts.clear()
    counts.update(left)
