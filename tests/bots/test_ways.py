"""The cheapest way, against all ways there are."""

from collections.abc import Iterator
from random import Random

from hypothesis import given, settings, strategies

from omnibus.boards.load import city_slugs, load_board
from omnibus.bots.ways import Network, cheapest_way, network_of
from omnibus.game.edition import edition

networks = strategies.sampled_from([network_of(edition(load_board(city))) for city in city_slugs()])


def all_ways(network: Network, ends: tuple[str, str], usable: set[str]) -> Iterator[list[str]]:
    """Every way that comes to no place twice."""

    def onwards(place: str, been: list[str], way: list[str]) -> Iterator[list[str]]:
        if place == ends[1]:
            yield way
            return
        for route, other in network.near[place]:
            if route.slug in usable and other not in been:
                yield from onwards(other, [*been, other], [*way, route.slug])

    yield from onwards(ends[0], [ends[0]], [])


def within(network: Network, way: list[str], pieces: dict[str, int]) -> bool:
    needed = dict.fromkeys(pieces, 0)
    for slug in way:
        needed[network.routes[slug].kind] += network.routes[slug].spaces
    return all(needed[kind] <= pieces[kind] for kind in pieces)


@given(networks, strategies.integers(0, 2**32))
@settings(max_examples=150)
def test_no_way_is_cheaper(network: Network, seed: int) -> None:
    random = Random(seed)
    usable = set(random.sample(sorted(network.routes), 13))
    prices = {slug: random.choice([0.0, 0.5, 1.0, 2.0, 3.0]) for slug in sorted(usable)}
    pieces = {kind: random.randint(0, 8) for kind in sorted({one.kind for one in network.routes.values()})}
    ends = random.choice(sorted(network.tickets.items()))[1].ends
    ways = [[slug for slug in way if prices[slug]] for way in all_ways(network, ends, usable)]
    possible = [sum(prices[slug] for slug in way) for way in ways if within(network, way, pieces)]
    found = cheapest_way(network, ends, prices, pieces)
    assert (found.price if found else None) == min(possible, default=None)
    if found:
        assert list(found.routes) in ways
        assert within(network, list(found.routes), pieces)


def test_networks_are_made_once() -> None:
    on = edition(load_board(city_slugs()[0]))
    assert network_of(on) is network_of(on)
