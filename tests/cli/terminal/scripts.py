"""People who play from a script: legal actions chosen by chance, as lines to type."""

from __future__ import annotations

from random import Random

from omnibus.cli.terminal.table import Table
from tests.cli.terminal.tables import dealt


def script(city: str, players: str, seed: int) -> tuple[list[str], Table]:
    """What the people type through a pipe until the game is over, and the table as it is then."""
    table, random, shown = dealt(city, players, seed), Random(seed), None
    if len(table.people) == 1:
        shown = table.people[0]
    lines = []
    while (seat := table.to_move) is not None:
        if table.is_bots_turn:
            table.bot_plays()
            continue
        if table.is_hidden_from(shown):
            lines.append("")
        shown = seat
        action = random.choice(table.game.legal_actions(seat))
        lines.append(str(action))
        table.play(action, seat)
    return lines, table
