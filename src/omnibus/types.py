"""Names for types that every layer uses."""

from typing import Annotated

Integers = list[int]
"""A flat sequence of integers; compiled code sees an ``int64`` array in its place."""
SmallIntegers = Annotated[list[int], "int16"]
"""The same with 16 bits each where compiled: what programs learn from, by the thousand."""
Marks = Annotated[list[int], "uint8"]
"""The same with 8 bits each where compiled: 0 or 1 for each of many things."""
Floats = Annotated[list[float], "float32"]
"""A flat sequence of numbers with a fraction, 32 bits each where compiled: what a network computes with."""
