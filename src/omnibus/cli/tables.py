"""Tables of figures for people."""

from __future__ import annotations

from math import isinf

from omnibus.arena.statistics import Estimate

INTERVALS = "After ± and in brackets: the 95 % confidence interval, from the spread between deals."


def written(estimate: Estimate) -> str:
    """``31.6 ± 0.8``"""
    if estimate.high is None:
        return f"{estimate.mean:.1f}"
    return f"{estimate.mean:.1f} ± {estimate.high - estimate.mean:.1f}"


def in_percent(estimate: Estimate) -> str:
    """``96.7 (89-99)``: the interval of a share is not even."""
    if estimate.low is None or estimate.high is None:
        return f"{100 * estimate.mean:.1f}"
    return f"{100 * estimate.mean:.1f} ({100 * estimate.low:.0f}-{100 * estimate.high:.0f})"


def with_sign(estimate: Estimate) -> str:
    """``+58 (23 to 94)``"""
    if estimate.low is None or estimate.high is None:
        return signed(estimate.mean)
    return f"{signed(estimate.mean)} ({signed(estimate.low)} to {signed(estimate.high)})"


def signed(number: float) -> str:
    return f"{'-' if number < 0 else '+'}∞" if isinf(number) else f"{number:+.0f}"


def aligned(lines: list[list[str]]) -> list[str]:
    """The first column to the left, the others to the right."""
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    texts = []
    for first, *others in lines:
        cells = [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
        texts.append("  ".join([first.ljust(widths[0]), *cells]).rstrip())
    return texts
