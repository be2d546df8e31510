"""Every message says what it is, survives the way, and takes no field that it does not know."""

from typing import get_args

import msgspec
import pytest

from omnibus.game.game import new_game
from omnibus.wire.downstream import (
    Done,
    FromServer,
    Happened,
    Standing,
    Synced,
    decode_from_server,
    encode,
)
from omnibus.wire.table import Live, SeatRequest, TableRequest
from omnibus.wire.upstream import Act, FromClient, decode_from_client

CITIES = ("amsterdam", "berlin", "london", "paris")


@pytest.mark.parametrize("messages", [get_args(FromClient), get_args(FromServer)], ids=["up", "down"])
def test_each_message_has_a_tag_of_its_own(messages: tuple[type[msgspec.Struct], ...]) -> None:
    tags = [message.__struct_config__.tag for message in messages]
    assert len(set(tags)) == len(messages) == len([tag for tag in tags if isinstance(tag, str)])


@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_standing_survives_the_way(city: str, seat: int | None) -> None:
    game = new_game(city, seed=5)
    legal = () if seat is None else tuple(map(str, game.legal_actions(seat)))
    standing = Standing(game.ply, game.view(seat), legal)
    sent = Synced(standing, (Happened(0, 1, tuple(game.events_for(seat))),))
    assert decode_from_server(encode(sent)) == sent


def test_what_nobody_knows_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="cheat"):
        decode_from_client(b'{"type": "act", "id": "1", "ply": 3, "action": "pass", "cheat": true}')
    with pytest.raises(msgspec.ValidationError):
        decode_from_client(encode(Done("1", 3)))
    assert decode_from_client(encode(Act("1", 3, "pass"))) == Act("1", 3, "pass")


def test_a_request_for_a_table_survives_the_way() -> None:
    seats = (SeatRequest("person", "Ada"), SeatRequest("bot", bot="planner"), SeatRequest("open"))
    request = TableRequest("berlin", seats, pace=Live(10, 60))
    assert msgspec.json.decode(encode(request), type=TableRequest) == request
