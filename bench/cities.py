"""Every city with every number of seats against the reference: how much longer a decision takes."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bench.games import (
    EVERY_NUMBER_OF_SEATS,
    REFERENCE,
    Table,
    compiled_runner,
    every_table,
    interpreted_runner,
    sequences,
)
from bench.measure import Effort, Runner, decisions, race, ratio
from bench.result import Result
from omnibus.boards.load import city_slugs
from omnibus.rules.catalogue import STATE_SIZE

BYTES_OF_AN_INTEGER = 8
FORMS: dict[str, Callable[[Table], Runner]] = {"interpreted": interpreted_runner, "compiled": compiled_runner}


def cities(effort: Effort) -> Iterator[Result]:
    for form, runner in FORMS.items():
        runners = {str(table): runner(table) for table in every_table()}
        speeds = {name: decisions(found) for name, found in race(runners, effort).items()}
        for city in city_slugs():
            yield slowest_of(form, city, speeds)


def slowest_of(form: str, city: str, speeds: dict[str, list[float]]) -> Result:
    reference = speeds[str(REFERENCE)]
    times = {seats: ratio(reference, speeds[str(Table(city, seats))]) for seats in EVERY_NUMBER_OF_SEATS}
    slowest = max(times, key=lambda seats: times[seats].median)
    found = times[slowest]
    return Result(
        subject="cities",
        name=f"time of a decision, {form}, {city} / {REFERENCE.city} with {REFERENCE.seats}",
        value=found.median,
        low=found.low,
        high=found.high,
        at_most=2,
        note=f"{slowest} seats, the slowest",
    )


def sizes(_effort: Effort) -> Iterator[Result]:
    for city in city_slugs():
        slots = sequences(Table(city, 2)).board[STATE_SIZE]
        size = BYTES_OF_AN_INTEGER * slots
        yield Result(subject="sizes", name=f"one state, {city}", value=size, unit="bytes", at_most=2048)
