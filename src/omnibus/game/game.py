"""A game in play."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from omnibus.boards.integers import GREY_COLOUR, ROUTE_COLOUR
from omnibus.boards.load import load_board
from omnibus.boards.model import GREY, Board
from omnibus.errors import OmnibusError
from omnibus.game.action import KEEP_NONE, AnyAction, ClaimRoute, parse_action
from omnibus.game.edition import Edition, edition
from omnibus.game.event import AnyEvent, redacted
from omnibus.game.history import Ply, reveals
from omnibus.game.position import read_position, write_position
from omnibus.game.proof import Proof
from omnibus.game.refusal import IllegalActionError, Refusal, refused
from omnibus.game.score import ScoreLine, score_sheet
from omnibus.game.seed import BITS, put_seed
from omnibus.game.telling import told
from omnibus.game.view import View, view_of
from omnibus.rules.catalogue import ACTIONS, KEEP_BOTH, STATE_SIZE
from omnibus.rules.events import FIRST_EVENT, LOG_FULL, new_log
from omnibus.rules.layout import NOBODY, OVER, PHASE, PLY, SEATS, TO_MOVE
from omnibus.rules.legality import legal_actions, may_act
from omnibus.rules.play import play
from omnibus.rules.reasons import Reason
from omnibus.rules.refusals import payment_mismatch, refusal, route_refusal, timing_refusal
from omnibus.rules.scoring import rank
from omnibus.rules.setup import begin

LOG_EVENTS = 64


class Game:
    """One game: it knows everything; what a seat may know of it is its ``view``."""

    def __init__(self, on: Edition, state: list[int], names: Sequence[str] = ()) -> None:
        self.edition = on
        self.state = state
        self.names = tuple(names) or tuple(f"seat {seat}" for seat in range(state[SEATS]))
        self.start = list(state)
        """The state before the first action."""
        self.opening: tuple[AnyEvent, ...] = ()
        """What happened in the deal."""
        self.plies: list[Ply] = []
        self.proof: Proof | None = None
        """That the deal is the one which was committed to, where somebody did."""

    def __repr__(self) -> str:
        doing = "over" if self.over else f"seat {self.to_move} to move"
        return f"<Game {self.edition.board.city}, {self.seats} seats, ply {self.ply}, {doing}>"

    # ---- where it stands ----

    @property
    def board(self) -> Board:
        return self.edition.board

    @property
    def seats(self) -> int:
        return self.state[SEATS]

    @property
    def ply(self) -> int:
        """How many actions have been carried out."""
        return self.state[PLY]

    @property
    def over(self) -> bool:
        return self.state[PHASE] == OVER

    @property
    def to_move(self) -> int | None:
        """The seat to move; of those who choose starting tickets, the first in turn order."""
        return None if self.over else self.state[TO_MOVE]

    @property
    def may_act(self) -> list[int]:
        """All seats that may act now: more than one while starting tickets are chosen."""
        return [seat for seat in range(self.seats) if may_act(self.state, seat)]

    def view(self, seat: int | None) -> View:
        """What the seat may know, nothing more; for ``None`` what somebody who only watches may know."""
        return view_of(self.edition, self.state, None if seat is None else self._seat(seat))

    @property
    def events(self) -> list[AnyEvent]:
        """All that has happened, secrets included: see ``events_for``."""
        return [*self.opening, *(event for ply in self.plies for event in ply.events)]

    def events_for(self, seat: int | None, ply: int = 0) -> list[AnyEvent]:
        """What has happened since a ply, as the seat may know it."""
        opening = self.opening if ply == 0 else ()
        since = [event for one in self.plies[ply:] for event in one.events]
        return [redacted(event, seat) for event in [*opening, *since]]

    def score_sheet(self) -> list[list[ScoreLine]]:
        """For each seat what it has points for; of the end scoring only when the game is over."""
        return score_sheet(self.edition, self.state)

    def ranks(self) -> list[int]:
        """The rank of each seat by its present score, 1 for the best; equals share one."""
        return [rank(self.state, seat) for seat in range(self.seats)]

    # ---- what can be done ----

    def legal_actions(self, seat: int | None = None) -> list[AnyAction]:
        """What the seat (or the one to move) may do, in the order of the catalogue."""
        return [self.edition.actions[number] for number in self.legal_numbers(seat)]

    def legal_numbers(self, seat: int | None = None) -> list[int]:
        """The same as numbers of the catalogue."""
        out = [0] * self.edition.integers[ACTIONS]
        return out[: legal_actions(self.state, self.edition.integers, self._seat(seat), out)]

    def legal_texts(self, seat: int | None = None) -> list[str]:
        """The same as texts."""
        return [self.edition.action_texts[number] for number in self.legal_numbers(seat)]

    def explain(self, action: AnyAction | str, seat: int | None = None) -> Refusal | None:
        """Why the seat (or the one to move) can't do this, with the rule's id; nothing where it can."""
        return refused(self._reason(self._action(action), self._seat(seat)))

    def play(self, action: AnyAction | str, seat: int | None = None) -> list[AnyEvent]:
        """Carry out an action and return what happened; an illegal one raises and changes nothing."""
        who = self._seat(seat)
        known = self.edition.numbers_of_texts.get(action) if isinstance(action, str) else None
        if known is not None and refusal(self.state, self.edition.integers, who, known) == Reason.LEGAL:
            return self.play_number(known, who)
        wanted = self._action(action)
        why_not = refused(self._reason(wanted, who))
        if why_not is not None:
            raise IllegalActionError(why_not)
        return self.play_number(self.edition.action_number(wanted), who)

    def play_number(self, number: int, seat: int) -> list[AnyEvent]:
        """As ``play``, for a legal action of the catalogue."""
        before = tuple(self.state)
        room = LOG_EVENTS
        while True:
            log = new_log(room)
            play(self.state, self.edition.integers, log, seat, number)
            if log[0] != LOG_FULL:
                break
            self.state[:] = before
            room *= 8
        events = told(self.edition, log)
        self.plies.append(Ply(seat, self.edition.actions[number], before, tuple(events)))
        return events

    def undo(self) -> AnyAction:
        """Take the last action back, if it revealed nothing (E-45)."""
        if not self.plies:
            raise OmnibusError("there is nothing to take back")
        if reveals(self.plies[-1]):
            raise OmnibusError(f"{self.plies[-1].action} revealed something and can't be taken back (E-45)")
        ply = self.plies.pop()
        self.state[:] = ply.before
        return ply.action

    def copy(self) -> Game:
        """A game that goes on by itself from here."""
        twin = Game(self.edition, list(self.state), self.names)
        twin.start, twin.opening, twin.plies = self.start, self.opening, list(self.plies)
        twin.proof = self.proof
        return twin

    def at(self, ply: int) -> Game:
        """The game as it stood after so many actions; it goes on by itself."""
        first = self.ply - len(self.plies)
        if not first <= ply <= self.ply:
            raise OmnibusError(f"ply {ply}: the game goes from {first} to {self.ply}")
        earlier = self.copy()
        if ply < self.ply:
            earlier.state = list(self.plies[ply - first].before)
            earlier.plies = self.plies[: ply - first]
        return earlier

    # ---- texts ----

    def position(self) -> str:
        """The whole position as text: secrets, order of the piles and seed included."""
        return write_position(self.edition, self.state)

    @classmethod
    def from_position(cls, text: str, board: Board | None = None) -> Game:
        """The game that a position describes, however partially."""
        return cls(*read_position(text, board))

    def record(self) -> str:
        """The game as text: everything that it takes to play it again."""
        from omnibus.game.record import write_record

        return write_record(self)

    # ---- inside ----

    def _seat(self, seat: int | None) -> int:
        chosen = self.state[TO_MOVE] if seat is None else seat
        if not 0 <= chosen < self.seats:
            raise OmnibusError(f"there is no seat {seat}; the seats are 0 to {self.seats - 1}")
        return chosen

    def _action(self, action: AnyAction | str) -> AnyAction:
        return parse_action(action) if isinstance(action, str) else action

    def _reason(self, action: AnyAction, seat: int) -> Reason:
        table = self.edition.integers
        if action == KEEP_NONE:
            reason = timing_refusal(self.state, table, seat, table[KEEP_BOTH])
            return Reason.TOO_FEW_TICKETS_KEPT if reason == Reason.LEGAL else reason
        if isinstance(action, ClaimRoute):
            reason = self._claim_reason(action, seat)
            if reason != Reason.LEGAL:
                return reason
        return refusal(self.state, table, seat, self.edition.action_number(action))

    def _claim_reason(self, claim: ClaimRoute, seat: int) -> Reason:
        """What the catalogue can't express: a payment that the route doesn't ask for."""
        table, route = self.edition.integers, self.edition.route_number(claim.route)
        in_grey = GREY in claim.cards  # the colour of a route, but of no card
        payment = [] if in_grey else self.edition.payment(claim)
        reason = timing_refusal(self.state, table, seat, table[ACTIONS] - 1)
        if reason == Reason.LEGAL:
            reason = route_refusal(self.state, table, seat, route)
        if reason == Reason.LEGAL and in_grey:
            grey_route = table[ROUTE_COLOUR + route] == GREY_COLOUR
            return Reason.COLOURS_MIXED if grey_route else Reason.WRONG_COLOUR
        if reason == Reason.LEGAL:
            reason = payment_mismatch(table, route, payment)
        if reason == Reason.LEGAL and claim.decline_flag and not self.edition.can_decline(claim):
            reason = Reason.NO_FLAG_CARD_TO_DECLINE
        return reason


def new_game(
    city: str | Board,
    *,
    seats: int = 2,
    seed: int | None = None,
    profile: str | None = None,
    first: int | None = None,
    ages: Sequence[int] | None = None,
    names: Sequence[str] = (),
) -> Game:
    """Deal a new game.

    The same seed gives the same game for ever; without one it is drawn at random. ``first`` names the seat
    that begins; else it is the youngest by ``ages`` where the rules say so, else chance.
    """
    board = load_board(city) if isinstance(city, str) else city
    try:
        on = edition(board, profile)
    except ValueError as error:
        raise OmnibusError(str(error)) from None
    fewest, most = board.seats
    if not fewest <= seats <= most:
        raise OmnibusError(f"{board.name} is played by {fewest} to {most}, not by {seats}")
    if names and len(names) != seats:
        raise OmnibusError(f"{len(names)} names for {seats} seats")
    state = [0] * on.integers[STATE_SIZE]
    put_seed(state, secrets.randbits(BITS) if seed is None else seed)
    log = new_log(4096)
    begin(state, on.integers, log, seats, _first_seat(on, seats, first, ages))
    game = Game(on, state, names)
    game.opening = tuple(told(on, log)) if log[0] >= FIRST_EVENT else ()
    return game


def _first_seat(on: Edition, seats: int, first: int | None, ages: Sequence[int] | None) -> int:
    if first is not None:
        if not 0 <= first < seats:
            raise OmnibusError(f"seat {first} can't begin; the seats are 0 to {seats - 1}")
        return first
    if ages is None or on.parameters.first != "youngest":
        return NOBODY
    if len(ages) != seats:
        raise OmnibusError(f"{len(ages)} ages for {seats} seats")
    return min(range(seats), key=lambda seat: ages[seat])
