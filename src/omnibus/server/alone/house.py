"""All tables of one device. It speaks the words of the wire: the browser's table notices no difference."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable

import msgspec

from omnibus.bots.registry import make_bot
from omnibus.game.action import parse_action
from omnibus.game.proof import Proof, commitment_to
from omnibus.server.alone.deeds import obeyed
from omnibus.server.tables.clocks import settle
from omnibus.server.tables.moment import Moment
from omnibus.server.tables.news import for_everybody, for_one
from omnibus.server.tables.opening import Opening, check, deal, deal_when_complete, edition_of, open_table
from omnibus.server.tables.playing import carry_out
from omnibus.server.tables.refused import RefusedError
from omnibus.server.tables.state import TableState
from omnibus.server.tables.table import ServedTable
from omnibus.server.tables.telling import public, synced
from omnibus.wire.downstream import Done, Goodbye, Pong, Refused, Welcome, encode
from omnibus.wire.table import Message, SeatKey, TableOpened, TableRequest
from omnibus.wire.upstream import AnyCommand, Explain, Hello, Ping, Sync, decode_from_client

PREFIX = "alone-"
"""Of the ids of these tables; no server gives one like it."""
Tell = Callable[[int, str], None]


class Kept(msgspec.Struct, frozen=True):
    """A table on its way to the next visit: what it was dealt from, and what was done."""

    state: TableState
    plies: list[tuple[int, str]]
    times: list[int]


class House:
    def __init__(self, tell: Tell, bots: Iterable[str]) -> None:
        self._tell = tell
        self._bots = frozenset(bots)
        self.tables: dict[str, ServedTable] = {}
        self._sockets: dict[int, tuple[str, int]] = {}
        """For each the table and the seat."""

    def open(self, text: str, now: int) -> str:
        """A table where nobody is waited for."""
        request = msgspec.convert({**msgspec.json.decode(text), "offer": None}, TableRequest)
        check(request, self._bots | {request.leaver_bot})
        secret = secrets.token_hex(32)
        name = PREFIX + secrets.token_urlsafe(9)
        table = open_table(Opening(name, commitment_to(secret)), request, Moment(now))
        deal_when_complete(table, lambda dealt: _proof(dealt.state, secret), Moment(now))
        settle(table, Moment(now))
        self.tables[name] = table
        mine = [number for number, seat in enumerate(request.seats) if seat.kind == "person"]
        keys = tuple(SeatKey(number, str(number)) for number in mine)
        return encode(TableOpened(public(table, Moment(now)), keys)).decode()

    def hear(self, socket: int, name: str, text: str, now: int) -> None:
        """What the browser says on one of its sockets."""
        match decode_from_client(text):
            case Hello() as hello:
                self._greet(socket, name, hello, now)
            case Ping():
                self._send(socket, Pong(now))
            case Sync(since):
                self._sync(socket, since)
            case command:
                self._obey(socket, command, now)

    def leave(self, socket: int) -> None:
        self._sockets.pop(socket, None)

    def _greet(self, socket: int, name: str, hello: Hello, now: int) -> None:
        table = self.tables.get(name)
        if table is None:
            return self._send(socket, Goodbye("unknown-table"))
        seat = int(hello.token) if hello.token.isdigit() else 0
        self._sockets[socket] = name, seat
        self._send(socket, Welcome(public(table, Moment(now)), now, seat=seat))
        return self._sync(socket, hello.since)

    def _sync(self, socket: int, since: int | None) -> None:
        name, seat = self._sockets[socket]
        table = self.tables[name]
        if table.game is not None:
            self._send(socket, synced(table, table.game, seat, since))

    def _obey(self, socket: int, command: AnyCommand, now: int) -> None:
        name, seat = self._sockets[socket]
        draft = self.tables[name].draft()
        try:
            obeyed(draft, seat, command, Moment(now), self._bots)
        except RefusedError as error:
            ply = self.tables[name].ply
            return self._send(socket, Refused(command.id, error.trouble, error.reason, error.rule, ply))
        if not isinstance(command, Explain):
            self._become(name, draft, now)
        return self._send(socket, Done(command.id, draft.ply))

    def bot_moves(self, name: str, now: int) -> bool:
        """The bot that is to move does; whether there was one."""
        draft = self.tables[name].draft()
        game = draft.game
        if game is None or draft.state.stage != "running":
            return False
        seat = next((number for number in game.may_act if draft.bot_of(number)), None)
        if seat is None:
            return False
        carry_out(draft, seat, make_bot(draft.bot_of(seat), now).decide(game, seat), Moment(now))
        self._become(name, draft, now)
        return True

    def _become(self, name: str, draft: ServedTable, now: int) -> None:
        moment = Moment(now)
        settle(draft, moment)
        old, self.tables[name] = self.tables[name], draft
        for socket, (table, seat) in list(self._sockets.items()):
            if table == name:
                for message in [*for_everybody(old, draft, moment), *for_one(old, draft, seat, None)]:
                    self._send(socket, message)

    def _send(self, socket: int, message: Message) -> None:
        self._tell(socket, encode(message).decode())

    # ---- from visit to visit ----

    def kept(self, name: str) -> str:
        table = self.tables[name]
        plies = [] if table.game is None else [(ply.seat, str(ply.action)) for ply in table.game.plies]
        return msgspec.json.encode(Kept(table.state, plies, table.times)).decode()

    def restore(self, text: str) -> None:
        """Dealt again from its secret, and played again."""
        kept = msgspec.json.decode(text, type=Kept)
        stage = kept.state.stage
        table = ServedTable(kept.state, edition_of(kept.state.request))
        if kept.state.proof is not None:
            deal(table, kept.state.proof, Moment(kept.state.moved))
        for seat, action in kept.plies:
            if table.game is not None:
                table.game.play(parse_action(action), seat)
        table.times, table.state.stage = kept.times, stage
        self.tables[kept.state.id] = table


def _proof(state: TableState, secret: str) -> Proof:
    nonces = tuple((number, seat.nonce) for number, seat in enumerate(state.seats) if seat.nonce)
    return Proof(state.commitment, secret, table=state.id, nonces=nonces)
