"""Web Push: a message only the browser can read (RFC 8291), from a server that says who it is (RFC 8292)."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from omnibus.errors import OmnibusError
from omnibus.server.keys import Keys

RECORD_SIZE = 4096
LAST_RECORD = b"\x02"
ORDER = int("ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551", 16)
"""Of the curve P-256."""
GOOD_FOR = 12 * 3600
"""Seconds of a signature."""


def public_bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


class PushSender:
    """The server's own key, always the same: subscriptions are made for it."""

    def __init__(self, keys: Keys, contact: str) -> None:
        number = int.from_bytes(keys.key("web push")) % (ORDER - 1) + 1
        self._key = ec.derive_private_key(number, ec.SECP256R1())
        self._contact = contact

    @property
    def public_key(self) -> str:
        """As ``PushManager.subscribe`` takes it."""
        return text(public_bytes(self._key.public_key()))

    def headers(self, endpoint: str, now: int) -> dict[str, str]:
        """``now`` in seconds."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now + GOOD_FOR, "sub": self._contact}
        signed = ".".join(text(msgspec.json.encode(one)) for one in ({"typ": "JWT", "alg": "ES256"}, claims))
        first, second = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        token = f"{signed}.{text(first.to_bytes(32) + second.to_bytes(32))}"
        return {
            "Authorization": f"vapid t={token}, k={self.public_key}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": "86400",
            "Urgency": "normal",
        }


def sealed(
    message: bytes,
    browser_key: str,
    auth: str,
    *,
    ours: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Only the browser that gave the key can open it. Keys for one message only, but for tests."""
    theirs, secret = browser_point(browser_key), data(auth)
    ours = ours or ec.generate_private_key(ec.SECP256R1())
    salt = salt or secrets.token_bytes(16)
    mine = public_bytes(ours.public_key())
    info = b"WebPush: info\0" + public_bytes(theirs) + mine
    shared = _derived(ours.exchange(ec.ECDH(), theirs), secret, info, 32)
    key = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_SIZE.to_bytes(4) + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, message + LAST_RECORD, None)


def browser_point(key: str) -> ec.EllipticCurvePublicKey:
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data(key))
    except ValueError:
        raise OmnibusError("this is no key of a browser") from None


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def text(of: bytes) -> str:
    return urlsafe_b64encode(of).decode().rstrip("=")


def data(of: str) -> bytes:
    try:
        return urlsafe_b64decode(of + "=" * (-len(of) % 4))
    except ValueError:
        raise OmnibusError("this is no base64") from None
