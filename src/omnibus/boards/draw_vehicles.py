"""The pieces: vehicles of our own drawing, one for each kind. Each lies within 22 × 11 around the origin."""

from __future__ import annotations

import msgspec

LENGTH, HEIGHT = 44.0, 22.0


class Vehicle(msgspec.Struct, frozen=True):
    body: str
    glass: str = ""
    """Windows."""
    wheels: tuple[tuple[float, float, float], ...] = ()
    """x, y, radius."""
    lines: str = ""
    """Drawn, not filled."""
    letter: tuple[float, float] = (0.0, 3.6)
    """Where the letter of the owner stands."""


BLOCK = Vehicle("M-20-9H20V9H-20Z")
"""Of a kind that nobody has drawn."""
VEHICLES = {
    "bus": Vehicle(
        body="M-21-7.5a3.5 3.5 0 0 1 3.5-3.5H15.5Q20.5-11 21-6"
        "V4.5a2.5 2.5 0 0 1-2.5 2.5h-37A2.5 2.5 0 0 1-21 4.5Z",
        glass="M-18.5-8.5h8v5.5h-8ZM8.5-8.5h6.8q3 0 3.4 5.5H8.5Z",
        wheels=((-12, 7, 3.8), (12, 7, 3.8)),
    ),
    "cart": Vehicle(
        body="M-20-10H14L11 3H-17Z",
        lines="M12-5L21.5-9M-17 3H11",
        wheels=((-12, 5, 5), (6, 5, 5)),
        letter=(-3.0, 1.0),
    ),
    "streetcar": Vehicle(
        body="M-22-4Q-21-10-16-10H16Q21-10 22-4V5.5H-22Z",
        glass="M-19.5-4q.8-3.6 4-3.6h4.5v5H-19.5ZM11-7.6h4.5q3.2 0 4 3.6v1.4H11Z",
        lines="M-6-10L0-12.5L6-10",
        wheels=((-14, 6.5, 2.8), (-8, 6.5, 2.8), (8, 6.5, 2.8), (14, 6.5, 2.8)),
    ),
    "subway": Vehicle(
        body="M-21-10H11Q20-9.5 22 2V8H-21Z",
        glass="M-18-7.5h7v6h-7ZM11-7.5q6 .6 7.6 6H11Z",
        lines="M-21 4.2H21.5",
    ),
}


def vehicle(kind: str) -> Vehicle:
    return VEHICLES.get(kind, BLOCK)
