"""Why an action is refused. Every reason cites the statement or ruling that it comes from."""

from enum import IntEnum


class Reason(IntEnum):
    """``LEGAL``, or what stands against an action."""

    LEGAL = 0
    GAME_IS_OVER = 1
    NOT_YOUR_TURN = 2
    NO_SUCH_ACTION = 3
    STARTING_TICKETS_FIRST = 4
    ALREADY_CHOSEN = 5
    SECOND_CARD_DUE = 6
    TICKETS_TO_KEEP = 7
    NO_TICKETS_ON_OFFER = 8
    TICKET_NOT_ON_OFFER = 9
    TOO_FEW_TICKETS_KEPT = 10
    DRAW_PILE_EMPTY = 11
    COLOUR_NOT_FACE_UP = 12
    WILD_AS_SECOND_CARD = 13
    TICKET_STACK_EMPTY = 14
    MUST_ACT = 15
    ROUTE_TAKEN = 16
    TWIN_IS_YOURS = 17
    TWIN_CLOSED_WITH_TWO = 18
    NOT_ENOUGH_PIECES = 19
    WRONG_COLOUR = 20
    COLOURS_MIXED = 21
    WRONG_NUMBER_OF_CARDS = 22
    NOT_ENOUGH_CARDS = 23
    NOT_ENOUGH_WILDS = 24
    FLAG_CARD_MUST_BE_KEPT = 25
    NO_FLAG_CARD_TO_DECLINE = 26


RULES: dict[Reason, str] = {
    Reason.LEGAL: "",
    Reason.GAME_IS_OVER: "R-END-05",
    Reason.NOT_YOUR_TURN: "R-TURN-01",
    Reason.NO_SUCH_ACTION: "R-TURN-01",
    Reason.STARTING_TICKETS_FIRST: "R-SET-07",
    Reason.ALREADY_CHOSEN: "R-TIC-06",
    Reason.SECOND_CARD_DUE: "R-DRAW-15",
    Reason.TICKETS_TO_KEEP: "E-32",
    Reason.NO_TICKETS_ON_OFFER: "R-TIC-06",
    Reason.TICKET_NOT_ON_OFFER: "R-TIC-01",
    Reason.TOO_FEW_TICKETS_KEPT: "R-TIC-02",
    Reason.DRAW_PILE_EMPTY: "R-EDGE-01",
    Reason.COLOUR_NOT_FACE_UP: "R-DRAW-02",
    Reason.WILD_AS_SECOND_CARD: "R-DRAW-05",
    Reason.TICKET_STACK_EMPTY: "R-TIC-04",
    Reason.MUST_ACT: "R-TURN-02",
    Reason.ROUTE_TAKEN: "R-CLM-09",
    Reason.TWIN_IS_YOURS: "R-CLM-12",
    Reason.TWIN_CLOSED_WITH_TWO: "R-CLM-11",
    Reason.NOT_ENOUGH_PIECES: "R-CLM-08",
    Reason.WRONG_COLOUR: "R-CLM-02",
    Reason.COLOURS_MIXED: "R-GREY-02",
    Reason.WRONG_NUMBER_OF_CARDS: "R-CLM-03",
    Reason.NOT_ENOUGH_CARDS: "R-CLM-04",
    Reason.NOT_ENOUGH_WILDS: "R-CLM-04",
    Reason.FLAG_CARD_MUST_BE_KEPT: "R-PAR-17",
    Reason.NO_FLAG_CARD_TO_DECLINE: "E-20",
}
"""The statement to cite for each reason."""
