"""Why something can't be done, in words."""

from __future__ import annotations

import msgspec

from omnibus.errors import OmnibusError
from omnibus.rules.reasons import RULES, Reason


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not legal: a reason, the rule it comes from, and the words for a person."""

    reason: Reason
    rule: str
    words: str

    def __str__(self) -> str:
        return f"{self.words} ({self.rule})"


class IllegalActionError(OmnibusError):
    """An action was refused; the game is as it was before."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


WORDS: dict[Reason, str] = {
    Reason.GAME_IS_OVER: "the game is over",
    Reason.NOT_YOUR_TURN: "it is not your turn",
    Reason.NO_SUCH_ACTION: "there is no such action",
    Reason.STARTING_TICKETS_FIRST: "everybody chooses starting tickets first",
    Reason.ALREADY_CHOSEN: "you have chosen your starting tickets; they stay",
    Reason.SECOND_CARD_DUE: "you have drawn one card: draw the second",
    Reason.TICKETS_TO_KEEP: "say first which of the drawn tickets you keep",
    Reason.NO_TICKETS_ON_OFFER: "no tickets are offered to you now; kept tickets stay",
    Reason.TICKET_NOT_ON_OFFER: "that ticket is not one of those offered to you",
    Reason.TOO_FEW_TICKETS_KEPT: "you must keep more tickets than that",
    Reason.DRAW_PILE_EMPTY: "the draw pile is empty",
    Reason.COLOUR_NOT_FACE_UP: "no such card lies face up",
    Reason.WILD_AS_SECOND_CARD: "a face-up wild can't be the second card",
    Reason.TICKET_STACK_EMPTY: "no tickets are left",
    Reason.MUST_ACT: "you can't pass while you can do anything else",
    Reason.ROUTE_TAKEN: "the route is taken",
    Reason.TWIN_IS_YOURS: "you own the other track of this double route",
    Reason.TWIN_CLOSED_WITH_TWO: "with two players, one track of a double route closes the other",
    Reason.NOT_ENOUGH_PIECES: "you have too few pieces left of the kind that the route needs",
    Reason.WRONG_COLOUR: "the route takes cards of its own colour, and wilds",
    Reason.COLOURS_MIXED: "a grey route takes cards of one colour, and wilds",
    Reason.WRONG_NUMBER_OF_CARDS: "that is not as many cards as the route costs",
    Reason.NOT_ENOUGH_CARDS: "you don't have that many cards of the colour",
    Reason.NOT_ENOUGH_WILDS: "you don't have that many wilds",
    Reason.FLAG_CARD_MUST_BE_KEPT: "in this printing of the rules the flag card has to be kept",
    Reason.NO_FLAG_CARD_TO_DECLINE: "there is no flag card to decline here",
}


def refused(reason: Reason) -> Refusal | None:
    """Nothing where the reason is that it is legal."""
    return None if reason == Reason.LEGAL else Refusal(reason, RULES[reason], WORDS[reason])
