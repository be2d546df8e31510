"""What happened, told by the rules themselves, as runs of five integers: kind, seat, and three more.

``log[0]`` is the next free slot, or negative where nobody listens, and ``log[1]`` the size of the log.
In a log that was too small for what happened, ``log[0]`` is ``LOG_FULL``.
"""

from omnibus.types import Integers

# kind                           what          amount      detail
CARD_TAKEN = 1  #                slot          colour
CARD_DRAWN = 2  #                              colour (secret)
CARD_TURNED_UP = 3  #            slot          colour
MARKET_FLUSHED = 4
DISCARDS_SHUFFLED = 5  #                       cards
TICKETS_OFFERED = 6  #           mask (secret) tickets
STARTING_TICKETS_CHOSEN = 7
TICKETS_KEPT = 8  #              mask (secret) kept        returned
ROUTE_CLAIMED = 9  #             route         colour      wilds
FLAG_CARD_KEPT = 10  #                         colour
FLAG_SCORED = 11  #                            points
BONUS_CARD_TAKEN = 12
PASSED = 13
TURN_BEGAN = 14
LAST_ROUND_BEGAN = 15
GAME_ENDED = 16
TICKET_SCORED = 17  #            ticket        points
DISTRICT_SCORED = 18  #          district      points
BONUS_SCORED = 19  #             cards         points
MARKET_LEFT_STANDING = 20

EVENT_SIZE = 5
FIRST_EVENT = 2
NOT_LISTENING = -1
LOG_FULL = -2


def new_log(events: int) -> Integers:
    """A log with room for so many events."""
    size = FIRST_EVENT + events * EVENT_SIZE
    return [FIRST_EVENT, size] + [0] * (size - FIRST_EVENT)


def emit(log: Integers, kind: int, seat: int, what: int, amount: int, detail: int) -> None:
    end = log[0]
    if end < 0:
        return
    if end + EVENT_SIZE > log[1]:
        log[0] = LOG_FULL
        return
    log[end] = kind
    log[end + 1] = seat
    log[end + 2] = what
    log[end + 3] = amount
    log[end + 4] = detail
    log[0] = end + EVENT_SIZE
