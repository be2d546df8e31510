"""What a benchmark says: one figure, and the floor that it must not fall through."""

from __future__ import annotations

import msgspec

from bench.measure import Ratio


class DifferenceError(Exception):
    """Two forms that are compared do not do the same."""


class Result(msgspec.Struct, frozen=True, kw_only=True):
    subject: str
    name: str
    value: float
    unit: str = "×"
    low: float | None = None
    """The middle half of the rounds begins here."""
    high: float | None = None
    at_least: float | None = None
    at_most: float | None = None
    note: str = ""

    @property
    def passed(self) -> bool | None:
        """``None`` where no floor is set."""
        if self.at_least is None and self.at_most is None:
            return None
        above = self.at_least is None or self.value >= self.at_least
        return above and (self.at_most is None or self.value <= self.at_most)

    @property
    def limit(self) -> str:
        if self.at_least is not None:
            return f"≥ {written(self.at_least)} {self.unit}"
        return f"< {written(self.at_most)} {self.unit}" if self.at_most is not None else ""

    @property
    def figure(self) -> str:
        return f"{written(self.value)} {self.unit}"

    @property
    def spread(self) -> str:
        if self.low is None or self.high is None:
            return ""
        return f"{written(self.low)} to {written(self.high)}"

    @property
    def verdict(self) -> str:
        return {True: "ok", False: "MISSED", None: ""}[self.passed]


def compared(
    subject: str, name: str, ratio: Ratio, *, at_least: float | None = None, note: str = ""
) -> Result:
    return Result(
        subject=subject,
        name=name,
        value=ratio.median,
        low=ratio.low,
        high=ratio.high,
        at_least=at_least,
        note=note,
    )


def written(number: float) -> str:
    """Three digits that count."""
    if number >= 100 or number == int(number):
        return f"{number:,.0f}"
    return f"{number:.2f}" if number < 10 else f"{number:.1f}"
