"""Every reason can be read by a person, and cites its rule."""

from __future__ import annotations

import re

import pytest

from omnibus.game.refusal import refused
from omnibus.rules.reasons import Reason


@pytest.mark.parametrize("reason", [reason for reason in Reason if reason != Reason.LEGAL])
def test_a_reason_has_words_and_a_rule(reason: Reason) -> None:
    refusal = refused(reason)
    assert refusal is not None
    assert re.fullmatch(r"(R-[A-Z]+-\d\d|E-\d+)", refusal.rule)
    assert len(refusal.words.split()) > 2
    assert str(refusal) == f"{refusal.words} ({refusal.rule})"


def test_nothing_is_said_where_all_is_well() -> None:
    assert refused(Reason.LEGAL) is None


def test_no_two_reasons_read_alike() -> None:
    words = [str(refused(reason)) for reason in Reason]
    assert len(set(words)) == len(words)
