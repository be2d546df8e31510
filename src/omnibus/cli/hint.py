"""``omnibus hint``: what a good player would do in a position, and why."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace


def add_arguments(parser: ArgumentParser) -> None:
    from omnibus.cli.coaching import add_budget

    add = parser.add_argument
    add("file", metavar="FILE", help="a position or a record; - reads the standard input")
    add("--seat", type=int, metavar="N", help="whose eyes are looked through (the seat to move)")
    add("--to", type=int, metavar="PLY", help="the position after so many actions of a record")
    add("--most", type=int, default=3, metavar="N", help="how many actions to name (3)")
    add("--board", metavar="CITY", help="the board file, where the file does not name it")
    add("--adviser", default="searcher", metavar="BOT", help="a bot that gives reasons (searcher)")
    add("--json", action="store_true", help="one JSON object, for other programs")
    add_budget(parser)


def run(arguments: Namespace) -> int:
    import msgspec

    from omnibus.cli.coaching import budget_of, game_of
    from omnibus.cli.replay import say
    from omnibus.cli.terminal.advice import Words
    from omnibus.cli.terminal.names import Names
    from omnibus.cli.terminal.situation import Situation
    from omnibus.coach.hint import hint

    game = game_of(arguments.file, arguments.board)
    if arguments.to is not None:
        game = game.at(arguments.to)
    found = hint(
        game,
        arguments.seat,
        budget=budget_of(arguments),
        adviser=arguments.adviser,
        most=max(1, arguments.most),
    )
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
        return 0
    names = Names(game.board, game.names)
    situation = Situation(game, names, found.seat)
    say([situation.headline(), *situation.overview(), [], *Words(names).hint(found)])
    return 0
