"""What is sent to a browser is as the standards have it, and nobody else can read it."""

from __future__ import annotations

import json

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from omnibus.errors import OmnibusError
from omnibus.server.keys import Keys
from omnibus.server.notices.push import PushSender, browser_point, data, sealed

BROWSER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
OURS = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
"""As all of this: the example of RFC 8291, section 5."""


def test_the_example_of_the_standard() -> None:
    ours = ec.derive_private_key(int.from_bytes(data(OURS)), ec.SECP256R1())
    message = b"When I grow up, I want to be a watermelon"
    body = sealed(message, BROWSER, "BTBZMqHH6r4Tts7J_aSIgg", ours=ours, salt=data("DGv6ra1nlYgDCS1FRnbzlw"))
    assert body == data(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_no_two_messages_are_sealed_alike() -> None:
    assert sealed(b"x", BROWSER, "BTBZMqHH6r4Tts7J_aSIgg") != sealed(b"x", BROWSER, "BTBZMqHH6r4Tts7J_aSIgg")


def test_the_server_says_who_it_is() -> None:
    sender = PushSender(Keys(bytes(32)), "mailto:ada@mail.example")
    said = sender.headers("https://push.example/send/abc", 1_000)["Authorization"]
    token = said.removeprefix("vapid t=").partition(",")[0]
    head, claims, mark = token.split(".")
    assert json.loads(data(claims)) == {
        "aud": "https://push.example",
        "exp": 1_000 + 12 * 3600,
        "sub": "mailto:ada@mail.example",
    }
    signature = encode_dss_signature(int.from_bytes(data(mark)[:32]), int.from_bytes(data(mark)[32:]))
    browser_point(sender.public_key).verify(signature, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert PushSender(Keys(bytes(32)), "").public_key == sender.public_key
    assert PushSender(Keys(b"1" * 32), "").public_key != sender.public_key


@pytest.mark.parametrize("key", ["", "AAAA", "ü", BROWSER[:-4], "BA" + "A" * 85])
def test_what_is_no_key(key: str) -> None:
    with pytest.raises(OmnibusError):
        browser_point(key)
