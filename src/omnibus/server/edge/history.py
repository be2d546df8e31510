"""Who plays how well, over HTTP: players, leaderboards, the best of the day."""

from __future__ import annotations

from litestar import Router, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery

from omnibus.boards.load import city_slugs
from omnibus.server.edge.office import Office
from omnibus.server.history.daily import best_of_the_day
from omnibus.server.history.looking import figures_of_table, leaderboard, player
from omnibus.server.names import skeleton
from omnibus.server.people.account_jobs import find_named
from omnibus.server.store.errors import UnknownTableError
from omnibus.wire.people import DailyScore, Player, Ranked, RatingKind, TableFigures

Here = NamedDependency[Office]


@get("/players/{name:str}", summary="What everybody may know of a player")
async def one_player(name: FromPath[str], office: Here) -> Player:
    """Ratings and averages of all games at which a seat was claimed."""
    account = await office.database.read(find_named(skeleton(name)))
    if account is None:
        raise NotFoundException
    return await office.database.read(player(account))


@get("/leaderboards/{kind:str}", summary="The best players, and bots among them")
async def best_players(kind: FromPath[RatingKind], office: Here, city: FromQuery[str] = "") -> list[Ranked]:
    """Of all cities together, or of one."""
    return await office.database.read(leaderboard(kind, _known(city) if city else ""))


@get("/daily/{city:str}/best", summary="Who has made most of today's deal")
async def best_of_today(city: FromPath[str], office: Here) -> list[DailyScore]:
    """Of people with a name the first game each, the highest score first."""
    return await office.database.read(best_of_the_day(_known(city), await office.now()))


@get("/tables/{name:str}/figures", summary="What a finished game came to")
async def table_figures(name: FromPath[str], office: Here) -> TableFigures:
    """Sources of points, tickets, draws: there a moment after the game is over."""
    figures = await office.database.read(figures_of_table(name))
    if figures is None:
        raise UnknownTableError(name)
    return figures


def _known(city: str) -> str:
    if city not in city_slugs():
        raise NotFoundException
    return city


history = Router(
    "/api", route_handlers=[one_player, best_players, best_of_today, table_figures], tags=["Players"]
)
