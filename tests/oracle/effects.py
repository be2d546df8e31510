"""What an action does. Chance is not decided here: the order of each newly shuffled pile is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from omnibus.game.action import (
    AnyAction,
    ClaimRoute,
    DrawBlind,
    DrawFaceUp,
    DrawTickets,
    KeepTickets,
    Pass,
)
from tests.oracle.printed import Printed
from tests.oracle.scoring import final_scoring
from tests.oracle.situation import Player, Situation

Piles = Iterator[list[str]]


class Course:
    """One action on its way through the rules; ``told`` are the events as text, secrets included."""

    def __init__(self, printed: Printed, here: Situation, piles: Piles) -> None:
        self.printed, self.here, self.piles = printed, here, piles
        self.told: list[str] = []

    def play(self, seat: int, action: AnyAction) -> None:
        here = self.here
        here.ply += 1
        here.passes = here.passes + 1 if isinstance(action, Pass) else 0
        match action:
            case DrawBlind():
                self.draw_blind(seat)
            case DrawFaceUp(colour=colour):
                self.draw_face_up(seat, colour)
            case DrawTickets():
                self.draw_tickets(seat)
            case KeepTickets(ticket=ticket):
                self.keep(seat, ticket)
            case ClaimRoute():
                self.claim(seat, action)
            case Pass():
                self.told.append(f"passed seat={seat}")
                if here.passes == len(here.players):  # E-14
                    self.end_game()
                else:
                    self.end_turn(seat)

    # ---- cards ----

    def draw_blind(self, seat: int) -> None:
        card = self.here.deck.pop(0)
        self.here.players[seat].hand[card] += 1
        self.told.append(f"card-drawn seat={seat} colour={card}")
        self.come_to_rest()
        self.after_card(seat, ends_the_turn=False)

    def draw_face_up(self, seat: int, colour: str) -> None:
        slot = self.here.market.index(colour)
        self.here.market[slot] = None
        self.here.players[seat].hand[colour] += 1
        self.here.players[seat].seen[colour] += 1
        self.told.append(f"card-taken seat={seat} slot={slot} colour={colour}")
        self.come_to_rest()
        self.after_card(seat, ends_the_turn=colour == "wild")

    def after_card(self, seat: int, *, ends_the_turn: bool) -> None:
        """E-5, E-6"""
        second = self.here.deck or any(card not in (None, "wild") for card in self.here.market)
        if self.here.phase == "turn" and second and not ends_the_turn:
            self.here.phase = "drawing"
        else:
            self.end_turn(seat)

    def come_to_rest(self) -> None:
        """E-1 to E-3"""
        self.fill_market()
        while self.wilds_must_go():
            self.here.discards.update(self.here.market)  # type: ignore[arg-type]  # it is full
            self.here.market = [None] * len(self.here.market)
            self.told.append("market-flushed")
            self.fill_market()
        if not self.here.deck:
            self.shuffle_discards()

    def fill_market(self) -> None:
        for slot, card in enumerate(self.here.market):
            if card is None:
                if not self.here.deck:
                    self.shuffle_discards()
                if not self.here.deck:
                    return
                self.here.market[slot] = self.here.deck.pop(0)
                self.told.append(f"card-turned-up slot={slot} colour={self.here.market[slot]}")

    def wilds_must_go(self) -> bool:
        market, flush_at = self.here.market, self.printed.board.parameters.flush_at
        if None in market or market.count("wild") < flush_at:
            return False
        outside = [*market, *self.here.deck, *self.here.discards.elements()]
        coloured = sum(1 for card in outside if card != "wild")
        fewest_wilds = len(market) - coloured
        return fewest_wilds < flush_at

    def shuffle_discards(self) -> None:
        cards = self.here.discards.total()
        if cards:
            pile = next(self.piles)
            assert Counter(pile) == +self.here.discards
            self.here.deck, self.here.discards = list(pile), Counter()
            self.told.append(f"discards-shuffled cards={cards}")

    # ---- tickets ----

    def draw_tickets(self, seat: int) -> None:
        player, number = self.here.players[seat], self.printed.board.parameters.tickets_offered
        top, self.here.stack = self.here.stack[:number], self.here.stack[number:]
        player.offer = set(top)
        player.returned -= player.offer
        offer = self.listed(player.offer)
        self.told.append(f"tickets-offered seat={seat} count={len(top)} tickets={offer}")
        if len(top) == 1:  # R-TIC-03
            self.keep_for_good(seat, None)
            self.end_turn(seat)
        else:
            self.here.phase = "keeping"

    def keep(self, seat: int, ticket: str | None) -> None:
        if self.here.phase == "choosing":
            self.choose(seat, ticket)
        else:
            self.keep_for_good(seat, ticket)
            self.end_turn(seat)

    def keep_for_good(self, seat: int, ticket: str | None) -> None:
        player = self.here.players[seat]
        kept = player.offer if ticket is None else {ticket}
        self.put_back(seat, kept, player.offer - kept)

    def put_back(self, seat: int, kept: set[str], rest: set[str]) -> None:
        player = self.here.players[seat]
        player.tickets |= kept
        player.returned |= rest
        player.offer = set()
        self.here.stack += self.printed.ticket_order(rest)
        held = self.listed(player.tickets)
        self.told.append(f"tickets-kept seat={seat} kept={len(kept)} returned={len(rest)} held={held}")

    def choose(self, seat: int, ticket: str | None) -> None:
        """Nothing is put back before everybody has chosen (E-33)."""
        player, players = self.here.players[seat], self.here.players
        kept = set(player.offer) if ticket is None else {ticket}
        player.tickets, player.offer, player.chosen = kept, player.offer - kept, True
        self.told.append(f"starting-tickets-chosen seat={seat}")
        in_turn = [(self.here.first + turn) % len(players) for turn in range(len(players))]
        owing = [one for one in in_turn if not players[one].chosen]
        if owing:
            self.here.to_move = owing[0]
            return
        for one in in_turn:
            players[one].chosen = False
            self.put_back(one, players[one].tickets, players[one].offer)
        self.begin_turn(self.here.first)

    def listed(self, tickets: set[str]) -> str:
        return ",".join(self.printed.ticket_order(tickets))

    # ---- claims ----

    def claim(self, seat: int, claim: ClaimRoute) -> None:
        """E-22"""
        route, player = self.printed.routes[claim.route], self.here.players[seat]
        paid = Counter(claim.cards)
        points = self.printed.points_of(route)
        cards = ",".join(sorted(claim.cards, key="wild".__eq__))
        self.told.append(f"route-claimed seat={seat} route={route.slug} cards={cards} points={points}")
        self.pay(player, paid)
        coloured = set(paid) - {"wild"}
        flag = self.printed.flag_colours & {route.colour} & coloured - player.flag_cards
        if flag and not claim.decline_flag:
            player.flag_cards |= flag
            self.here.discards -= Counter(flag)
            self.told.append(f"flag-card-kept seat={seat} colour={route.colour}")
        player.pieces[route.kind] -= route.spaces
        player.score += points
        player.routes.add(route.slug)
        if route.mark and self.here.bonus_left:  # E-37
            self.here.bonus_left -= 1
            player.bonus += 1
            self.told.append(f"bonus-card-taken seat={seat}")
        self.come_to_rest()
        self.end_turn(seat)

    def pay(self, player: Player, paid: Counter[str]) -> None:
        """Those first that everybody has seen: what is left in ``seen`` is certainly still in the hand."""
        player.hand -= paid
        player.seen -= paid
        self.here.discards += paid

    # ---- turns ----

    def end_turn(self, seat: int) -> None:
        here, player = self.here, self.here.players[seat]
        if self.printed.flag_colours and player.flag_cards == self.printed.flag_colours:
            self.score_flag(seat)
        if here.turns_left is not None:
            here.turns_left -= 1
        elif sum(player.pieces.values()) <= self.printed.end_at_most:  # E-15
            here.turns_left, here.triggered_by = len(here.players), seat
            self.told.append(f"last-round-began seat={seat}")
        if here.turns_left == 0:
            self.end_game()
        else:
            self.begin_turn((seat + 1) % len(here.players))

    def score_flag(self, seat: int) -> None:
        player = self.here.players[seat]
        self.here.discards += Counter(player.flag_cards)
        player.flag_cards = set()
        player.flags += 1
        player.score += self.printed.flag_points
        self.told.append(f"flag-scored seat={seat} points={self.printed.flag_points}")
        self.come_to_rest()

    def begin_turn(self, seat: int) -> None:
        self.here.phase, self.here.to_move = "turn", seat
        self.told.append(f"turn-began seat={seat}")

    def end_game(self) -> None:
        self.here.phase = "over"
        self.told += ["game-ended", *final_scoring(self.printed, self.here)]
