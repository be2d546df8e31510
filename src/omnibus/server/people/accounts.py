"""Claiming a name, coming back to it, and leaving nothing behind."""

from __future__ import annotations

from typing import Any

import msgspec

from omnibus.errors import OmnibusError
from omnibus.server.keys import Keys
from omnibus.server.names import sanitised_name, skeleton
from omnibus.server.people import account_jobs
from omnibus.server.people.account import (
    Account,
    AccountTokens,
    NotSignedInError,
    kept_of_code,
    new_account_id,
    new_recovery_code,
)
from omnibus.server.store.database import Database
from omnibus.wire.people import SignedIn

SHORTEST_NAME = 2
MOST_OF_SETTINGS = 16_384


class Accounts:
    def __init__(self, database: Database, keys: Keys) -> None:
        self.database = database
        self.tokens = AccountTokens(keys)

    async def claim_name(self, wanted: str, now: int) -> SignedIn:
        account = Account(id=new_account_id(), name=_name(wanted), generation=0, created=now)
        code = new_recovery_code()
        job = account_jobs.open_account(account, skeleton(account.name), kept_of_code(code))
        await self.database.write(job)
        return self.signed_in(account, code)

    async def recover(self, code: str) -> SignedIn:
        fresh = new_recovery_code()
        account = await self.database.write(account_jobs.recover(kept_of_code(code), kept_of_code(fresh)))
        return self.signed_in(account, fresh)

    async def who(self, token: str) -> Account:
        """Whose token it is."""
        holder = self.tokens.holder(token)
        account = await self.database.read(account_jobs.find(holder.account)) if holder else None
        if holder is None or account is None or account.generation != holder.generation:
            raise NotSignedInError
        return account

    async def new_code(self, account: Account) -> SignedIn:
        code = new_recovery_code()
        await self.database.write(account_jobs.change_recovery(account.id, kept_of_code(code)))
        return self.signed_in(account, code)

    async def rename(self, account: Account, wanted: str) -> str:
        name = _name(wanted)
        await self.database.write(account_jobs.rename(account.id, name, skeleton(name)))
        return name

    async def sign_out_everywhere(self, account: Account) -> SignedIn:
        """All tokens are void; this one goes on with a new one."""
        fresh = await self.database.write(account_jobs.sign_out_everywhere(account.id))
        if fresh is None:
            raise NotSignedInError
        return self.signed_in(fresh)

    async def settings(self, account: Account) -> dict[str, Any]:
        text = await self.database.read(account_jobs.settings_of(account.id))
        return msgspec.json.decode(text, type=dict[str, Any])

    async def keep_settings(self, account: Account, settings: dict[str, Any]) -> None:
        text = msgspec.json.encode(settings)
        if len(text) > MOST_OF_SETTINGS:
            raise OmnibusError(f"these settings have {len(text)} bytes; {MOST_OF_SETTINGS} are enough")
        await self.database.write(account_jobs.set_settings(account.id, text))

    async def remove(self, account: Account) -> None:
        await self.database.write(account_jobs.remove(account.id))

    def signed_in(self, account: Account, code: str = "") -> SignedIn:
        return SignedIn(account.name, self.tokens.token(account.id, account.generation), code)


def _name(wanted: str) -> str:
    name = sanitised_name(wanted)
    if len(name) < SHORTEST_NAME:
        raise OmnibusError(f"{wanted[:40]!r} is no name: it takes {SHORTEST_NAME} letters that can be seen")
    return name
