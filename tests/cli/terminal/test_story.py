"""What happened, in sentences."""

import pytest
from hypothesis import given, strategies

from omnibus.cli.terminal.names import Names, counted, listed
from omnibus.cli.terminal.spans import plain_text
from omnibus.cli.terminal.story import SENTENCES, Story
from omnibus.game import event as events
from omnibus.game.event import AnyEvent
from tests.cli.terminal.tables import texts
from tests.kit.play import from_bytes, play_on
from tests.kit.tables import TABLES, Table

NAMES = Names(TABLES[0].deal(1).board, ["Ada", "Bob"])
SAID_ELSEWHERE = (
    events.CardTurnedUp,
    events.TurnBegan,
    events.GameEnded,
    events.TicketScored,
    events.DistrictScored,
    events.BonusScored,
)


def told(event: AnyEvent, viewer: int | None = 0) -> str:
    return "".join(texts(Story(NAMES, viewer).tell([event])))


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (events.CardDrawn(0, "orange"), "You drew blind: orange."),
        (events.CardDrawn(1), "Bob drew a card blind."),
        (events.CardTaken(1, 0, "wild"), "Bob took a face-up card: wild."),
        (events.DiscardsShuffled(1), "The one discard was shuffled into a new draw pile."),
        (events.TicketsKept(1, 1, 1), "Bob kept 1 ticket and put 1 back."),
        (events.FlagScored(0, 4), "You completed a flag (4 points)."),
        (events.Passed(1), "Bob had to pass: nothing else was possible."),
    ],
)
def test_sentences(event: AnyEvent, sentence: str) -> None:
    assert told(event) == sentence


def test_cards_that_were_turned_up_stand_behind_what_made_room() -> None:
    happened: list[AnyEvent] = [
        events.CardTaken(1, 0, "red"),
        events.CardTurnedUp(0, "blue"),
        events.CardDrawn(1),
    ]
    assert texts(Story(NAMES, 0).tell(happened)) == [
        "Bob took a face-up card: red. Turned up: blue.",
        "Bob drew a card blind.",
    ]


def test_every_event_is_told_or_said_elsewhere() -> None:
    kinds = set(AnyEvent.__args__)
    assert kinds == set(SENTENCES) | set(SAID_ELSEWHERE)


@given(strategies.sampled_from(TABLES), strategies.integers(0, 999), strategies.binary(max_size=150))
def test_any_game_can_be_told_and_nothing_hidden_is(table: Table, seed: int, choices: bytes) -> None:
    game = play_on(table.deal(seed), from_bytes(choices), most=len(choices))
    names = Names(game.board, [f"Player {seat}" for seat in range(game.seats)])
    for viewer in (None, 0):
        for one in Story(names, viewer).tell(game.events_for(viewer)):
            text = plain_text(one)
            assert text.endswith((".", "turn."))
            assert "None" not in text
            if " drew blind: " in text:
                assert viewer == 0
                assert text.startswith("You")


def test_numbers_and_lists_in_words() -> None:
    assert [counted(n, "bus") for n in (0, 1, 2)] == ["0 buses", "1 bus", "2 buses"]
    assert [listed(["a", "b", "c"][:n]) for n in range(4)] == ["", "a", "a and b", "a, b and c"]
