"""``omnibus verify``: was the game of a record dealt as its server had committed to?"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from omnibus.game.verifying import Finding

WRONG = 1
"""Something does not fit."""

RIGHT_WORDS = {
    "replay": "all {detail} actions are legal, and lead to the result",
    "commitment": "the secret is the one that was committed to: {detail}",
    "seed": "the seed follows from the secret and the nonces of the players: {detail}",
    "first": "who began was drawn by the same seed: seat {detail}",
    "seen-commitment": "the commitment is the one that you saw",
    "seen-nonce": "your nonce is among those that made the seed: {detail}",
}
WRONG_WORDS = {
    "replay": "the record can't be replayed: {detail}",
    "proof": "the record does not say how it was dealt: it has no secret and no commitment",
    "commitment": "the secret is not the one that was committed to: {detail}",
    "seed": "the deal does not follow from the secret and the nonces: the seed would be {detail}",
    "first": "who began was not drawn by the seed: that would be seat {detail}",
    "seen-commitment": "the commitment that you saw is not that of the record: {detail}",
    "seen-nonce": "your nonce is not among those that made the seed: {detail}",
}
ADVICE = (
    "This says that the record agrees with itself. To know that it was dealt like this for you, compare the "
    "commitment with the one that your table showed before the deal, or name it: --commitment, --nonce."
)


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record; - reads the standard input")
    parser.add_argument(
        "--commitment", default="", metavar="HEX", help="what the table showed before the deal"
    )
    parser.add_argument("--nonce", action="append", default=[], help="what your browser contributed")
    parser.add_argument("--board", metavar="CITY", help="the board file, where the record does not name it")


def run(arguments: Namespace) -> int:
    from omnibus.boards.load import find_board
    from omnibus.cli.replay import record_text
    from omnibus.cli.terminal.saving import board_file_of
    from omnibus.game.verifying import verify

    text = record_text(arguments.file)
    file = arguments.board or board_file_of(text)
    board = find_board(file) if file else None
    findings = verify(text, board, commitment=arguments.commitment, nonces=arguments.nonce)
    for one in findings:
        print(sentence(one))
    right = all(one.right for one in findings)
    if right and not arguments.commitment:
        print(f"\n{ADVICE}")
    return 0 if right else WRONG


def sentence(finding: Finding) -> str:
    words = (RIGHT_WORDS if finding.right else WRONG_WORDS)[finding.step]
    return f"{'ok' if finding.right else 'WRONG':7}{words.format(detail=finding.detail)}"
