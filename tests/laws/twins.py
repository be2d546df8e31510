"""A game that one seat cannot tell from another: what the others hold in secret is dealt anew."""

from __future__ import annotations

from collections import Counter
from random import Random

from omnibus.boards.model import WILD
from omnibus.game.action import AnyAction, KeepTickets
from omnibus.game.game import Game
from tests.oracle.situation import Player, Situation, read_situation


class Twin:
    """``deep`` cards at the bottom of the draw pile differ, too, and all but ``top`` tickets of the stack."""

    def __init__(self, game: Game, seat: int | None, random: Random) -> None:
        here = read_situation(game.position())
        rivals = [player for other, player in enumerate(here.players) if other != seat]
        self.choosing = any(player.chosen for player in rivals)
        """Somebody has chosen, perhaps another number of tickets: that is told when all have."""
        self.deep, self.top = len(here.deck) // 2, len(here.stack) // 2
        self._exchange_cards(here, rivals, random)
        self._exchange_tickets(here, rivals, random)
        self.game = Game.from_position(write_over(game.position(), here), game.board)

    def _exchange_cards(self, here: Situation, rivals: list[Player], random: Random) -> None:
        """First among the rivals; then with the pile, but no wild: their number decides a flush (E-3)."""
        secret = [list((player.hand - player.seen).elements()) for player in rivals]
        _exchange(secret, random)
        bottom = here.deck[len(here.deck) - self.deep :]
        places = [*secret, bottom]
        coloured = [[card for card in cards if card != WILD] for cards in places]
        _exchange(coloured, random)
        for cards, others in zip(places, coloured, strict=True):
            cards[:] = [card if card == WILD else others.pop() for card in cards]
        for player, cards in zip(rivals, secret, strict=True):
            player.hand = player.seen + Counter(cards)
        here.deck[len(here.deck) - self.deep :] = bottom

    def _exchange_tickets(self, here: Situation, rivals: list[Player], random: Random) -> None:
        """Also what is offered; who has chosen in secret may have kept more or fewer."""
        bottom = here.stack[self.top :]
        pool = [slug for player in rivals for slug in sorted(player.tickets | player.offer)] + bottom
        random.shuffle(pool)
        for player in rivals:
            kept, offered = len(player.tickets), len(player.offer)
            if player.chosen:
                both = kept + offered
                kept = random.randint(1, both)
                offered = both - kept
            player.tickets = {pool.pop() for _ in range(kept)}
            player.offer = {pool.pop() for _ in range(offered)}
        here.stack[self.top :] = pool


def same_for_others(action: AnyAction, game: Game, twin: Game, mover: int) -> AnyAction | None:
    """What the others would take for the same action in the twin; nothing where it is not possible there."""
    if isinstance(action, KeepTickets) and action.ticket is not None:
        return twin.legal_actions(mover)[1]
    return None if twin.explain(action, mover) else action


def _exchange(places: list[list[str]], random: Random) -> None:
    """Shuffle all cards together and deal them again, to each place as many as it had."""
    pool = [card for cards in places for card in cards]
    random.shuffle(pool)
    for cards in places:
        cards[:] = [pool.pop() for _ in cards]


def write_over(text: str, here: Situation) -> str:
    """The text of a position with the cards and tickets of a situation in it."""
    lines, seat = [], -1
    for line in text.splitlines():
        word, _, rest = line.strip().partition(" ")
        player = here.players[max(seat, 0)]
        match word:
            case "seat":
                seat += 1
            case "hand":
                rest = " ".join(player.hand.elements()) or "none"
            case "tickets":
                rest = " ".join(sorted(player.tickets)) or "none"
                rest += f"\noffer {' '.join(sorted(player.offer)) or 'none'}"
            case "offer":
                continue
            case "deck":
                rest = " ".join(here.deck) or "none"
            case "stack":
                rest = " ".join(here.stack) or "none"
        lines.append(f"{word} {rest}")
    return "\n".join(lines) + "\n"
