"""A name is claimed once; who has its code or its passkey is its owner; who leaves is gone."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from omnibus.errors import OmnibusError
from omnibus.server.keys import Keys
from omnibus.server.people.account import AccountTokens, NameTakenError, NotSignedInError
from omnibus.server.people.accounts import Accounts
from omnibus.server.people.challenges import LIFETIME, Challenges
from omnibus.server.people.passkey_jobs import MOST_PASSKEYS
from omnibus.server.people.passkeys import Passkeys, Site
from omnibus.server.store.store import Store
from omnibus.server.tokens import Tokens
from tests.kit.authenticator import Authenticator
from tests.server.store.databases import databases, with_a_store

KEYS = Keys(bytes(32))
SITE = Site("https://games.example")


@pytest.mark.parametrize("database", databases())
def test_a_name_and_its_way_back(database: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        accounts = Accounts(store.database, KEYS)
        ann = await accounts.claim_name(" Ann\u202e ", 5)
        assert ann.name == "Ann"
        for alike in ("ANN", "\uff21nn", "A n n"):
            with pytest.raises(NameTakenError):
                await accounts.claim_name(alike, 5)
        with pytest.raises(OmnibusError, match="is no name"):
            await accounts.claim_name("\u200d", 5)
        assert (await accounts.who(ann.token)).created == 5
        back = await accounts.recover(ann.recovery.upper().replace("-", " "))
        assert (await accounts.who(back.token)).name == "Ann"
        for code in (ann.recovery, "", "x"):
            with pytest.raises(NotSignedInError):
                await accounts.recover(code)
        assert (await accounts.recover(back.recovery)).recovery not in {ann.recovery, back.recovery}

    with_a_store(database, tmp_path, work)


@pytest.mark.parametrize("database", databases())
def test_what_is_mine_can_be_changed_and_removed(database: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        accounts = Accounts(store.database, KEYS)
        signed_in = [await accounts.claim_name(name, 1) for name in ("Ann", "Bob")]
        ann, bob = [await accounts.who(one.token) for one in signed_in]
        await accounts.keep_settings(ann, {"theme": "dark", "deep": [1, {"x": None}]})
        assert await accounts.settings(ann) == {"theme": "dark", "deep": [1, {"x": None}]}
        assert await accounts.settings(bob) == {}
        with pytest.raises(OmnibusError, match="enough"):
            await accounts.keep_settings(ann, {"x": "y" * 20_000})
        with pytest.raises(NameTakenError):
            await accounts.rename(ann, "bob")
        assert await accounts.rename(ann, "ANN") == "ANN"
        fresh = await accounts.sign_out_everywhere(ann)
        with pytest.raises(NotSignedInError):
            await accounts.who(signed_in[0].token)
        coded = await accounts.new_code(await accounts.who(fresh.token))
        assert (await accounts.recover(coded.recovery)).name == "ANN"
        await accounts.remove(ann)
        for call in (accounts.who(fresh.token), accounts.recover(coded.recovery)):
            with pytest.raises(NotSignedInError):
                await call
        assert (await accounts.claim_name("Ann", 2)).name == "Ann"
        assert (await accounts.who(signed_in[1].token)).name == "Bob"

    with_a_store(database, tmp_path, work)


def test_tokens_of_seats_and_accounts_are_not_each_other(tmp_path: Path) -> None:
    seat = Tokens(KEYS).token("a" * 16, 0)
    account = AccountTokens(KEYS).token("a" * 16, 0)
    assert AccountTokens(KEYS).holder(seat) is None
    assert Tokens(KEYS).seat_of("a" * 16, account) is None
    mark = seat.rpartition(".")[2]
    assert AccountTokens(KEYS).holder(f"{'a' * 16}.0.{mark}") is None


@pytest.mark.parametrize("database", databases())
def test_a_passkey_signs_in(database: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        accounts, passkeys = Accounts(store.database, KEYS), _passkeys(store)
        ann = await accounts.who((await accounts.claim_name("Ann", 1)).token)
        device = Authenticator(SITE.origin, SITE.host)
        kept = await passkeys.keep_new(ann, device.create(await passkeys.ask_new(ann, SITE, 0)), SITE, 7)
        assert await passkeys.of(ann) == [kept]
        answer = device.get(await passkeys.ask_who(SITE, 0))
        assert await passkeys.who(answer, SITE, 1) == ann
        with pytest.raises(NotSignedInError):
            await passkeys.who(answer, SITE, 1)
        with pytest.raises(NotSignedInError):
            await passkeys.who(device.get(await passkeys.ask_who(SITE, 0)), SITE, LIFETIME + 1)
        await passkeys.remove(ann, kept.id)
        with pytest.raises(NotSignedInError):
            await passkeys.who(device.get(await passkeys.ask_who(SITE, 0)), SITE, 1)

    with_a_store(database, tmp_path, work)


def _passkeys(store: Store) -> Passkeys:
    return Passkeys(store.database, Challenges(store.database, KEYS))


def test_a_passkey_of_elsewhere_signs_nobody_in(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        accounts, passkeys = Accounts(store.database, KEYS), _passkeys(store)
        ann = await accounts.who((await accounts.claim_name("Ann", 1)).token)
        device = Authenticator(SITE.origin, SITE.host)
        await passkeys.keep_new(ann, device.create(await passkeys.ask_new(ann, SITE, 0)), SITE, 0)
        thief = Authenticator(SITE.origin, SITE.host)
        thief.id = device.id
        fake = Authenticator("https://games.example.evil", SITE.host)
        fake.id, fake._key = device.id, device._key
        for liar in (thief, fake):
            with pytest.raises(NotSignedInError):
                await passkeys.who(liar.get(await passkeys.ask_who(SITE, 0)), SITE, 0)
        with pytest.raises(NotSignedInError):
            await passkeys.keep_new(ann, fake.create(await passkeys.ask_new(ann, SITE, 0)), SITE, 0)

    with_a_store("sqlite", tmp_path, work)


@pytest.mark.parametrize("challenge", ["", "AAAA", "ü", "A" * 64])
def test_a_challenge_of_somebody_else(challenge: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        passkeys = _passkeys(store)
        device = Authenticator(SITE.origin, SITE.host)
        answer = device.get(await passkeys.ask_who(SITE, 0))
        with pytest.raises(NotSignedInError):
            await passkeys.who(msgspec.structs.replace(answer, challenge=challenge), SITE, 0)
        with pytest.raises(NotSignedInError):
            await passkeys.who(msgspec.structs.replace(answer, credential={"id": 5}), SITE, 0)

    with_a_store("sqlite", tmp_path, work)


def test_passkeys_have_an_end(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        accounts, passkeys = Accounts(store.database, KEYS), _passkeys(store)
        ann = await accounts.who((await accounts.claim_name("Ann", 1)).token)
        asked_before = await passkeys.ask_new(ann, SITE, 0)
        for _ in range(MOST_PASSKEYS):
            device = Authenticator(SITE.origin, SITE.host)
            await passkeys.keep_new(ann, device.create(await passkeys.ask_new(ann, SITE, 0)), SITE, 0)
        with pytest.raises(OmnibusError, match="enough"):
            await passkeys.ask_new(ann, SITE, 0)
        one_more = Authenticator(SITE.origin, SITE.host).create(asked_before)
        with pytest.raises(OmnibusError, match="enough"):
            await passkeys.keep_new(ann, one_more, SITE, 0)
        assert len(await passkeys.of(ann)) == MOST_PASSKEYS

    with_a_store("sqlite", tmp_path, work)
