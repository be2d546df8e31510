"""Commands that wait for their answers. They keep their ids: said again, they are done once."""

from __future__ import annotations

import asyncio
import secrets

from omnibus.client.errors import ServerError
from omnibus.wire.downstream import Done, Hinted, Refused
from omnibus.wire.upstream import AnyCommand


class Answers:
    def __init__(self) -> None:
        self._own = secrets.token_urlsafe(6)
        """Whoever else plays the seat has other ids."""
        self._number = 0
        self._waiting: dict[str, tuple[AnyCommand, asyncio.Future[Done | Hinted]]] = {}

    def new_id(self) -> str:
        self._number += 1
        return f"{self._own}.{self._number}"

    def expect(self, command: AnyCommand) -> asyncio.Future[Done | Hinted]:
        future: asyncio.Future[Done | Hinted] = asyncio.get_running_loop().create_future()
        self._waiting[command.id] = command, future
        return future

    def forget(self, command: AnyCommand) -> None:
        self._waiting.pop(command.id, None)

    def outstanding(self) -> list[AnyCommand]:
        """In the order in which they were given."""
        return [command for command, _ in self._waiting.values()]

    def take(self, answer: Done | Hinted | Refused) -> None:
        _, future = self._waiting.pop(answer.id, (None, None))
        if future is None or future.done():
            return
        if isinstance(answer, Refused):
            future.set_exception(ServerError(answer.trouble, reason=answer.reason, rule=answer.rule))
        else:
            future.set_result(answer)

    def give_up(self, error: BaseException) -> None:
        for _, future in self._waiting.values():
            if not future.done():
                future.set_exception(error)
        self._waiting.clear()
