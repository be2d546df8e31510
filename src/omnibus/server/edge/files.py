"""The browser table's files and words. What is no file and no API is a page of the app."""

from __future__ import annotations

import mimetypes
import re
from importlib.resources import files
from importlib.resources.abc import Traversable

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from omnibus.server.edge.joined import WEB, joined
from omnibus.server.edge.kept import kept
from omnibus.server.edge.opened_page import known_page, language_of, opened_page
from omnibus.server.edge.problems import Asked

WORDS = files("omnibus") / "words"
TYPES = {
    ".js": "text/javascript",
    ".ftl": "text/plain",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
AT_THE_ROOT = {"/service-worker.js", "/manifest.webmanifest"}
"""A worker may only look after what lies below it."""
JOINED = "/joined/"
SHEET = re.compile(r'^@import "(\w+\.css)";$', re.MULTILINE)
"""A style sheet may name others beside it; they come along."""


@get("/app/{path:path}", sync_to_thread=False, include_in_schema=False)
def app_file(path: FromPath[str], request: Asked) -> Response[bytes]:
    if path.startswith(JOINED):
        return _joined(path.removeprefix(JOINED), request)
    return _file(WEB, path, request)


@get("/words/{path:path}", sync_to_thread=False, include_in_schema=False)
def words_file(path: FromPath[str], request: Asked) -> Response[bytes]:
    return _file(WORDS, path, request)


@get(["/", "/{path:path}"], sync_to_thread=False, include_in_schema=False)
def page(request: Asked, path: FromPath[str] = "/") -> Response[bytes]:
    if path in AT_THE_ROOT:
        return _file(WEB, path, request)
    if "." in path.rsplit("/", 1)[-1] or path.startswith("/api/"):
        raise NotFoundException
    language = language_of(request.headers.get("accept-language", ""))
    return kept(opened_page(known_page(path.split("/")[1]), language), "text/html", request)


def _joined(name: str, request: Asked) -> Response[bytes]:
    content = joined(name)
    if content is None:
        raise NotFoundException
    return kept(content, TYPES[".js"], request)


def _file(root: Traversable, path: str, request: Asked) -> Response[bytes]:
    found = root
    for part in path.strip("/").split("/"):
        if part.startswith(".") or "\\" in part or not found.is_dir():
            raise NotFoundException
        found = found / part
    if not found.is_file():
        raise NotFoundException
    content = found.read_bytes()
    if found.name.endswith(".css"):
        content = SHEET.sub(lambda one: (WEB / "style" / one[1]).read_text(), content.decode()).encode()
    return kept(content, _media_type(found.name), request)


def _media_type(name: str) -> str:
    suffix = name[name.rfind(".") :]
    return TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
