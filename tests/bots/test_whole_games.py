"""The short form of ``tests.tools.whole_games``: no level forfeits a decision."""

from itertools import chain

from omnibus.boards.load import city_slugs
from tests.tools.whole_games import LEVELS, Play, game_of

GAMES = range(0, 84, 12)


def test_every_level_meets_every_city_at_every_table() -> None:
    games = [game_of(number) for number in range(12 * len(LEVELS))]
    found = {(level, city, len(lineup)) for city, lineup in games for level in lineup}
    assert len(found) == len(LEVELS) * len(city_slugs()) * 3


def test_games_come_to_their_end_and_nothing_is_forfeited() -> None:
    played = [Play()(number) for number in GAMES]
    assert all(one.over for one in played)
    assert list(chain.from_iterable(one.forfeits for one in played)) == []
