"""A device with passkeys, as far as WebAuthn sees one."""

from __future__ import annotations

import hashlib
import secrets
from base64 import urlsafe_b64encode
from typing import Any

import cbor2
import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from omnibus.wire.people import PasskeyAnswer, PasskeyQuestion

PRESENT, KEY_ATTACHED = 0x01, 0x40


class Authenticator:
    def __init__(self, origin: str, host: str) -> None:
        self.origin = origin
        self.host = host
        self.signed = 0
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)

    def create(self, question: PasskeyQuestion) -> PasskeyAnswer:
        point = self._key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)}
        attached = bytes(16) + len(self.id).to_bytes(2) + self.id + cbor2.dumps(public)
        data = self._data(PRESENT | KEY_ATTACHED) + attached
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", question)
        return self._answer(
            question, {"clientDataJSON": text(client), "attestationObject": text(attestation)}
        )

    def get(self, question: PasskeyQuestion) -> PasskeyAnswer:
        self.signed += 1
        data = self._data(PRESENT)
        client = self._client("webauthn.get", question)
        signature = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        said = {
            "clientDataJSON": text(client),
            "authenticatorData": text(data),
            "signature": text(signature),
        }
        return self._answer(question, said)

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.host.encode()).digest() + bytes([flags]) + self.signed.to_bytes(4)

    def _client(self, kind: str, question: PasskeyQuestion) -> bytes:
        asked: dict[str, Any] = msgspec.json.decode(question.options)
        return msgspec.json.encode({"type": kind, "challenge": asked["challenge"], "origin": self.origin})

    def _answer(self, question: PasskeyQuestion, said: dict[str, str]) -> PasskeyAnswer:
        credential = {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": said}
        return PasskeyAnswer(question.challenge, credential)


def text(of: bytes) -> str:
    return urlsafe_b64encode(of).decode().rstrip("=")
