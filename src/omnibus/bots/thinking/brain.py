"""A network as Python hands it on: its numbers, its shape, and the file that both come from."""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from omnibus.bots.thinking.layers import MOST_INPUTS, MOST_OUTPUTS, MOST_UNITS, SHAPE_SIZE, network_size
from omnibus.bots.thinking.policy import output_size, value_output
from omnibus.bots.thinking.signals import signal_size
from omnibus.errors import OmnibusError

if TYPE_CHECKING:
    from numpy import float32, int64
    from numpy.typing import NDArray

SHIPPED = Path(__file__).parent.parent / "weights"


class AnotherBoardError(OmnibusError):
    """The network was trained on a board that differs from this one."""


class Brain(msgspec.Struct, frozen=True):
    numbers: NDArray[float32]
    """Each layer its weights and its biases; at last how far the planner is trusted."""
    shape: NDArray[int64]
    """Inputs, units of both layers, outputs."""

    def shape_to_think(self) -> NDArray[int64]:
        """With room for notes behind it."""
        import numpy

        room = numpy.zeros(SHAPE_SIZE, numpy.int64)
        room[: len(self.shape)] = self.shape
        return room


def fits(board: list[int], shape: list[int]) -> bool:
    """Whether a network of this shape reads this board's signals and answers in its outputs."""
    inputs, first, second, outputs = shape
    return (
        inputs == signal_size(board) <= MOST_INPUTS
        and outputs == output_size(board) <= MOST_OUTPUTS
        and 0 < first <= MOST_UNITS
        and 0 < second <= MOST_UNITS
    )


def calmed(brain: Brain, board: list[int], calm: float) -> Brain:
    """The same network less sure of what to do, and as sure as it was of what a position is worth."""
    numbers = brain.numbers.copy()
    inputs, first, second, outputs = brain.shape.tolist()
    head = numbers[(inputs + 1) * first + (first + 1) * second : -1].reshape(second + 1, outputs)
    head[:, : value_output(board)] /= calm
    numbers[-1] /= calm
    return Brain(numbers, brain.shape)


def save_brain(brain: Brain, path: Path, version: str) -> None:
    """With half the bits of each number, and the version of the board that it was trained on."""
    import numpy

    numpy.savez_compressed(
        path, numbers=brain.numbers.astype(numpy.float16), shape=brain.shape, board=numpy.array(version)
    )


def load_brain(path: Path, board: list[int], version: str) -> Brain:
    """Read a file of weights; it must be for this board."""
    import numpy

    try:
        with path.open("rb") as opened, numpy.load(opened, allow_pickle=False) as file:
            numbers, shape = file["numbers"].astype(numpy.float32), file["shape"].astype(numpy.int64)
            trained_on = str(file["board"])
    except (OSError, EOFError, ValueError, KeyError, zipfile.BadZipFile) as error:
        raise OmnibusError(f"{path} is no file of weights: {error}") from error
    if trained_on != version:
        raise AnotherBoardError(f"{path} was trained on another board: version {trained_on}, not {version}")
    if (
        shape.shape != (4,)
        or not fits(board, shape.tolist())
        or numbers.shape != (network_size(*shape.tolist()),)
    ):
        raise OmnibusError(f"the network in {path} does not fit the board")
    return Brain(numbers, shape)
