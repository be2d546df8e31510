"""First games that explain themselves: one for each city."""

from __future__ import annotations

from functools import cache

import msgspec
from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from omnibus.server.edge.endpoints import JSON
from omnibus.server.lessons.lesson import lesson, lesson_cities
from omnibus.wire.lesson import Lesson


@get("/lessons/{city:str}", sync_to_thread=False, content={JSON: Lesson}, summary="A first game of a city")
def city_lesson(city: FromPath[str]) -> Response[bytes]:
    """The moments of a first game and what is said and done in it. It is the same for everybody."""
    if city not in lesson_cities():
        raise NotFoundException
    return Response(_encoded(city), media_type=JSON)


@cache
def _encoded(city: str) -> bytes:
    return msgspec.json.encode(lesson(city))
