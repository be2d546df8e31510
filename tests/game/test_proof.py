"""A fair deal proves itself, and whatever is changed about it shows."""

from __future__ import annotations

import hashlib

import pytest

from omnibus.boards.load import city_slugs
from omnibus.game.edition import edition
from omnibus.game.game import Game, new_game
from omnibus.game.proof import Proof, commitment_to, hkdf, is_nonce, seed_from
from omnibus.game.record import RecordError, replay
from omnibus.game.verifying import verify
from tests.kit.play import play_on

SECRET = "ab" * 32


def dealt(city: str = "london", **said: object) -> Game:
    board = new_game(city).board
    fields: dict[str, object] = {
        "commitment": commitment_to(SECRET), "secret": SECRET, "table": "t1",
        "nonces": ((0, "Ann-1"), (1, "0")),
    }  # fmt: skip
    proof = Proof(**(fields | said))  # type: ignore[arg-type]
    game = new_game(city, seed=seed_from(proof, edition(board), 2), names=("Ann", "Bob"))
    game.proof = proof
    return play_on(game, lambda number: number // 2)


def wrong(record: str, **seen: object) -> list[str]:
    return [finding.step for finding in verify(record, **seen) if not finding.right]  # type: ignore[arg-type]


@pytest.mark.parametrize("city", city_slugs())
def test_a_fair_deal_proves_itself(city: str) -> None:
    game = dealt(city)
    steps = [finding.step for finding in verify(game.record()) if finding.right]
    assert steps == ["replay", "commitment", "seed", "first"]
    again = replay(game.record())
    assert again.proof == game.proof == game.copy().proof
    assert again.record() == game.record()


def test_a_shared_deal_proves_itself() -> None:
    record = dealt(deal="daily 2026-11-19", table="", nonces=()).record()
    assert "deal: daily 2026-11-19\n" in record
    assert not wrong(record)


def changed(record: str, key: str, value: str) -> str:
    lines = [f"{key}: {value}" if line.startswith(f"{key}:") else line for line in record.splitlines()]
    assert "\n".join(lines) + "\n" != record
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("key", "value", "steps"),
    [
        ("secret", "cd" * 32, ["commitment", "seed"]),
        ("commitment", "cd" * 32, ["commitment"]),
        ("table", "t2", ["seed"]),
        ("nonce", "1 Ann-1", ["seed"]),
        ("name", "Eve", []),
    ],
)
def test_what_was_changed_shows(key: str, value: str, steps: list[str]) -> None:
    found = wrong(changed(dealt().record(), key, value))
    assert [step for step in found if step != "first"] == steps


def test_who_began_is_not_the_servers_choice() -> None:
    game = dealt()
    again = new_game(
        "london", seed=int(game.record().split("seed: ")[1].split()[0], 16), first=1 - game.start[3]
    )
    again.proof = game.proof
    assert wrong(again.record()) == ["first"]


def test_a_described_position_is_no_deal() -> None:
    game = Game.from_position("city london; seats 2; seat 0: hand wild*3")
    game.proof = dealt().proof
    assert "seed" in wrong(game.record())


def test_what_one_saw_is_compared() -> None:
    record = dealt().record()
    assert not wrong(record, commitment=commitment_to(SECRET).upper(), nonces=["Ann-1"])
    assert wrong(record, commitment="00", nonces=["mine"]) == ["seen-commitment", "seen-nonce"]


def test_a_record_without_proof_or_sense() -> None:
    game = new_game("london", seed=1)
    assert wrong(game.record()) == ["proof"]
    assert wrong(game.record() + "0 dance\n") == ["replay"]


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("secret", "ab", "a secret is 64 digits"),
        ("commitment", "x" * 64, "a commitment is 64 digits"),
        ("nonce", "first x", "a seat's number and its nonce"),
        ("nonce", "0 not a nonce", "a seat's number and its nonce"),
    ],
)
def test_a_damaged_proof_is_named(key: str, value: str, words: str) -> None:
    with pytest.raises(RecordError, match=words):
        replay(changed(dealt().record(), key, value))


def test_the_standard_derivation() -> None:
    """RFC 5869, appendix A.3, of which this is the beginning."""
    assert hkdf(b"\x0b" * 22, "", 16).hex() == "8da4e775a563c18f715f802a063c5a31"
    with pytest.raises(ValueError, match="33"):
        hkdf(b"", "", 33)
    assert commitment_to(SECRET) == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()


@pytest.mark.parametrize("text", ["", "a b", "ü", "x" * 65, "a\n"])
def test_what_is_no_nonce(text: str) -> None:
    assert not is_nonce(text)
