"""The line mode."""

import io

import pytest

from omnibus.boards.load import city_slugs
from omnibus.cli.terminal.dialogue import Dialogue
from omnibus.cli.terminal.plain import INTERRUPTED, Plain
from omnibus.cli.terminal.table import Table
from tests.cli.terminal.scripts import script
from tests.cli.terminal.tables import dealt, laid


def played(table: Table, lines: list[str]) -> str:
    """What is shown while these lines come through a pipe."""
    screen = io.StringIO()
    assert Plain(table, Dialogue(io.StringIO("".join(f"{line}\n" for line in lines)), screen), 1.0).run() == 0
    return screen.getvalue()


@pytest.mark.parametrize("city", city_slugs())
@pytest.mark.parametrize("players", ["Ada,greedy", "Ada,Bob", "Ada,random,Bob,greedy"])
def test_a_whole_game_by_script(city: str, players: str) -> None:
    lines, expected = script(city, players, seed=8)
    table = dealt(city, players, seed=8)
    shown = played(table, lines)
    assert table.game.over
    assert table.game.state == expected.game.state
    assert "The game is over." in shown
    assert "Winner: " in shown or "Victory shared by: " in shown
    assert "Last round" in shown or "LAST ROUND" in shown


def test_bots_alone_are_watched() -> None:
    shown = played(dealt("paris", "greedy,random"), [])
    assert "greedy drew a card blind." in shown
    assert "Winner: " in shown


def test_the_end_of_the_input_ends_cleanly() -> None:
    assert "The game is not saved." in played(dealt("paris", "Ada,greedy"), ["k both"])


@pytest.mark.parametrize("word", ["quit", "q", "exit"])
def test_somebody_may_leave(word: str) -> None:
    table = dealt("paris", "Ada,greedy")
    played(table, [word, "k both"])
    assert table.game.ply == 0


def test_ctrl_c_leaves_with_the_code_of_shells() -> None:
    class Interrupted(io.StringIO):
        def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
            raise KeyboardInterrupt

    screen = io.StringIO()
    assert Plain(dealt("paris", "Ada,greedy"), Dialogue(Interrupted(), screen), 0).run() == INTERRUPTED
    assert screen.getvalue().endswith("The game is not saved.\n")


# ---- two people at one screen ----


def test_a_curtain_falls_between_two_people_and_their_cards() -> None:
    table = laid("city london; seats 2; seat 0: hand pink*3; seat 1: hand orange*4 blue")
    shown = played(table, ["", "c big tra pink", "", "hand"])
    before, ada, bob = shown.split("Pass the screen to ")
    assert "Hand" not in before
    assert "3 pink" in ada
    assert "orange" not in ada.partition("Hand")[2].partition("\n")[0]
    assert bob.startswith("Bob, who presses Enter> \n")
    assert "2 pink" not in bob


def test_others_blind_cards_are_never_told() -> None:
    lines, _ = script("paris", "Ada,Bob", seed=5)
    shown = played(dealt("paris", "Ada,Bob", seed=5), lines)
    assert "Ada drew blind:" not in shown
    assert "Bob drew blind:" not in shown
    assert "Ada drew a card blind." in shown


def test_at_the_curtain_one_may_take_back_or_leave() -> None:
    table = laid("city london; seats 2; seat 0: hand blue; seat 1: hand orange*4")
    shown = played(table, ["", "c big wat 1", "hello", "undo", "d", "d", "undo", "quit"])
    assert "Enter alone goes on" in shown
    assert "Taken back: claim big-ben--waterloo blue." in shown
    assert "E-45" in shown
    assert table.game.ply == 2


# ---- a person at a screen ----


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


class AtScreen(Dialogue):
    """A person who types some lines at prompts, and some while bots think."""

    def __init__(self, typed: list[str], meanwhile: list[str]) -> None:
        super().__init__(Screen(), Screen())
        self.typed, self.meanwhile = typed, meanwhile

    def ask(self, prompt: str) -> str:
        if self._waiting:
            return super().ask(prompt)
        self.screen.write(prompt)
        if not self.typed:
            raise EOFError
        return self.typed.pop(0)

    def within(self, seconds: float) -> str | None:
        return self.meanwhile.pop(0) if self.meanwhile else None

    def shown(self) -> str:
        return str(self.screen.getvalue())  # type: ignore[attr-defined]


def test_a_claim_can_be_taken_back_while_the_bot_thinks() -> None:
    table = laid("city london; seats 2; seat 0: hand blue", "Ada,greedy")
    person = AtScreen(["c big wat 1"], ["undo"])
    Plain(table, person, 1.0).run()
    assert "Taken back" in person.shown()
    assert table.game.ply == 0


def test_what_is_typed_ahead_is_not_lost() -> None:
    table = laid("city london; seats 2; seat 0: hand blue*2", "Ada,greedy")
    person = AtScreen(["c big wat 1"], ["score"])
    Plain(table, person, 1.0).run()
    assert "Ada> score" in person.shown()
    assert "total" in person.shown()


def test_on_a_screen_cards_are_hidden_before_it_is_passed_on() -> None:
    table = laid("city london; seats 2; seat 0: hand blue; seat 1: hand orange*4")
    person = AtScreen(["", "c big wat 1", "undo", "c big wat 1", "", "quit"], [])
    Plain(table, person, 1.0).run()
    _, ada, bob = person.shown().split("\x1b[H\x1b[2J\x1b[3J")
    assert ada.count("Enter hides your cards") == 2
    assert bob == "Pass the screen to Bob, who presses Enter> \nThe game is not saved.\n"


def test_long_lines_are_broken_on_a_screen_only() -> None:
    for screen in (Screen(), io.StringIO()):
        dialogue = Dialogue(Screen(), screen)
        dialogue.say("word " * 100)
        assert (screen.getvalue().count("\n") > 1) == screen.isatty()
