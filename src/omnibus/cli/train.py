"""``omnibus train``: train the network of ``master`` for a city, by its own games."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from omnibus.cli.main import INTERRUPTED
from omnibus.errors import OmnibusError

if TYPE_CHECKING:
    from omnibus.bots.thinking.brain import Brain
    from omnibus.lab.training.run import Point


CHOSEN = ("city", "seed", "minutes", "rounds", "searched_rounds")
"""What of the course a person may choose."""


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("city", metavar="CITY", help="a city's slug, or the path of a board file")
    parser.add_argument(
        "--seed", type=int, default=1, metavar="S", help="of the games and of the network (1)"
    )
    parser.add_argument("--minutes", type=float, default=15.0, metavar="M", help="how long it learns (15)")
    parser.add_argument(
        "--rounds", type=int, default=0, metavar="N", help="learn for so many rounds instead, however long"
    )
    parser.add_argument(
        "--searched",
        dest="searched_rounds",
        type=int,
        default=0,
        metavar="N",
        help="then learn from N rounds of its search (0)",
    )
    parser.add_argument("--begin-with", type=Path, metavar="FILE", help="go on with these weights")
    parser.add_argument(
        "--out", type=Path, default=Path(), metavar="DIR", help="where weights and curve go (here)"
    )


def run(arguments: Namespace) -> int:
    import msgspec

    from omnibus.boards.load import load_board
    from omnibus.bots.thinking.brain import load_brain, save_brain
    from omnibus.game.edition import edition
    from omnibus.lab.training.run import Course, Training

    check(arguments)
    course = Course(**{name: getattr(arguments, name) for name in CHOSEN})
    board = edition(load_board(arguments.city))
    before = arguments.begin_with and load_brain(arguments.begin_with, board.integers, board.version)
    weights = arguments.out / f"{board.board.city}.npz"
    curve = weights.with_suffix(".jsonl")

    def tell(point: Point, brain: Brain) -> None:
        """After each point the files are whole: whoever stops the training keeps what there is."""
        with curve.open("ab") as file:
            file.write(msgspec.json.encode(point) + b"\n")
        save_brain(brain, weights, board.version)
        print(
            f"round {point.round}, {point.seconds / 60:.1f} minutes, {point.decisions:,} decisions:"
            f" {point.planner:.1%} against the planner"
        )

    try:
        arguments.out.mkdir(parents=True, exist_ok=True)
        curve.write_bytes(msgspec.json.encode(course) + b"\n")
        Training(course, tell, before).run()
    except OSError as error:
        raise OmnibusError(f"{error.filename} can't be written: {error.strerror}") from error
    except KeyboardInterrupt:
        return INTERRUPTED
    print(f"the weights are in {weights}, the curve in {curve}")
    return 0


def check(arguments: Namespace) -> None:
    if not 0 <= arguments.minutes <= 10_000:
        raise OmnibusError(f"--minutes should be from 0 to 10,000, not {arguments.minutes:g}")
    for name in ("rounds", "seed", "searched_rounds"):
        if not 0 <= getattr(arguments, name) < 2**31:
            option = name.removesuffix("_rounds")
            raise OmnibusError(f"--{option} should be from 0 to 2**31 - 1, not {getattr(arguments, name)}")
