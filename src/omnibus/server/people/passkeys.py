"""Passkeys: signing in with what the device holds, by WebAuthn. What is kept of one is its public key."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlsplit

import msgspec
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from omnibus.server.people import account_jobs, passkey_jobs
from omnibus.server.people.account import Account, NotSignedInError
from omnibus.server.people.challenges import Challenges, as_text, from_text
from omnibus.server.store.database import Database
from omnibus.wire.people import Passkey, PasskeyAnswer, PasskeyQuestion


class Site(msgspec.Struct, frozen=True):
    """Where the browser is: a passkey is good for one place only."""

    origin: str

    @property
    def host(self) -> str:
        return urlsplit(self.origin).hostname or ""


class PasskeyRefusedError(NotSignedInError):
    pass


class Passkeys:
    def __init__(self, database: Database, challenges: Challenges) -> None:
        self._database = database
        self._challenges = challenges

    async def ask_new(self, account: Account, site: Site, now: int) -> PasskeyQuestion:
        known = await self.of(account)
        passkey_jobs.check_room(len(known))
        challenge = self._challenges.new(now)
        options = generate_registration_options(
            rp_id=site.host,
            rp_name="Omnibus",
            user_name=account.name,
            user_id=account.id.encode(),
            challenge=challenge,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id)) for one in known
            ],
        )
        return PasskeyQuestion(msgspec.Raw(options_to_json(options).encode()), as_text(challenge))

    async def keep_new(self, account: Account, answer: PasskeyAnswer, site: Site, now: int) -> Passkey:
        challenge = from_text(answer.challenge)
        await self._challenges.use(challenge, now)
        try:
            made = verify_registration_response(
                credential=json.dumps(answer.credential),
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise PasskeyRefusedError from None
        passkey = Passkey(bytes_to_base64url(made.credential_id), now)
        job = passkey_jobs.add(passkey, account.id, made.credential_public_key, made.sign_count)
        await self._database.write(job)
        return passkey

    async def ask_who(self, site: Site, now: int) -> PasskeyQuestion:
        challenge = self._challenges.new(now)
        options = generate_authentication_options(rp_id=site.host, challenge=challenge)
        return PasskeyQuestion(msgspec.Raw(options_to_json(options).encode()), as_text(challenge))

    async def who(self, answer: PasskeyAnswer, site: Site, now: int) -> Account:
        """Whose passkey has signed the challenge."""
        challenge = from_text(answer.challenge)
        await self._challenges.use(challenge, now)
        name = _id_of(answer.credential)
        kept = await self._database.read(passkey_jobs.find(name))
        if kept is None:
            raise NotSignedInError
        try:
            verified = verify_authentication_response(
                credential=json.dumps(answer.credential),
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=kept.public_key,
                credential_current_sign_count=kept.sign_count,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise PasskeyRefusedError from None
        await self._database.write(passkey_jobs.used(name, verified.new_sign_count))
        account = await self._database.read(account_jobs.find(kept.account))
        if account is None:
            raise NotSignedInError
        return account

    async def of(self, account: Account) -> list[Passkey]:
        return await self._database.read(passkey_jobs.of_account(account.id))

    async def remove(self, account: Account, name: str) -> None:
        await self._database.write(passkey_jobs.remove(name, account.id))


def _id_of(credential: dict[str, Any]) -> str:
    name = credential.get("id")
    return name if isinstance(name, str) else ""
