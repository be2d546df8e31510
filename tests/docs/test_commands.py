"""Every command that a page names exists, and takes what it is shown with."""

import argparse
import contextlib
import io
import re
import shlex

import pytest

from omnibus.cli.main import COMMANDS, command_named
from tests.docs.pages import FENCE, page_names, read
from tests.test_dev import loaded

CALL = re.compile(r"^ *(?:\$ )?(?:\./dev|omnibus) +(.+?)(?:  .*)?$", re.MULTILINE)
"""A command line; what stands behind two blanks explains it."""
SPAN = re.compile(r"`(?:\./dev|omnibus) ([^`\n]+)`")
TEXTS = re.compile(r"omnibus (?:position|record|view|deal) \d")
"""The first lines of our texts begin with the same word."""


def shown(text: str) -> list[str]:
    """Whole command lines, from blocks of code."""
    blocks = [TEXTS.sub("", block[2]) for block in FENCE.finditer(text) if block[1] != "pycon"]
    return [call for block in blocks for call in CALL.findall(block)]


def named(text: str) -> list[str]:
    """Commands that a sentence speaks of."""
    return SPAN.findall(TEXTS.sub("", FENCE.sub("", text)))


def unknown(call: str) -> bool:
    name = call.split(maxsplit=1)[0]
    return not name.startswith("-") and not name.isupper() and name not in {*loaded().COMMANDS, *COMMANDS}


def refused(call: str) -> bool:
    """A whole line of which the command would say that it makes no sense."""
    name, *words = shlex.split(call, comments=True)
    if name not in COMMANDS or any(word.strip("[].").isupper() for word in words):
        return False
    parser = argparse.ArgumentParser()
    command_named(name).add_arguments(parser)
    try:
        with contextlib.redirect_stderr(io.StringIO()), contextlib.redirect_stdout(io.StringIO()):
            parser.parse_args(words)
    except SystemExit as end:
        return bool(end.code)
    return False


@pytest.mark.parametrize("name", page_names())
def test_commands_exist(name: str) -> None:
    text = read(name)
    assert not [call for call in [*shown(text), *named(text)] if unknown(call)]


@pytest.mark.parametrize("name", page_names())
def test_command_lines_make_sense(name: str) -> None:
    assert not [call for call in shown(read(name)) if refused(call)]


def test_a_command_that_is_not_there_is_noticed() -> None:
    text = "`./dev tset` and `omnibus bored`, not `omnibus record 1`\n\n```\n./dev chess  plays chess\n```\n"
    assert [call for call in [*shown(text), *named(text)] if unknown(call)] == ["chess", "tset", "bored"]
    for line in ("board show", "board show london --wide 3"):
        assert refused(line)
    for line in ("board show london --width 90", "board show CITY --wide"):
        assert not refused(line)
