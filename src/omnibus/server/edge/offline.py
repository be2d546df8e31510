"""What browsers keep to play without this server, where it has been fetched: see ``omnibus offline``."""

from __future__ import annotations

from importlib.resources.abc import Traversable

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from omnibus.boards.load import city_slugs
from omnibus.server.alone.parts import BOTS, FETCHED, SOURCES, WHEEL, is_there, place_of, sources
from omnibus.server.edge.files import WORDS
from omnibus.server.edge.joined import FIRST, WEB, later
from omnibus.server.edge.kept import kept
from omnibus.server.edge.office import Office
from omnibus.server.edge.problems import Asked
from omnibus.wire.listing import OfflineParts

OF_THE_APP = ("style", "fonts", "icons", "offline")
SUFFIXES = (".js", ".css", ".woff2", ".svg", ".png")
NOTHING = OfflineParts(0, (), "", ())
"""No error: a server that has fetched nothing is as well as any, and browsers complain of errors."""
TYPES = {".mjs": "text/javascript", ".wasm": "application/wasm", ".json": "application/json"}


@get("/offline/{name:str}", sync_to_thread=True, include_in_schema=False)
def offline_part(name: FromPath[str], request: Asked, office: NamedDependency[Office]) -> Response[bytes]:
    directory = office.settings.directory
    if name not in (*FETCHED, SOURCES) or not is_there(directory):
        raise NotFoundException
    content = sources() if name == SOURCES else (place_of(directory) / name).read_bytes()
    return kept(content, TYPES.get(name[name.rfind(".") :], "application/octet-stream"), request)


@get("/offline", sync_to_thread=False, summary="What a browser keeps to play without a server")
def offline_parts(office: NamedDependency[Office]) -> OfflineParts:
    """The addresses of all parts, those of the app among them; none where this server has not got them."""
    if not is_there(office.settings.directory):
        return NOTHING
    place = place_of(office.settings.directory)
    size = sum((place / name).stat().st_size for name in FETCHED) + len(sources())
    python = [f"/offline/{name}" for name in (*FETCHED, SOURCES)]
    return OfflineParts(size, BOTS, WHEEL, (*python, *addresses_of_the_app(), *_of_the_boards()))


def addresses_of_the_app() -> list[str]:
    rooms = [f"/app{path}" for name in OF_THE_APP for path in _paths(WEB / name, f"/{name}", SUFFIXES)]
    modules = [f"/app/joined/{name}" for name in (FIRST, *later())]
    return [*modules, *rooms, *(f"/words{path}" for path in _paths(WORDS, "", (".ftl",)))]


def _paths(room: Traversable, path: str, suffixes: tuple[str, ...]) -> list[str]:
    found: list[str] = []
    for entry in sorted(room.iterdir(), key=lambda one: one.name):
        if entry.is_dir():
            found += _paths(entry, f"{path}/{entry.name}", suffixes)
        elif entry.name.endswith(suffixes):
            found.append(f"{path}/{entry.name}")
    return found


def _of_the_boards() -> list[str]:
    posters = [f"?labels=false&theme={theme}" for theme in ("light", "dark")]
    each = [f"/api/boards/{city}.svg{query}" for city in city_slugs() for query in ("", *posters)]
    whole = [f"/api/{what}/{city}" for what in ("boards", "lessons") for city in city_slugs()]
    return ["/api/boards", "/api/bots", *whole, *each]
