"""Names say what a thing is; no city is named in code."""

import ast
import re
from collections.abc import Iterator

import pytest

from tests.architecture.tree import (
    ROOT,
    SOURCE,
    defined_names,
    project_files,
    python_files,
    relative,
    words,
)

SAY_NOTHING = {"manager", "helper", "helpers", "util", "utils", "handler", "handlers", "base"}
CITIES = {file.stem for file in (SOURCE / "boards" / "cities").glob("*.toml")}

COMMENT_OF_A_BROWSER_FILE = re.compile(r"/\*.*?\*/|<!--.*?-->|^\s*//[^\n]*", re.DOTALL | re.MULTILINE)


def empty_names(code: str) -> list[str]:
    return [name for name in defined_names(ast.parse(code)) if SAY_NOTHING & set(words(name))]


def cities_in_python(code: str, cities: set[str]) -> list[str]:
    """In names and in strings. Docstrings and comments may tell of a city, as an example."""
    tree = ast.parse(code)
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    texts = [*defined_names(tree), *used_names(tree)]
    texts += [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings
    ]
    return [text for text in texts if cities & set(words(text))]


def used_names(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name, ctx=ast.Load()) | ast.Attribute(attr=name, ctx=ast.Load()):
                yield name
            case ast.keyword(arg=str(name)) | ast.alias(name=name):
                yield name


def cities_in_browser_file(text: str, cities: set[str]) -> list[str]:
    return sorted(cities & set(words(COMMENT_OF_A_BROWSER_FILE.sub("", text))))


def test_names_say_something() -> None:
    found = {relative(file): empty_names(file.read_text()) for file in python_files()}
    assert not {file: names for file, names in found.items() if names}
    assert not [relative(file) for file in project_files(".py", ".js") if SAY_NOTHING & set(words(file.stem))]


def test_no_city_is_named_in_code() -> None:
    """What differs between cities is data; moods are data too."""
    assert CITIES
    found = {relative(file): cities_in_python(file.read_text(), CITIES) for file in python_files(SOURCE)}
    for file in project_files(".js", ".css", ".html", below=SOURCE):
        found[relative(file)] = cities_in_browser_file(file.read_text(), CITIES)
    assert not {file: names for file, names in found.items() if names}


def test_no_code_is_for_one_city() -> None:
    files = project_files(".py", ".js", ".css", ".html", below=SOURCE)
    assert not [relative(file) for file in files if CITIES & set(words(file.stem))]


@pytest.mark.parametrize(
    "code",
    [
        "class GameManager: ...",
        "def parse_helper(): ...",
        "string_utils = 1",
        "def f(*, handler): ...",
        "class BaseGame: ...",
        "import json as json_utils",
    ],
)
def test_an_empty_name_is_noticed(code: str) -> None:
    assert empty_names(code)


def test_a_whole_word_is_meant() -> None:
    assert not empty_names("baseline = manage = comparison = 1")


@pytest.mark.parametrize(
    "code",
    [
        "if city == 'london': ...",
        "LONDON = 1",
        "class LondonBoard: ...",
        "f(london=1)",
        "import omnibus.london",
        "x = f'in London {y}'",
    ],
)
def test_a_city_in_code_is_noticed(code: str) -> None:
    assert cities_in_python(code, {"london"})


def test_a_city_in_a_docstring_is_an_example() -> None:
    code = 'def f():\n    """In London ..."""  # London'
    assert not cities_in_python(code, {"london"})
    assert not cities_in_python("comparison = 1", {"paris"})


def test_a_city_in_a_browser_file_is_noticed() -> None:
    assert cities_in_browser_file("if (city === 'london') {}", {"london"})
    assert not cities_in_browser_file("// as in London\n/* London */ let comparison", {"london", "paris"})


def test_the_start_script_is_looked_at() -> None:
    assert ROOT / "dev" in python_files()
