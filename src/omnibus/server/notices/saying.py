"""The sentences of notices, in the language that somebody asked for: they are read outside of the app."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

WORDS = files("omnibus.server.notices") / "words"
FIRST_LANGUAGE = "en"


@cache
def languages() -> tuple[str, ...]:
    return tuple(sorted(entry.name.removesuffix(".ftl") for entry in WORDS.iterdir()))


def said(name: str, language: str, **arguments: str) -> str:
    bundle = _bundle(language if language in languages() else FIRST_LANGUAGE)
    pattern = bundle.get_message(name).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, arguments)
    assert not errors, errors
    return str(text)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((WORDS / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle
