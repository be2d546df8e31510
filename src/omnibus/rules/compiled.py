"""The rules as machine code: the very same functions, handed to Numba when somebody asks for speed.

Inside, ``Integers`` are bare pointers: an array costs seven registers in every call and a check for negative
indices in every access, which made everything three times slower. Python calls the *entries*, which take
``int64`` arrays and pass their addresses on.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cache
from importlib import import_module
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

from omnibus.rules.compiled_cache import cache_directory
from omnibus.types import Floats, Integers, Marks, SmallIntegers

MODULES = (
    "randomness", "events", "catalogue", "cards", "legality", "refusals", "claims", "tickets", "scoring",
    "play", "setup", "playout",
)  # fmt: skip
"""Where the functions to compile are."""

ENTRIES = ("begin", "legal_actions", "refusal", "play", "rank", "play_out", "play_games", "checksum")
"""What Python may call."""

OPTIONS = {
    "nogil": True,
    "error_model": "numpy",
    "fastmath": {"contract"},
    "no_rewrites": True,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}
"""For functions that Python does not call."""

NUMBERS = (int, float)
"""What is passed as it is; all else is an array."""

CACHE_LINE = 64
"""Bytes that come from the memory together."""


@cache
def compiled() -> SimpleNamespace:
    """The entries by name. The first start after a change of the rules compiles for some seconds."""
    return compile_entries([import_module(f"omnibus.rules.{name}") for name in MODULES], ENTRIES)


def compile_entries(
    modules: Iterable[ModuleType], entries: Iterable[str], rows: Mapping[str, Collection[str]] | None = None
) -> SimpleNamespace:
    """Compile all plain functions of these modules, the entries so that Python can call them.

    ``rows`` names further entries that one call carries out for each row of some arguments: by name, the
    parameters that have rows. Then an array has one dimension more, and an integer is an array.
    """
    import numba

    functions = _functions_of(modules)
    directory = cache_directory([*functions.values()], numba.__version__)
    if not any(directory.iterdir()) and sys.stderr.isatty():
        sys.stderr.write("Compiling the rules for speed; this happens once.\n")
    inner = _compile_inner(functions, numba)
    sources = {name: _entry(functions[name]) for name in entries}
    sources |= {name: _row_entry(functions[name], by_row) for name, by_row in (rows or {}).items()}
    before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(directory)
    try:
        return SimpleNamespace(
            **{name: _compile_entry(name, source, inner[name], numba) for name, source in sources.items()}
        )
    finally:
        numba.config.CACHE_DIR = before


def _functions_of(modules: Iterable[ModuleType]) -> dict[str, FunctionType]:
    return {
        name: value
        for module in modules
        for name, value in vars(module).items()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__
    }


def _compile_inner(functions: dict[str, FunctionType], numba: Any) -> dict[str, Any]:
    """Dispatchers for all functions, in whose globals the names of the functions mean the dispatchers."""
    _teach_bits(numba)
    inner: dict[str, Any] = {}
    for name, function in functions.items():
        twin = FunctionType(function.__code__, {**function.__globals__}, name, function.__defaults__)
        twin.__module__ = function.__module__
        inner[name] = _compile_once(numba.njit(**OPTIONS)(twin), function, numba)
    for dispatcher in inner.values():
        names = dispatcher.py_func.__globals__
        names.update({name: inner[name] for name in names if name in inner})
    return inner


def _signature(function: FunctionType, numba: Any) -> tuple[Any, ...]:
    types = numba.types
    meant = {
        int: types.int64,
        float: types.float64,
        Floats: types.CPointer(types.float32),
        Integers: types.CPointer(types.int64),
        SmallIntegers: types.CPointer(types.int16),
        Marks: types.CPointer(types.uint8),
    }
    return tuple(meant[one.annotation] for one in _parameters(function))


def _parameters(function: FunctionType) -> Iterable[inspect.Parameter]:
    return inspect.signature(function, eval_str=True).parameters.values()


def _compile_once(dispatcher: Any, function: FunctionType, numba: Any) -> Any:
    """Let the function be compiled when a caller first is, as a part of it, and with one signature only.

    Left to itself Numba compiles a function anew for every constant that somebody passes to it.
    """
    resolve = dispatcher.get_call_template

    def get_call_template(arguments: Any, keywords: Any) -> Any:
        if not dispatcher.signatures:
            codegen = dispatcher.targetctx.codegen()
            before, codegen._library_class = codegen._library_class, _part_of_others(numba)
            try:
                dispatcher.compile(_signature(function, numba))
            finally:
                codegen._library_class = before
            dispatcher.disable_compile()
        return resolve(arguments, keywords)

    dispatcher.get_call_template = get_call_template
    return dispatcher


@cache
def _part_of_others(numba: Any) -> Any:
    """A kind of library for functions that nothing but our own functions call.

    Numba optimises and translates each function with all that it calls, so that what lies deep is done ten
    times. Such a part waits until an entry takes it in. So there is less to compile, and the compiler sees
    the whole when it decides what becomes part of what.
    """
    kind = numba.core.codegen.JITCodeLibrary
    changes = {
        "_optimize_final_module": lambda self: None,
        "_finalize_final_module": lambda self: setattr(self, "_finalized", True),
        "codegen": SimpleNamespace(set_env=lambda name, environment: None),
    }
    return type("PartOfOthers", (kind,), changes)


@cache
def _teach_bits(numba: Any) -> None:
    """Numba does not know these methods; of numbers that are not negative each is one machine instruction."""
    from numba.extending import intrinsic, overload_method

    types = numba.types

    @intrinsic
    def length(_context: Any, number: Any) -> Any:
        def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            zeros = builder.ctlz(arguments[0], context.get_constant(types.boolean, 0))
            return builder.sub(context.get_constant(types.int64, 64), zeros)

        return types.int64(types.int64), generate

    @intrinsic
    def count(_context: Any, number: Any) -> Any:
        def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return types.int64(types.int64), generate

    # the inner ones are what Numba compiles; their parameters must look like those of the outer ones
    overload_method(types.Integer, "bit_length")(lambda number: lambda number: length(number))  # noqa: PLW0108
    overload_method(types.Integer, "bit_count")(lambda number: lambda number: count(number))  # noqa: PLW0108


def _entry(function: FunctionType) -> str:
    """The source of a function that takes arrays where the rules say ``Integers``."""
    passed = ", ".join(
        one.name if one.annotation in NUMBERS else f"pointer({one.name})" for one in _parameters(function)
    )
    return f"def {function.__name__}({_names(function)}):\n    return inner({passed})\n"


def _row_entry(function: FunctionType, by_row: Collection[str]) -> str:
    """The source of a function that calls the other for each row of some arguments.

    Of a thousand rows few are near the processor. So each is fetched while the one before it is worked on.
    """
    passed, fetched = [], []
    for one in _parameters(function):
        argument = f"{one.name}[row]" if one.name in by_row else one.name
        passed.append(argument if one.annotation in NUMBERS else f"pointer({argument})")
        if one.name in by_row and one.annotation not in NUMBERS:
            fetched.append(f"fetch({one.name}[following])")
    counted = next(one.name for one in _parameters(function) if one.name in by_row)
    body = [f"following = min(row + 1, {counted}.shape[0] - 1)", *fetched, f"inner({', '.join(passed)})"]
    loop = "\n        ".join([f"for row in range({counted}.shape[0]):", *body])
    return f"def {function.__name__}({_names(function)}):\n    {loop}\n"


def _names(function: FunctionType) -> str:
    return ", ".join(one.name for one in _parameters(function))


def _compile_entry(name: str, source: str, dispatcher: Any, numba: Any) -> Any:
    names = {"__name__": __name__, "inner": dispatcher, "pointer": _pointer(numba), "fetch": _fetch(numba)}
    exec(compile(source, __file__, "exec"), names)  # our own words, from our own signatures
    return numba.njit(cache=True, nogil=True)(names[name])


def _pointer(numba: Any) -> Callable[[Any], Any]:
    """Takes what can be passed on by its address alone. Else a step between the items, say, would be lost."""
    from numba.extending import intrinsic

    @intrinsic
    def pointer(_context: Any, array: Any) -> Any:
        if not _is_plain(array, numba):
            wanted = "a contiguous, writable, one-dimensional array of int64"
            raise TypeError(f"The compiled rules take {wanted}, not {array}")

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return context.make_array(signature.args[0])(context, builder, arguments[0]).data

        return numba.types.CPointer(array.dtype)(array), generate

    return pointer


def _fetch(numba: Any) -> Callable[[Any], None]:
    """Asks the memory for an array that will soon be read or written, and does not wait for it."""
    from numba.core import cgutils
    from numba.core.cgutils import ir
    from numba.extending import intrinsic

    byte, word = ir.IntType(8).as_pointer(), ir.IntType(32)
    prefetch = ir.FunctionType(ir.VoidType(), [byte, word, word, word])
    to_write, to_keep, data = word(1), word(3), word(1)

    @intrinsic
    def fetch(_context: Any, array: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            start = context.make_array(signature.args[0])(context, builder, arguments[0])
            number = start.nitems.type
            size = builder.mul(start.nitems, number(array.dtype.bitwidth // 8))
            first, function = builder.bitcast(start.data, byte), "llvm.prefetch.p0"
            declared = cgutils.get_or_insert_function(builder.module, prefetch, function)
            with cgutils.for_range_slice(builder, number(0), size, number(CACHE_LINE), inc=True) as (at, _):
                builder.call(declared, [builder.gep(first, [at]), to_write, to_keep, data])
            return context.get_dummy_value()

        return numba.types.void(array), generate

    return fetch


def _is_plain(array: Any, numba: Any) -> bool:
    types = numba.types
    return (
        isinstance(array, types.Buffer)
        and array.dtype in (types.int64, types.int16, types.uint8, types.float32)
        and (array.ndim, array.layout) == (1, "C")
        and array.mutable
    )
