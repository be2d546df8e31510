"""No god file, no endless function."""

import ast

import pytest

from tests.architecture.tree import project_files, python_files, relative

MOST_LINES_OF_A_FILE = 300
MOST_LINES_OF_A_FUNCTION = 40

LIBRARIES_OF_OTHERS = "/vendor/"


def long_functions(code: str) -> list[str]:
    """Lines are counted from ``def`` to the end, docstring included, decorators not."""
    return [
        f"{node.name} ({length} lines)"
        for node in ast.walk(ast.parse(code))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (length := (node.end_lineno or node.lineno) - node.lineno + 1) > MOST_LINES_OF_A_FUNCTION
    ]


def is_long(text: str) -> bool:
    return len(text.splitlines()) > MOST_LINES_OF_A_FILE


def test_files_are_short() -> None:
    files = [*python_files(), *project_files(".js", ".css", ".html")]
    ours = [file for file in files if LIBRARIES_OF_OTHERS not in relative(file)]
    assert not [relative(file) for file in ours if is_long(file.read_text())]


def test_functions_are_short() -> None:
    found = {relative(file): long_functions(file.read_text()) for file in python_files()}
    assert not {file: names for file, names in found.items() if names}


def test_a_long_file_is_noticed() -> None:
    assert is_long("x = 1\n" * 301)
    assert not is_long("x = 1\n" * 300)


@pytest.mark.parametrize("start", ["def f():\n", "async def f():\n", "@property\ndef f():\n"])
def test_a_long_function_is_noticed(start: str) -> None:
    assert long_functions(start + "    x = 1\n" * 40) == ["f (41 lines)"]
    assert not long_functions(start + "    x = 1\n" * 39)
