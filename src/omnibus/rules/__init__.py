"""The rules, once: plain functions over a flat sequence of integers.

The functions of this room are written in the part of Python that Numba compiles, and run both ways:
interpreted over a ``list[int]``, or compiled (``rules.compiled``) over an ``int64`` array.
They take ``state`` (see ``layout``), ``board`` (see ``boards.integers`` and ``catalogue``) and, where
something happens, ``log`` (see ``events``). They trust their input; ``legality.refusal`` does not.
"""
