"""Everything that can be wrong with a board, found at once."""

from __future__ import annotations

from omnibus.boards.check_box import check_box
from omnibus.boards.check_drawing import check_drawing
from omnibus.boards.check_extras import check_extras
from omnibus.boards.check_names import check_names
from omnibus.boards.check_routes import check_routes
from omnibus.boards.check_tickets import check_tickets
from omnibus.boards.findings import Finding
from omnibus.boards.model import Board

CHECKS = (check_names, check_box, check_routes, check_extras, check_tickets, check_drawing)


def check_board(board: Board) -> list[Finding]:
    """Every finding, by subject. A board without an error can be played; it never raises."""
    return [finding for check in CHECKS for finding in check(board)]
