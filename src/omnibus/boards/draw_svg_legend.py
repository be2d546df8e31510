"""The legend of a drawn board, in blocks that stand side by side: scores, cards, and what the city adds."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from omnibus.boards.draw_mood import Mood
from omnibus.boards.draw_svg_elements import Value, element, text, text_width
from omnibus.boards.geometry import Point, is_lone_space
from omnibus.boards.model import GREY, WILD, Board, Kind

HEAD, WORDS, ROW = 14.0, 13.5, 24.0
"""Sizes of type, and the height of a row, in the legend's own units (see ``Block``)."""
FIRST_ROW = 30.0
CARD_WIDTH, CARD_HEIGHT = 34.0, 17.0
COLUMN = 118.0
ROWS = 4


class Block(msgspec.Struct, frozen=True):
    """A part of the legend, its first line at 0, everything in parts of the board (see geometry.py)."""

    width: float
    markup: str


def legend_blocks(board: Board, mood: Mood) -> list[Block]:
    blocks = [_scores(board, kind, mood) for kind in board.kinds]
    blocks.append(_cards(board, mood))
    for extra in (_districts(board, mood), _flag(board, mood), _bonus(board, mood)):
        blocks += [] if extra is None else [extra]
    return blocks


def words_of(slug: str) -> str:
    return slug.replace("-", " ")


def _block(mood: Mood, heading: str, rows: list[str], width: float) -> Block:
    head = _text(heading, 0, 0, HEAD, "head")
    return Block(max(width, text_width(heading, HEAD, mood.type.width)), head + "".join(rows))


def _scores(board: Board, kind: Kind, mood: Mood) -> Block:
    """What a route of each length is worth."""
    lone = any(is_lone_space(route) for route in board.routes if route.kind == kind.slug)
    drawn = _lone_row if lone else _spaces_row
    rows = [
        drawn(cards, FIRST_ROW + ROW * n)
        + _text(str(points), 122, FIRST_ROW + ROW * n + 5, 17, "head", "end")
        for n, (cards, points) in enumerate(sorted(kind.points.items()))
    ]
    rows.append(_text("points", 124, 0, WORDS, "small", "end"))
    return _block(mood, f"{words_of(kind.slug).capitalize()}", rows, 124)


def _spaces_row(cards: int, middle: float) -> str:
    return "".join(_card(GREY, 24.0 * n, middle - 5, 21, 10, 2.5) for n in range(cards))


def _lone_row(cards: int, middle: float) -> str:
    track = "".join(
        element("path", {"class": name, "d": f"M0 {middle:g}H74", "stroke-width": width})
        for name, width in (("track-edge", 7.4), ("track", 5.2))
    )
    disc = element("circle", {"class": "cost", "cx": 59, "cy": middle, "r": 9})
    return (
        track
        + _card(GREY, 18, middle - 7, 28, 14, 3)
        + disc
        + _text(str(cards), 59, middle + 4.6, 13, "number")
    )


def _cards(board: Board, mood: Mood) -> Block:
    """Every colour with its sign, its name, and how many cards there are."""
    colours = [*board.colours, WILD] if WILD in board.deck else list(board.colours)
    shown = [*colours, GREY] if any(route.colour == GREY for route in board.routes) else colours
    rows: list[str] = []
    for n, colour in enumerate(shown):
        left, middle = COLUMN * (n // ROWS), FIRST_ROW + ROW * (n % ROWS)
        sign = {"href": f"#sign-{colour}", "class": f"card-{colour}-ink"}
        where = f"translate({left + CARD_WIDTH / 2:g} {middle:g}) scale(.56)"
        meaning = "any colour" if colour == GREY else words_of(colour)
        count = "" if colour == GREY else f" × {board.deck[colour]}"
        rows.append(_card(colour, left, middle - CARD_HEIGHT / 2, CARD_WIDTH, CARD_HEIGHT, 3.5))
        rows += _stripes(board, left, middle) if colour == WILD else []
        rows.append(element("use", {**sign, "transform": where}))
        rows.append(_text(meaning + count, left + CARD_WIDTH + 8, middle + 4.8, WORDS, "words"))
    columns = -(-len(shown) // ROWS)
    return _block(mood, "Cards", rows, COLUMN * columns - 8)


def _stripes(board: Board, left: float, middle: float) -> list[str]:
    """A wild card shows all colours."""
    count = max(len(board.colours), 1)
    width, inside = 0.62 * CARD_WIDTH / count, CARD_WIDTH - 3.2
    size: dict[str, Value] = {
        "y": middle - CARD_HEIGHT / 2 + 1.6,
        "width": width,
        "height": CARD_HEIGHT - 3.2,
    }
    right = left + 1.6 + inside - width * count
    lefts = [(left + 1.6 if 2 * n < count else right) + width * n for n, _ in enumerate(board.colours)]
    return [
        element("rect", {"class": f"card-{colour}", "x": at, **size})
        for at, colour in zip(lefts, board.colours, strict=True)
    ]


def _districts(board: Board, mood: Mood) -> Block | None:
    if not board.districts:
        return None
    rows, across = [], 0.0
    for n, district in enumerate(board.districts):
        left, middle = 30.0 * (n % 5), FIRST_ROW + ROW * 1.25 * (n // 5)
        ring: dict[str, Value] = {
            "cx": left + 12,
            "cy": middle,
            "class": f"ring card-{district.colour}",
            "r": 10,
        }
        rows.append(element("circle", {"class": "dot", "cx": left + 12, "cy": middle, "r": 12}))
        rows.append(element("circle", ring))
        rows.append(
            _text(str(district.points), left + 12, middle + 5, 14, f"number card-{district.colour}-ink")
        )
        across = max(across, left + 24)
    below = FIRST_ROW + ROW * 1.25 * ((len(board.districts) - 1) // 5) + 32
    for n, line in enumerate(("Join all places of one colour:", "their number in points.")):
        rows.append(_text(line, 0, below + 17 * n, WORDS, "words"))
    return _block(mood, "Districts", rows, max(across, text_width("Join all places of one colour:", WORDS)))


def _flag(board: Board, mood: Mood) -> Block | None:
    if board.flag is None:
        return None
    stripe = 78 / len(board.flag.colours)
    rows = [element("path", {"class": "frame", "d": "M1 20V88", "stroke-width": 2.4})]
    rows += [_card(colour, 2 + stripe * n, 21, stripe, 44, 0) for n, colour in enumerate(board.flag.colours)]
    rows += [
        element("use", {"href": f"#sign-{colour}", "class": f"card-{colour}-ink",
                        "transform": f"translate({2 + stripe * (n + 0.5):g} 43) scale(.6)"})
        for n, colour in enumerate(board.flag.colours)
    ]  # fmt: skip
    rows.append(_text("for one card kept of each colour", 0, 106, WORDS, "words"))
    rows.append(_text(f"{board.flag.points} points", 92, 49, 17, "head"))
    return _block(mood, "Flags", rows, text_width("for one card kept of each colour", WORDS))


def _bonus(board: Board, mood: Mood) -> Block | None:
    if board.bonus is None:
        return None
    disc = element("circle", {"class": "mark", "cx": 11, "cy": FIRST_ROW, "r": 11})
    wheel = element(
        "use", {"href": "#mark", "class": "mark-sign", "transform": f"translate(11 {FIRST_ROW:g}) scale(.76)"}
    )
    rows = [disc, wheel, _text("earns a bonus card. Most cards:", 29, FIRST_ROW + 4.8, WORDS, "words")]
    for n, (seats, points) in enumerate(sorted(board.bonus.points.items())):
        middle = FIRST_ROW + ROW * (n + 1)
        rows.append(_text(f"{seats} players", 0, middle + 4.8, WORDS, "words"))
        rows.append(_text(" · ".join(map(str, points)), 84, middle + 5, 15, "head"))
    return _block(mood, "Bonus cards", rows, 29 + text_width("earns a bonus card. Most cards:", WORDS))


def _card(colour: str, left: float, top: float, width: float, height: float, round_: float) -> str:
    place: dict[str, Value] = {"x": left, "y": top, "width": width, "height": height, "rx": round_}
    return element("g", {"class": "space"}, element("rect", {"class": f"card-{colour}", **place}))


def _text(words: str, across: float, down: float, size: float, name: str, anchor: str | None = None) -> str:
    return text(words, Point(across, down), {"class": name, "font-size": size, "text-anchor": anchor})


def wrapped(words: str, size: float, width: float, face: float) -> Iterator[str]:
    """The words in lines no wider than ``width``."""
    line = ""
    for word in words.split():
        longer = f"{line} {word}".strip()
        if line and text_width(longer, size, face) > width:
            yield line
            longer = word
        line = longer
    yield line
