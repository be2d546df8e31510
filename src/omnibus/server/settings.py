"""What can be set from outside: ``OMNIBUS_…`` in the environment. Docs: docs/reference/settings.md."""

from __future__ import annotations

import os
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from omnibus.errors import OmnibusError

PREFIX = "OMNIBUS_"


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    host: Annotated[str, Meta(description="the address to listen on; `0.0.0.0` for all")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535, description="the port; 0 for any that is free")] = 8000
    data: Annotated[str, Meta(description="the directory for all that is kept")] = (
        "~/.local/state/omnibus/server"
    )
    database: Annotated[
        str,
        Meta(description="`postgresql://USER@HOST/NAME`, for several servers; empty: a file in `data`"),
    ] = ""
    key: Annotated[
        str, Meta(description="the server's secret, 32 bytes or more in base64, instead of the file `key`")
    ] = ""
    address: Annotated[
        str,
        Meta(description="where people reach the server, such as `https://games.example`; empty: as they do"),
    ] = ""
    proxies: Annotated[
        str,
        Meta(
            description="addresses of proxies whose word on who is calling is believed, with commas between"
        ),
    ] = ""
    bot_processes: Annotated[
        int,
        Meta(ge=0, le=256, description="processes in which bots think; 0 for one less than there are cores"),
    ] = 0
    tables_per_hour: Annotated[
        int, Meta(ge=1, description="tables that one address may open, rematches among them")
    ] = 120
    requests_per_minute: Annotated[
        int,
        Meta(
            ge=1,
            description="HTTP requests of one address, and new sockets; twenty files of the app count as one",
        ),
    ] = 600
    sign_ins_per_minute: Annotated[
        int,
        Meta(
            ge=1,
            description="names claimed, codes and passkeys tried, notices and exports wanted, of one address",
        ),
    ] = 20
    messages_per_minute: Annotated[int, Meta(ge=1, description="messages on one socket")] = 300
    lines_per_minute: Annotated[
        int, Meta(ge=1, description="lines and reactions of one seat in the chat")
    ] = 20
    sockets_per_address: Annotated[int, Meta(ge=1, description="sockets that one address may hold")] = 200
    smtp: Annotated[
        str,
        Meta(description="for notices by mail: `smtp://USER:PASSWORD@HOST` or `smtps://…`; empty: no mail"),
    ] = ""
    mail_from: Annotated[str, Meta(description="the address that mail is from")] = ""
    push_contact: Annotated[
        str,
        Meta(
            description="for notices to browsers: `mailto:YOU@HOST` or `https://…`, told to push services;"
            " empty: none"
        ),
    ] = ""
    metrics: Annotated[
        Literal["off", "local", "all"],
        Meta(description="who may read `/metrics`: nobody, programs on this machine, or all"),
    ] = "local"
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Meta(description="from which level on is logged")
    ] = "info"
    log_format: Annotated[
        Literal["text", "json"], Meta(description="for people, or a JSON object each line")
    ] = "text"

    @property
    def directory(self) -> Path:
        return Path(os.path.expanduser(self.data))


def settings_from(environment: Mapping[str, str], **said: str | int | None) -> Settings:
    """What the environment says, and above it what somebody said on the command line."""
    names = {PREFIX + field.upper(): field for field in Settings.__struct_fields__}
    _notice_misspelt([name for name in environment if name.startswith(PREFIX)], list(names))
    fields = {field: environment[name] for name, field in names.items() if environment.get(name)}
    given = {field: value for field, value in said.items() if value is not None}
    settings = Settings()
    for field, value in (fields | given).items():
        settings = msgspec.structs.replace(settings, **{field: _value(field, value)})
    return settings


def _value(field: str, value: str | int) -> Any:  # noqa: ANN401 - it has the type of its field
    kind = next(one.type for one in msgspec.structs.fields(Settings) if one.name == field)
    try:
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError as error:
        raise OmnibusError(f"{PREFIX}{field.upper()} can't be {value!r}: {error}") from None


def _notice_misspelt(given: list[str], known: list[str]) -> None:
    """Other programs of Omnibus have variables, too: only what looks like a setting is meant as one."""
    for name in given:
        close = [] if name in known else get_close_matches(name, known, n=1, cutoff=0.85)
        if close:
            raise OmnibusError(f"there is no setting {name}; did you mean {close[0]}?")
