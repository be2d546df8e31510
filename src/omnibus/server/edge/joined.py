"""The app's modules, joined: a page comes as two answers instead of a hundred. The files stay as they are.

Each module becomes a function that gives back what it exports, run when it is first needed. That is all there
is to it, as our modules keep to a few plain forms; whatever else would be there is an error, not a guess.
"""

from __future__ import annotations

import posixpath
import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

WEB = files("omnibus") / "web"
FIRST = "app/main.js"

COMMENT = re.compile(r"/\*\*.*?\*/", re.DOTALL)
IMPORT = re.compile(r'^import\s+(?:\{([^}]*)\}\s+from\s+)?"([^"]+)";$', re.MULTILINE)
LATER = re.compile(r'\bimport\("([^"]+)"\)')
EXPORT = re.compile(r"^export ((?:async )?(?:const|function|class) (\w+))", re.MULTILINE)
EXPORTS = re.compile(r"\bexport\s*\{([^}]*)\};?\s*\Z")
STRANGE = re.compile(r"^(?:import|export|await)\b|\bimport\.meta\b", re.MULTILINE)

BEGIN = """
const made = new Map();
const $need = (name) => {
  if (!made.has(name)) made.set(name, makers[name]($need, $later));
  return made.get(name);
};
const $later = async (name) => {
  if (!(name in makers)) {
    const more = await import(`/app/joined/${name}`);
    Object.assign(makers, { ...more.default, ...makers });
  }
  return $need(name);
};
$need("%s");
"""


@dataclass(frozen=True, slots=True)
class Module:
    """As a function, and what it needs: at once, and perhaps later."""

    maker: str
    needs: tuple[str, ...]
    later: tuple[str, ...]


@cache
def joined(name: str) -> bytes | None:
    """A module with all that it needs beyond what the first one has brought; None if nobody asks for it."""
    if name == FIRST:
        return f"const makers = {{\n{_makers(closure(FIRST))}}};{BEGIN % FIRST}".encode()
    if name not in later():
        return None
    already = closure(FIRST)
    return f"export default {{\n{_makers([one for one in closure(name) if one not in already])}}};\n".encode()


@cache
def later() -> list[str]:
    """The modules that are fetched when they are needed, as far as one can come."""
    found: list[str] = []
    unread = closure(FIRST)
    while unread:
        new = dict.fromkeys(one for name in unread for one in _module(name).later if one not in found)
        found += new
        unread = [one for name in new for one in closure(name)]
    return found


@cache
def closure(name: str) -> list[str]:
    """All that it needs at once, each after what it needs itself; it is the last."""
    found: dict[str, None] = {}
    for need in _module(name).needs:
        found |= dict.fromkeys(closure(need))
    return [*found, name]


def _makers(names: list[str]) -> str:
    return "".join(f'"{name}": ($need, $later) => {{\n{_module(name).maker}}},\n' for name in names)


@cache
def _module(name: str) -> Module:
    text = COMMENT.sub("", (WEB / name).read_text(encoding="utf-8"))
    needs = tuple(_beside(name, found[2]) for found in IMPORT.finditer(text))
    dynamic = tuple(_beside(name, found[1]) for found in LATER.finditer(text))
    given = [f"{found[2]}" for found in EXPORT.finditer(text)]
    if renamed := EXPORTS.search(text):
        given += [_renamed(one, swap=True) for one in renamed[1].split(",")]
    body = IMPORT.sub(lambda found: _needed(name, found[1], found[2]), EXPORTS.sub("", text))
    body = LATER.sub(lambda found: f'$later("{_beside(name, found[1])}")', EXPORT.sub(r"\1", body))
    if STRANGE.search(body):
        raise ValueError(f"{name} says something that can't be joined")
    return Module(f"{body.strip()}\nreturn {{ {', '.join(given)} }};\n", needs, dynamic)


def _needed(name: str, given: str | None, path: str) -> str:
    need = f'$need("{_beside(name, path)}");'
    if given is None:
        return need
    names = [_renamed(one, swap=False) for one in given.split(",") if one.strip()]
    return f"const {{ {', '.join(names)} }} = {need}"


def _renamed(said: str, *, swap: bool) -> str:
    """``a as b`` as a property: taken from it as ``a: b``, given back as ``b: a``."""
    one, _, other = (part.strip() for part in said.partition(" as "))
    if not other:
        return one
    return f"{other}: {one}" if swap else f"{one}: {other}"


def _beside(name: str, path: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), path))
