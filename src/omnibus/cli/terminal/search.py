"""From what a person types to what is meant: unique beginnings of names are enough."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence

from omnibus.boards.draw_text_names import place_codes
from omnibus.boards.model import Slug
from omnibus.cli.terminal.names import Names, listed
from omnibus.game.cards import NotationError
from omnibus.spelling import no_such

TRACK = "."
"""Between a route's ends and which of two tracks is meant."""


def slugged(text: str) -> str:
    """As slugs are made of names: ``Sacré-Cœur`` is ``sacre-coeur``."""
    folded = unicodedata.normalize("NFKD", text.lower().replace("œ", "oe").replace("ß", "ss"))
    letters = "".join(one for one in folded if not unicodedata.combining(one))
    return re.sub(r"[^a-z0-9]+", "-", letters.replace("'", "").replace("’", "")).strip("-")


def unique(what: str, text: str, known: Mapping[str, str]) -> str:
    """The slug that is meant, of the known ones with their names; an error with what it could mean."""
    if text.strip().lower() in known:
        return text.strip().lower()
    wanted = slugged(text)
    forms = {slug: (slugged(slug), slugged(name)) for slug, name in known.items()}
    beginning = [slug for slug, some in forms.items() if any(form.startswith(wanted) for form in some)]
    within = [slug for slug, some in forms.items() if any(f"-{wanted}" in form for form in some)]
    whole = [slug for slug, some in forms.items() if wanted in some]
    found = (whole or beginning or within) if wanted else []
    if len(found) == 1:
        return found[0]
    if found:
        raise NotationError(f"{text!r} could be {listed([known[slug] for slug in found], 'or')}")
    raise NotationError(no_such(what, text, known))


class Search:
    def __init__(self, names: Names) -> None:
        self.names = names
        self.board = names.board
        self._places = {slug: place.name for slug, place in names.places.items()}
        self._codes = {code.lower(): slug for slug, code in place_codes(names.board).items()}

    def colour(self, text: str) -> Slug:
        """By its name, a beginning of it, or its letter on the map."""
        letters = {
            letter: colour for colour, letter in self.names.letters.items() if colour in self.board.deck
        }
        if text.lower() in letters:
            return letters[text.lower()]
        return unique("colour", text, {colour: colour for colour in self.board.deck})

    def place(self, text: str) -> Slug:
        """By its name, a beginning of it, or its code on the map."""
        try:
            return unique("place", text, self._places)
        except NotationError:
            if text.strip().lower() in self._codes:
                return self._codes[text.strip().lower()]
            raise

    def ticket(self, text: str) -> Slug:
        """By its slug, or a beginning of it."""
        return unique("ticket", text, {slug: self.names.ticket(slug) for slug in self.names.tickets})

    def routes(self, words: Sequence[str]) -> tuple[list[Slug], list[str]]:
        """The tracks between the two places that the words begin with, and the words left over.

        ``big-ben--waterloo``, ``big wat``, ``Big Ben -- Waterloo``; ``st-pauls--tower.pink`` for one track.
        """
        split = " ".join(words).replace("–", "--").replace("--", " -- ").split()
        if "--" in split:
            at = split.index("--")
            first, rest = self.place(" ".join(split[:at])), split[at + 1 :]
        else:
            first, rest = self._leading_place(split)
        if not rest:
            raise NotationError(
                f"from {self.names.place(first)} to where? For example: {self._example(first)}"
            )
        second, track, rest = self._second_place(rest)
        return self._between(first, second, track), rest

    def _second_place(self, words: Sequence[str]) -> tuple[Slug, str, list[str]]:
        """The place, the track if one is named behind it, and the words left over."""
        for number, word in enumerate(words):
            ends, dot, track = word.partition(TRACK)
            if dot:
                return self.place(" ".join([*words[:number], ends])), track.lower(), list(words[number + 1 :])
        place, rest = self._leading_place(words)
        return place, "", rest

    def _leading_place(self, words: Sequence[str]) -> tuple[Slug, list[str]]:
        """The place that as many of the first words as possible name."""
        for number in range(min(len(words), 6), 1, -1):
            try:
                return self.place(" ".join(words[:number])), list(words[number:])
            except NotationError:
                continue
        if not words:
            raise NotationError("which place?")
        return self.place(words[0]), list(words[1:])

    def _between(self, first: Slug, second: Slug, track: str) -> list[Slug]:
        found = [route.slug for route in self.board.routes if {first, second} == set(route.ends)]
        if not found:
            pair = f"{self.names.place(first)} and {self.names.place(second)}"
            there = listed(sorted({self.names.place(one) for one in self.neighbours(first)}))
            raise NotationError(
                f"no route joins {pair}; from {self.names.place(first)} one can go to {there}"
            )
        tracks = [slug for slug in found if slug.partition(TRACK)[2].startswith(track)]
        if not tracks:
            raise NotationError(
                no_such("track", track, [slug.partition(TRACK)[2] or "only one" for slug in found])
            )
        return tracks

    def neighbours(self, place: Slug) -> Iterable[Slug]:
        for route in self.board.routes:
            if place in route.ends:
                yield route.ends[1] if route.ends[0] == place else route.ends[0]

    def _example(self, place: Slug) -> str:
        return f"{place}--{next(iter(self.neighbours(place)), place)}"
