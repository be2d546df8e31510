"""A place, then a route, then a payment."""

from hypothesis import given, settings, strategies

from omnibus.cli.terminal.choices import CLAIMING, START, Choice, Choices, Step
from omnibus.cli.terminal.names import Names
from omnibus.cli.terminal.table import Table as Laid
from tests.cli.terminal.tables import laid, started, texts
from tests.kit.play import from_bytes, play_on
from tests.kit.tables import TABLES, Table

HAND = "city london; seats 2; market green orange blue pink wild; seat 0: hand blue*2 wild"


def at(table: Laid, step: Step) -> list[Choice]:
    return Choices(table.game, table.names, 0).at(step)


def labels(table: Laid, step: Step) -> list[str]:
    return texts([choice.label for choice in at(table, step)])


def test_the_first_choice_is_what_kind_of_action() -> None:
    found = labels(laid(HAND), START)
    assert found[0].startswith("Draw blind")
    assert "Take wild, then end" in found
    assert found[-2].startswith("Draw tickets")
    assert found[-1].startswith("Claim a route")


def test_places_lead_to_routes_and_routes_to_payments() -> None:
    table = laid(HAND)
    assert "Big Ben (2)" in labels(table, CLAIMING)
    at_place = Step(claiming=True, place="big-ben")
    assert "Waterloo, 1 blue: free, you can pay it" in labels(table, at_place)
    ways = at(table, Step(claiming=True, place="big-ben", routes=("big-ben--waterloo",)))
    assert [str(way.does) for way in ways if way.does] == [
        "claim big-ben--waterloo blue",
        "claim big-ben--waterloo wild",
    ]
    assert ways[-1].leads_to == at_place


def test_a_route_that_cant_be_claimed_may_be_tried() -> None:
    table = laid(HAND + "; seat 1: routes big-ben--waterloo")
    tried = [choice.does for choice in at(table, Step(claiming=True, place="big-ben")) if choice.does]
    assert table.game.explain(next(one for one in tried if "waterloo" in str(one)), 0)


@given(strategies.sampled_from(TABLES), strategies.integers(0, 999), strategies.binary(max_size=99))
@settings(max_examples=30)
def test_all_that_is_legal_can_be_chosen_and_nothing_is_a_dead_end(
    where: Table, seed: int, moves: bytes
) -> None:
    game = play_on(where.deal(seed), from_bytes(moves), most=len(moves))
    seat = game.to_move
    if seat is None:
        return
    choices = Choices(game, Names(game.board, game.names), seat)
    reached, waiting, actions = {START}, [START], set()
    while waiting:
        for choice in choices.at(waiting.pop()):
            assert choice.is_heading or choice.does is not None or choice.leads_to is not None
            if choice.does is not None and game.explain(choice.does, seat) is None:
                actions.add(str(choice.does))
            if choice.leads_to is not None and choice.leads_to not in reached:
                reached.add(choice.leads_to)
                waiting.append(choice.leads_to)
    assert actions == {str(action) for action in game.legal_actions(seat)}


def test_nothing_is_to_be_chosen_while_others_are_to_move() -> None:
    table = started("london")
    assert Choices(table.game, table.names, 1).at(START) == []


def test_back_leads_where_one_came_from() -> None:
    assert Step(claiming=True, routes=("a",)).back == Step(claiming=True, payable=True)
    assert Step(claiming=True, payable=True).back == CLAIMING
    assert CLAIMING.back == START
