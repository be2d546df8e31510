"""What happened, as values with a text. The rules tell it in integers; here it gets its names.

A field that a seat may not know is ``None`` in the events that the seat gets: see ``redacted``.
"""

from __future__ import annotations

import msgspec

from omnibus.game.cards import NotationError


class Event(
    msgspec.Struct, frozen=True, gc=False, tag_field="event", omit_defaults=True, forbid_unknown_fields=True
):
    """One of the classes below."""

    def __str__(self) -> str:
        return write_event(self)


class SeatEvent(Event, frozen=True, gc=False):
    seat: int


class CardTaken(SeatEvent, frozen=True, tag="card-taken"):
    """Face up, from a slot of the market."""

    slot: int
    colour: str


class CardDrawn(SeatEvent, frozen=True, tag="card-drawn"):
    """Blind; only the seat itself knows what it was."""

    colour: str | None = None


class CardTurnedUp(Event, frozen=True, tag="card-turned-up"):
    slot: int
    colour: str


class MarketFlushed(Event, frozen=True, tag="market-flushed"):
    """Too many wilds: all face-up cards went to the discards."""


class MarketLeftStanding(Event, frozen=True, tag="market-left-standing"):
    """The flushes came to no end (E-3); this is not known to happen."""


class DiscardsShuffled(Event, frozen=True, tag="discards-shuffled"):
    cards: int


class TicketsOffered(SeatEvent, frozen=True, tag="tickets-offered"):
    count: int
    tickets: tuple[str, ...] | None = None


class StartingTicketsChosen(SeatEvent, frozen=True, tag="starting-tickets-chosen"):
    """How many were kept is told when everybody has chosen."""


class TicketsKept(SeatEvent, frozen=True, tag="tickets-kept"):
    kept: int
    returned: int
    held: tuple[str, ...] | None = None
    """All the tickets that the seat now has."""


class RouteClaimed(SeatEvent, frozen=True, tag="route-claimed"):
    route: str
    cards: tuple[str, ...]
    points: int


class FlagCardKept(SeatEvent, frozen=True, tag="flag-card-kept"):
    colour: str


class FlagScored(SeatEvent, frozen=True, tag="flag-scored"):
    points: int


class BonusCardTaken(SeatEvent, frozen=True, tag="bonus-card-taken"):
    pass


class Passed(SeatEvent, frozen=True, tag="passed"):
    """Nothing else was possible."""


class TurnBegan(SeatEvent, frozen=True, tag="turn-began"):
    pass


class LastRoundBegan(SeatEvent, frozen=True, tag="last-round-began"):
    """The seat has so few pieces left that everybody has one more turn."""


class GameEnded(Event, frozen=True, tag="game-ended"):
    pass


class TicketScored(SeatEvent, frozen=True, tag="ticket-scored"):
    ticket: str
    points: int
    """Less than nothing where the ticket was not completed."""


class DistrictScored(SeatEvent, frozen=True, tag="district-scored"):
    district: str
    points: int


class BonusScored(SeatEvent, frozen=True, tag="bonus-scored"):
    cards: int
    points: int


AnyEvent = (
    CardTaken | CardDrawn | CardTurnedUp | MarketFlushed | MarketLeftStanding | DiscardsShuffled
    | TicketsOffered | StartingTicketsChosen | TicketsKept | RouteClaimed | FlagCardKept | FlagScored
    | BonusCardTaken | Passed
    | TurnBegan | LastRoundBegan | GameEnded | TicketScored | DistrictScored | BonusScored
)  # fmt: skip


def redacted(event: AnyEvent, seat: int | None) -> AnyEvent:
    """The event as the seat may know it; ``None`` for somebody who only watches."""
    match event:
        case CardDrawn(whose) if whose != seat:
            return CardDrawn(whose)
        case TicketsOffered(whose, count) if whose != seat:
            return TicketsOffered(whose, count)
        case TicketsKept(whose, kept, returned) if whose != seat:
            return TicketsKept(whose, kept, returned)
    return event


LISTS = {"tickets", "held", "cards"}
"""Fields that hold several slugs, in those events where they are not numbers."""


def write_event(event: Event) -> str:
    """``card-taken seat=0 slot=2 colour=orange``; lists are joined by commas."""
    words = [str(event.__struct_config__.tag)]
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if value is not None:
            words.append(f"{field}={','.join(value) if isinstance(value, tuple) else value}")
    return " ".join(words)


def parse_event(text: str) -> AnyEvent:
    """The event that ``write_event`` wrote."""
    tag, *pairs = text.split() or [""]
    fields: dict[str, object] = {"event": tag}
    for pair in pairs:
        name, _, value = pair.partition("=")
        several = name in LISTS and not value.isdigit()
        fields[name] = [one for one in value.split(",") if one] if several else value
    try:
        event: AnyEvent = msgspec.convert(fields, AnyEvent, strict=False)
    except msgspec.ValidationError as error:
        raise NotationError(f"{text.strip()!r} is no event: {error}") from None
    return event
