#include "rules.h"

static i64 offer_tickets(i64 *state, const i64 *board, i64 *log, i64 seat)
{
    i64 offered = 0, offer = 0, me = seat_row(seat);
    while (offered < board[B_TICKETS_OFFERED] && state[L_STACK_LEFT] > 0) {
        offer |= (i64)1 << state[L_STACK + state[L_STACK_HEAD]];
        state[L_STACK_HEAD] = (state[L_STACK_HEAD] + 1) % board[B_TICKETS];
        state[L_STACK_LEFT]--;
        offered++;
    }
    state[me + L_OFFER] = offer;
    state[me + L_RETURNED] &= ~offer;
    emit(log, E_TICKETS_OFFERED, seat, offer, offered, 0);
    return offered;
}

static void take_out_kept(i64 *state, const i64 *board, i64 seat, i64 action)
{
    i64 me = seat_row(seat);
    i64 kept = action == board[B_KEEP_BOTH] ? state[me + L_OFFER] : (i64)1 << (action - board[B_KEEP_ONE]);
    state[me + L_TICKETS] |= kept;
    state[me + L_OFFER] &= ~kept;
}

static void return_rest(i64 *state, const i64 *board, i64 *log, i64 seat, i64 offered)
{
    i64 me = seat_row(seat), rest = state[me + L_OFFER], returned = 0;
    state[me + L_RETURNED] |= rest;
    for (; rest; rest &= rest - 1) {
        i64 under = (state[L_STACK_HEAD] + state[L_STACK_LEFT]) % board[B_TICKETS];
        state[L_STACK + under] = lowest(rest);
        state[L_STACK_LEFT]++;
        returned++;
    }
    emit(log, E_TICKETS_KEPT, seat, state[me + L_TICKETS], offered - returned, returned);
    state[me + L_OFFER] = 0;
}

static int choose_starting(i64 *state, const i64 *board, i64 *log, i64 seat, i64 action)
{
    take_out_kept(state, board, seat, action);
    state[seat_row(seat) + L_OWES_CHOICE] = 0;
    emit(log, E_STARTING_TICKETS_CHOSEN, seat, 0, 0, 0);
    for (i64 turn = 0; turn < state[L_SEATS]; turn++) {
        i64 other = (state[L_FIRST] + turn) % state[L_SEATS];
        if (state[seat_row(other) + L_OWES_CHOICE]) {
            state[L_TO_MOVE] = other;
            return 0;
        }
    }
    for (i64 turn = 0; turn < state[L_SEATS]; turn++)
        return_rest(state, board, log, (state[L_FIRST] + turn) % state[L_SEATS], board[B_TICKETS_OFFERED]);
    return 1;
}

static void begin_turn(i64 *state, i64 *log, i64 seat)
{
    state[L_PHASE] = L_TURN;
    state[L_TO_MOVE] = seat;
    emit(log, E_TURN_BEGAN, seat, 0, 0, 0);
}

static int supply_is_low(const i64 *state, const i64 *board, i64 seat)
{
    i64 pieces = 0;
    for (i64 kind = 0; kind < B_MOST_KINDS; kind++)
        pieces += state[seat_row(seat) + L_SUPPLY + kind];
    return pieces <= board[B_END_AT_MOST];
}

static void end_turn(i64 *state, const i64 *board, i64 *log, i64 seat)
{
    score_flag(state, board, log, seat);
    if (state[L_TURNS_LEFT] > 0) {
        state[L_TURNS_LEFT]--;
    } else if (supply_is_low(state, board, seat)) {
        state[L_TURNS_LEFT] = state[L_SEATS];
        state[L_TRIGGERED_BY] = seat;
        emit(log, E_LAST_ROUND_BEGAN, seat, 0, 0, 0);
    }
    if (state[L_TURNS_LEFT] == 0)
        finish(state, board, log);
    else
        begin_turn(state, log, (seat + 1) % state[L_SEATS]);
}

static int second_card_exists(const i64 *state, const i64 *board)
{
    if (state[L_DECK_LEFT] > 0)
        return 1;
    for (i64 colour = 1; colour <= board[B_COLOURS]; colour++)
        if (state[L_ON_OFFER + colour] > 0)
            return 1;
    return 0;
}

static void draw_card(i64 *state, const i64 *board, i64 *log, i64 seat, i64 action)
{
    i64 colour = action - B_DRAW_FACE_UP;
    if (action == B_DRAW_BLIND)
        draw_blind(state, board, log, seat);
    else
        draw_face_up(state, board, log, seat, colour);
    if (state[L_PHASE] == L_TURN && colour != 0 && second_card_exists(state, board))
        state[L_PHASE] = L_DRAWING;
    else
        end_turn(state, board, log, seat);
}

static void draw_tickets(i64 *state, const i64 *board, i64 *log, i64 seat)
{
    if (offer_tickets(state, board, log, seat) > 1) {
        state[L_PHASE] = L_KEEPING;
    } else {
        take_out_kept(state, board, seat, board[B_KEEP_BOTH]);
        return_rest(state, board, log, seat, 1);
        end_turn(state, board, log, seat);
    }
}

static void keep(i64 *state, const i64 *board, i64 *log, i64 seat, i64 action)
{
    if (state[L_PHASE] == L_CHOOSING) {
        if (choose_starting(state, board, log, seat, action))
            begin_turn(state, log, state[L_FIRST]);
        return;
    }
    take_out_kept(state, board, seat, action);
    return_rest(state, board, log, seat, 2);
    end_turn(state, board, log, seat);
}

static void pass_turn(i64 *state, const i64 *board, i64 *log, i64 seat)
{
    state[L_PASSES]++;
    emit(log, E_PASSED, seat, 0, 0, 0);
    if (state[L_PASSES] == state[L_SEATS])
        finish(state, board, log);
    else
        end_turn(state, board, log, seat);
}

void play(i64 *state, const i64 *board, i64 *log, i64 seat, i64 action)
{
    state[L_PLY]++;
    if (action == board[B_PASS]) {
        pass_turn(state, board, log, seat);
        return;
    }
    state[L_PASSES] = 0;
    if (action < board[B_DRAW_TICKETS]) {
        draw_card(state, board, log, seat, action);
    } else if (action >= board[B_FIRST_CLAIM]) {
        claim_for(state, board, log, seat, board[B_CLAIMS + action - board[B_FIRST_CLAIM]]);
        end_turn(state, board, log, seat);
    } else if (action == board[B_DRAW_TICKETS]) {
        draw_tickets(state, board, log, seat);
    } else {
        keep(state, board, log, seat, action);
    }
}

static void lay_out(i64 *state, const i64 *board, i64 seats)
{
    state[L_PHASE] = L_CHOOSING;
    state[L_SEATS] = seats;
    state[L_TURNS_LEFT] = -1;
    state[L_TRIGGERED_BY] = L_NOBODY;
    state[L_BONUS_LEFT] = board[B_BONUS_CARDS];
    for (i64 slot = 0; slot < board[B_MARKET_SIZE]; slot++)
        state[L_MARKET + slot] = L_EMPTY;
    i64 card = board[B_DECK_ROW];
    for (i64 colour = 0; colour <= board[B_COLOURS]; colour++)
        for (i64 n = 0; n < board[B_DECK + colour]; n++)
            state[card++] = colour;
    state[L_DECK_LEFT] = board[B_DECK_SIZE];
    for (i64 ticket = 0; ticket < board[B_TICKETS]; ticket++)
        state[L_STACK + ticket] = ticket;
    state[L_STACK_LEFT] = board[B_TICKETS];
    for (i64 seat = 0; seat < seats; seat++)
        for (i64 kind = 0; kind < board[B_KINDS]; kind++)
            state[seat_row(seat) + L_SUPPLY + kind] = board[B_PIECES + kind];
}

void begin(i64 *state, const i64 *board, i64 *log, i64 seats, i64 first)
{
    lay_out(state, board, seats);
    shuffle(state, board[B_DECK_ROW], state[L_DECK_LEFT]);
    for (i64 seat = 0; seat < seats; seat++)
        for (i64 n = 0; n < board[B_STARTING_HAND]; n++)
            state[seat_row(seat) + L_HAND + top_card(state, board)]++;
    settle(state, board, log);
    shuffle(state, L_STACK, state[L_STACK_LEFT]);
    for (i64 seat = 0; seat < seats; seat++) {
        offer_tickets(state, board, log, seat);
        state[seat_row(seat) + L_OWES_CHOICE] = 1;
    }
    i64 drawn = below(state, seats);
    state[L_FIRST] = first == L_NOBODY ? drawn : first;
    state[L_TO_MOVE] = state[L_FIRST];
}
