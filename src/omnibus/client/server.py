"""A server over HTTP: open a table, join one, look at one; and the way to its sockets."""

from __future__ import annotations

import asyncio
import time
from types import TracebackType
from typing import TypeVar

import httpx
import msgspec

from omnibus.client.errors import LostError, ServerError
from omnibus.client.lasting_socket import PATIENCE, LastingSocket, pauses
from omnibus.client.nonce import new_nonce
from omnibus.client.presence import Presence
from omnibus.wire.listing import ListedBot, ListedCity
from omnibus.wire.table import Joined, JoinRequest, Offer, Table, TableOpened, TableRequest

Answer = TypeVar("Answer")

AWAY = {502, 503, 504}
"""A server that starts or ends, or the proxy before one."""


class Server:
    def __init__(self, address: str, *, patience: float = PATIENCE) -> None:
        self.address = address.rstrip("/")
        self.patience = patience
        """Seconds for which a server that does not answer is tried again."""
        self._http = httpx.AsyncClient(base_url=self.address, timeout=30)

    async def __aenter__(self) -> Server:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._http.aclose()

    # ---- what there is ----

    async def cities(self) -> list[ListedCity]:
        return await self._get("/api/boards", list[ListedCity])

    async def bots(self) -> list[ListedBot]:
        return await self._get("/api/bots", list[ListedBot])

    async def tables(self) -> list[Table]:
        """Those that strangers may find."""
        return await self._get("/api/tables", list[Table])

    async def table(self, name: str) -> Table:
        return await self._get(f"/api/tables/{name}", Table)

    async def record(self, table: str, token: str = "") -> str:
        """A game that is over, as text for ``omnibus.replay``. Some tables show it to their players only."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return (await self._answer("GET", f"/api/tables/{table}/record", headers=headers)).text

    # ---- coming to a table ----

    async def open(self, request: TableRequest) -> TableOpened:
        """With our part in the shuffle, unless the deal is one that many tables share.

        ``opened.table.commitment`` is what the server had committed to before it knew our part: keep it, and
        ``omnibus verify`` proves the deal.
        """
        asked = request
        if not (request.nonce or request.offer or request.deal or request.daily):
            asked = msgspec.structs.replace(request, offer=await self.offer(), nonce=new_nonce())
        opened = await self._post("/api/tables", asked, TableOpened)
        if asked.offer and opened.table.commitment != asked.offer.commitment:
            raise ServerError("protocol", detail="this is not the deal that was offered")
        return opened

    async def offer(self) -> Offer:
        """A table to open, with the commitment to its secret."""
        return _read(await self._answer("POST", "/api/offers"), Offer)

    async def join(self, table: str, request: JoinRequest) -> Joined:
        asked = request if request.nonce else msgspec.structs.replace(request, nonce=new_nonce())
        return await self._post(f"/api/tables/{table}/join", asked, Joined)

    def sit(self, table: str, token: str) -> Presence:
        """At the seat that the token is for: for the first time, or again."""
        return Presence(self._socket(table), token)

    def watch(self, table: str) -> Presence:
        return Presence(self._socket(table))

    # ---- inside ----

    def _socket(self, table: str) -> LastingSocket:
        address = self.address.replace("http", "ws", 1)
        return LastingSocket(f"{address}/ws/tables/{table}", self.patience)

    async def _get(self, path: str, kind: type[Answer]) -> Answer:
        return _read(await self._answer("GET", path), kind)

    async def _post(self, path: str, body: msgspec.Struct, kind: type[Answer]) -> Answer:
        return _read(await self._answer("POST", path, msgspec.json.encode(body)), kind)

    # What is asked once more after a lost connection is done once: by the offer and by the nonce.
    async def _answer(
        self, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
    ) -> httpx.Response:
        said = {"Content-Type": "application/json"} if body else headers
        until, waits = time.monotonic() + self.patience, pauses()
        while True:
            try:
                answer = await self._http.request(method, path, content=body, headers=said)
                if answer.status_code not in AWAY:
                    break
                words = answer.reason_phrase
            except httpx.TransportError as error:
                words = str(error) or type(error).__name__
            if time.monotonic() > until:
                raise LostError(f"{self.address} does not answer: {words}")
            await asyncio.sleep(next(waits))
        if answer.is_error:
            raise _refused(answer)
        return answer


class _Problem(msgspec.Struct):
    """As RFC 9457 has it; other servers on the way say less."""

    title: str = ""
    detail: str = ""
    trouble: str = "failed"


def _refused(answer: httpx.Response) -> ServerError:
    try:
        problem = msgspec.json.decode(answer.content, type=_Problem)
    except msgspec.DecodeError:
        problem = _Problem(f"{answer.status_code} {answer.reason_phrase}")
    return ServerError(problem.trouble, detail=problem.detail or problem.title)


def _read(answer: httpx.Response, kind: type[Answer]) -> Answer:
    try:
        return msgspec.json.decode(answer.content, type=kind)
    except msgspec.DecodeError as error:
        raise ServerError("protocol", detail=str(error)) from None
