"""Where tables come from: requests, offers, fair deals, keys to the seats, rematches."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from omnibus.errors import OmnibusError
from omnibus.server.fairness import daily_deal, day_of
from omnibus.server.hub.keeping import kept
from omnibus.server.hub.means import Means
from omnibus.server.hub.room import Room
from omnibus.server.keys import Keys
from omnibus.server.names import deal_word
from omnibus.server.store.errors import TableExistsError
from omnibus.server.tables.branching import check_origin, steps_to
from omnibus.server.tables.moment import Moment
from omnibus.server.tables.opening import (
    Opening,
    check,
    check_nonce,
    deal_when_complete,
    edition_of,
    join,
    open_table,
    seat_with,
)
from omnibus.server.tables.refused import RefusedError
from omnibus.server.tables.rotating import rotated, seat_after, vacate
from omnibus.server.tables.table import ServedTable
from omnibus.server.tables.telling import public
from omnibus.server.tokens import Tokens
from omnibus.wire.downstream import Seated
from omnibus.wire.table import Joined, JoinRequest, Offer, Origin, SeatKey, TableOpened, TableRequest

RoomOf = Callable[[str], Awaitable[Room]]


class Host:
    def __init__(self, means: Means, keys: Keys, room_of: RoomOf) -> None:
        self._means = means
        self._tokens = Tokens(keys)
        self._room_of = room_of

    def offer(self) -> Offer:
        return self._means.dealing.fairness.offer()

    async def open(self, request: TableRequest, who: str = "") -> TableOpened:
        """Asked again with the same offer and nonce, it is the same table. ``who``: from which address."""
        self._check_rate(who)
        check(request, self._means.bots)
        offer = request.offer or self.offer()
        if not self._means.dealing.fairness.is_ours(offer):
            raise OmnibusError("this offer is not of this server")
        if request.origin:
            origin = (await self._room_of(request.origin.table)).table
            check_origin(origin, request, edition_of(request).version, self._means.clock.now())
        try:
            await self._create(self._opening(offer, request), request)
        except TableExistsError:
            room = await self._room_of(offer.table)
            nonces = {seat.nonce for seat in room.table.state.seats if seat.kind == "person"}
            if request != room.table.state.request or not request.nonce or nonces - {request.nonce}:
                raise RefusedError("not-now") from None
        room = await self._room_of(offer.table)
        mine = [number for number, seat in enumerate(request.seats) if seat.kind == "person"]
        keys = tuple(self.key(room.table, number) for number in mine)
        return TableOpened(public(room.table, self._means.clock.moment()), keys)

    def _opening(self, offer: Offer, request: TableRequest) -> Opening:
        day = day_of(self._means.clock.now()) if request.daily else ""
        deal = daily_deal(day) if day else deal_word(request.deal)
        if request.deal and not deal:
            raise OmnibusError("there is no word in the name of the deal")
        on = edition_of(request)
        commitment = (
            self._means.dealing.shared(deal, on, len(request.seats)).commitment if deal else offer.commitment
        )
        return Opening(offer.table, commitment, deal, day)

    async def _create(
        self,
        opening: Opening,
        request: TableRequest,
        before: Callable[[ServedTable], None] = lambda _: None,
    ) -> None:
        moment = self._means.clock.moment()
        table = open_table(opening, request, moment)
        before(table)
        await self._means.store.create(kept(table, 0, moment), self._means.server)
        self._means.adopt(opening.id)
        room = await self._room_of(opening.id)
        await self._deal(room)

    async def _deal(self, room: Room) -> None:
        origin = room.table.state.request.origin
        if origin is not None:
            await self._play_on(room, origin)
            return

        def deed(table: ServedTable, moment: Moment) -> None:
            deal_when_complete(table, self._means.dealing.proof_of, moment)

        await room.change(deed)

    async def _play_on(self, room: Room, origin: Origin) -> None:
        game = (await self._room_of(origin.table)).table.game
        if game is None:
            raise RefusedError("not-now")
        for step in steps_to(game, origin.ply):
            await room.change(step)

    def key(self, table: ServedTable, number: int) -> SeatKey:
        generation = table.seat(number).generation
        return SeatKey(number, self._tokens.token(table.state.id, number, generation))

    def seat_of(self, table: ServedTable, token: str) -> int | None:
        """Which seat the token is for; nobody's business where there is none."""
        if not token:
            return None
        held = self._tokens.seat_of(table.state.id, token)
        if held is None or held.seat >= len(table.state.seats):
            raise RefusedError("not-your-seat")
        seat = table.seat(held.seat)
        if not seat.taken or held.generation != seat.generation:
            raise RefusedError("not-your-seat")
        return held.seat

    async def new_key(self, name: str, token: str) -> SeatKey:
        """For somebody who fears that another one has his. The old one is void."""
        room = await self._room_of(name)
        number = self.seat_of(room.table, token)
        if number is None:
            raise RefusedError("not-your-seat")

        def deed(table: ServedTable, _: Moment) -> None:
            table.seat(number).generation += 1

        await room.change(deed)
        return self.key(room.table, number)

    async def join(self, name: str, request: JoinRequest) -> Joined:
        """Asked again with the same nonce, it is the same seat."""
        room = await self._room_of(name)
        seats: list[int] = []

        def deed(table: ServedTable, moment: Moment) -> None:
            known = seat_with(table, request.nonce)
            seats[:] = [join(table, request) if known is None else known]
            deal_when_complete(table, self._means.dealing.proof_of, moment)

        await room.change(deed)
        return Joined(public(room.table, self._means.clock.moment()), self.key(room.table, seats[0]))

    async def rematch(self, room: Room, seat: int, nonce: str, who: str = "") -> Seated:
        """The first who asks opens the table, all who do get their seats, and the last begins it.

        Who has asked there for a new key has it from there: of those who come from here, one may be a thief.
        """
        check_nonce(nonce)
        if not room.table.ended:
            raise RefusedError("not-now")
        if not room.table.state.rematch:
            self._check_rate(who)
            await self._open_rematch(room)
        following = await self._room_of(room.table.state.rematch)
        number = seat_after(seat, len(room.table.state.seats))

        def deed(table: ServedTable, moment: Moment) -> None:
            taken = table.seat(number)
            if taken.generation:
                raise RefusedError("not-your-seat")
            if not taken.taken:
                taken.taken, taken.nonce = True, nonce
            deal_when_complete(table, self._means.dealing.proof_of, moment)

        await following.change(deed)
        table = following.table
        return Seated(public(table, self._means.clock.moment()), self.key(table, number))

    def _check_rate(self, who: str) -> None:
        if not self._means.opening.allows(who, self._means.clock.now() / 1000):
            raise RefusedError("too-many")

    async def _open_rematch(self, room: Room) -> None:
        offer, request = self.offer(), rotated(room.table)
        opening = Opening(offer.table, offer.commitment)
        await self._create(opening, request, vacate)

        def deed(table: ServedTable, _: Moment) -> None:
            table.state.rematch = table.state.rematch or offer.table

        await room.change(deed)
