"""What happened, in sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from omnibus.cli.terminal.names import Names, counted
from omnibus.cli.terminal.spans import Line, Span, joined, line, strong
from omnibus.game.event import (
    AnyEvent,
    BonusCardTaken,
    CardDrawn,
    CardTaken,
    CardTurnedUp,
    DiscardsShuffled,
    FlagCardKept,
    FlagScored,
    LastRoundBegan,
    MarketFlushed,
    MarketLeftStanding,
    Passed,
    RouteClaimed,
    StartingTicketsChosen,
    TicketsKept,
    TicketsOffered,
)


class Story:
    """Tells events to one seat, or to somebody who only watches; they are redacted already."""

    def __init__(self, names: Names, viewer: int | None) -> None:
        self.names = names
        self.viewer = viewer

    def tell(self, events: Iterable[AnyEvent]) -> list[Line]:
        """A line for each thing that happened; cards turned up after it stand behind it."""
        lines: list[Line] = []
        turned_up: list[Line] = []
        for event in events:
            if isinstance(event, CardTurnedUp):
                turned_up.append(line(self.names.card(event.colour)))
                continue
            sentence = self._sentence(event)
            if sentence:
                _add_turned_up(lines, turned_up)
                lines.append([*sentence, Span(".")])
        _add_turned_up(lines, turned_up)
        return lines

    def _sentence(self, event: AnyEvent) -> Line | None:
        """Nothing for what goes without saying, and for the end scoring, which is told by ``ending``."""
        tell = SENTENCES.get(type(event))
        return tell(self, event) if tell else None

    def _who(self, seat: int) -> Span:
        return self.names.player(seat, self.viewer)

    def taken(self, event: CardTaken) -> Line:
        return line(self._who(event.seat), " took a face-up card: ", self.names.card(event.colour))

    def drawn(self, event: CardDrawn) -> Line:
        if event.colour is None:
            return line(self._who(event.seat), " drew a card blind")
        return line(self._who(event.seat), " drew blind: ", self.names.card(event.colour))

    def flushed(self, _: MarketFlushed) -> Line:
        return line("Too many wilds lay open; all face-up cards were discarded")

    def left_standing(self, _: MarketLeftStanding) -> Line:
        return line("The wilds would not go away; they stay for now")

    def shuffled(self, event: DiscardsShuffled) -> Line:
        cards = f"The {counted(event.cards, 'discard')} were" if event.cards > 1 else "The one discard was"
        return line(f"{cards} shuffled into a new draw pile")

    def offered(self, event: TicketsOffered) -> Line:
        return line(self._who(event.seat), f" drew {counted(event.count, 'ticket')}")

    def chosen(self, event: StartingTicketsChosen) -> Line:
        return line(self._who(event.seat), " chose starting tickets")

    def kept(self, event: TicketsKept) -> Line:
        back = f" and put {event.returned} back" if event.returned else ""
        return line(self._who(event.seat), f" kept {counted(event.kept, 'ticket')}{back}")

    def claimed(self, event: RouteClaimed) -> Line:
        route = strong(self.names.route(event.route))
        paid = self.names.cards(Counter(event.cards))
        points = f" ({counted(event.points, 'point')})"
        return [*line(self._who(event.seat), " claimed ", route, " for "), *paid, Span(points)]

    def flag_card(self, event: FlagCardKept) -> Line:
        return line(self._who(event.seat), " kept a card for a flag: ", self.names.card(event.colour))

    def flag(self, event: FlagScored) -> Line:
        return line(self._who(event.seat), f" completed a flag ({counted(event.points, 'point')})")

    def bonus_card(self, event: BonusCardTaken) -> Line:
        return line(self._who(event.seat), " took a bonus card")

    def passed(self, event: Passed) -> Line:
        return line(self._who(event.seat), " had to pass: nothing else was possible")

    def last_round(self, event: LastRoundBegan) -> Line:
        few = " so few pieces left that the game is ending"
        has = " have" if event.seat == self.viewer else " has"
        return line(strong("LAST ROUND: "), self._who(event.seat), f"{has}{few}. Everybody has one more turn")


def _add_turned_up(lines: list[Line], cards: list[Line]) -> None:
    if cards and lines:
        lines[-1] = [*lines[-1], *line(" Turned up: "), *joined(cards), Span(".")]
    cards.clear()


SENTENCES: dict[type, Callable[..., Line]] = {
    CardTaken: Story.taken,
    CardDrawn: Story.drawn,
    MarketFlushed: Story.flushed,
    MarketLeftStanding: Story.left_standing,
    DiscardsShuffled: Story.shuffled,
    TicketsOffered: Story.offered,
    StartingTicketsChosen: Story.chosen,
    TicketsKept: Story.kept,
    RouteClaimed: Story.claimed,
    FlagCardKept: Story.flag_card,
    FlagScored: Story.flag,
    BonusCardTaken: Story.bonus_card,
    Passed: Story.passed,
    LastRoundBegan: Story.last_round,
}
