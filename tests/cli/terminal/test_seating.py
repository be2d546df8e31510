"""Who sits at the table."""

import pytest
from hypothesis import given, strategies

from omnibus.bots.registry import BOTS
from omnibus.cli.terminal.seating import Player, read_players, some_players
from omnibus.errors import OmnibusError


@pytest.mark.parametrize(
    ("text", "players"),
    [
        ("Ada,Bob", [Player("Ada"), Player("Bob")]),
        ("human,greedy", [Player("Player"), Player("greedy", "greedy")]),
        ("human,human", [Player("Player 1"), Player("Player 2")]),
        ("greedy,greedy", [Player("greedy", "greedy"), Player("greedy 2", "greedy")]),
        ("Ada=human, Rosa=random", [Player("Ada"), Player("Rosa", "random")]),
    ],
)
def test_players_are_read(text: str, players: list[Player]) -> None:
    assert read_players(text) == players


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Ada,ada", "two players"),
        ("Ada,Rosa=gredy", "did you mean 'greedy'"),
        ("=greedy,Ada", "no name before"),
        ("A" * 30 + ",Bob", "too long"),
        ("A\x1bda,Bob", "can't be shown"),
    ],
)
def test_bad_names_are_refused(text: str, said: str) -> None:
    with pytest.raises(OmnibusError, match=said):
        read_players(text)


@given(strategies.text(max_size=40))
def test_players_have_names_of_their_own(text: str) -> None:
    try:
        players = read_players(text)
    except OmnibusError:
        return
    assert len({player.name.casefold() for player in players}) == len(players)
    assert all(player.bot in (None, *BOTS) for player in players)


def test_people_sit_first_and_bots_after_them() -> None:
    assert [player.kind for player in some_players(4, 2, "greedy")] == ["human", "human", "greedy", "greedy"]
    with pytest.raises(OmnibusError, match="can't sit"):
        some_players(2, 3, "greedy")


def test_a_title_says_which_bot_it_is() -> None:
    titles = [player.title for player in read_players("Ada,Rosa=greedy,greedy,greedy")]
    assert titles == ["Ada", "Rosa (greedy)", "greedy", "greedy 2"]
