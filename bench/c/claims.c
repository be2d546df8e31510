#include "rules.h"

static void spend(i64 *state, i64 me, i64 colour, i64 cards)
{
    i64 seen = state[me + L_SEEN + colour];
    state[me + L_HAND + colour] -= cards;
    state[me + L_SEEN + colour] = seen > cards ? seen - cards : 0;
    discard(state, colour, cards);
}

static void own(i64 *state, const i64 *board, i64 me, i64 route)
{
    i64 kind = board[B_ROUTE_KIND + route], twins = board[B_ROUTE_TWINS + route], bit = (i64)1 << route;
    state[me + L_SUPPLY + kind] -= board[B_ROUTE_SPACES + route];
    state[me + L_SCORE] += board[B_POINTS + kind * B_POINT_SLOTS + board[B_ROUTE_CARDS + route]];
    state[me + L_ROUTES_OWNED] |= bit;
    state[L_TAKEN] |= bit;
    state[me + L_BARRED] |= twins;
    if (state[L_SEATS] == 2) {
        state[seat_row(0) + L_BARRED] |= twins;
        state[seat_row(1) + L_BARRED] |= twins;
    }
}

void claim_for(i64 *state, const i64 *board, i64 *log, i64 seat, i64 claim)
{
    i64 route = claim & 63, colour = claim >> 6 & 15, wilds = claim >> 10 & 15, declines_flag = claim >> 14;
    i64 me = seat_row(seat), cost = board[B_ROUTE_CARDS + route];
    emit(log, E_ROUTE_CLAIMED, seat, route, colour, wilds);
    spend(state, me, B_WILD_COLOUR, wilds);
    if (wilds < cost) {
        spend(state, me, colour, cost - wilds);
        if (flag_card_possible(state, board, me, board[B_ROUTE_COLOUR + route]) && !declines_flag) {
            state[me + L_FLAG_CARDS] |= (i64)1 << colour;
            discard(state, colour, -1);
            emit(log, E_FLAG_CARD_KEPT, seat, 0, colour, 0);
        }
    }
    own(state, board, me, route);
    if (board[B_ROUTE_MARK + route] && state[L_BONUS_LEFT] > 0) {
        state[L_BONUS_LEFT]--;
        state[me + L_BONUS]++;
        emit(log, E_BONUS_CARD_TAKEN, seat, 0, 0, 0);
    }
    settle(state, board, log);
}

void score_flag(i64 *state, const i64 *board, i64 *log, i64 seat)
{
    i64 me = seat_row(seat);
    if (board[B_FLAG_COLOURS] == 0 || state[me + L_FLAG_CARDS] != board[B_FLAG_COLOURS])
        return;
    state[me + L_FLAG_CARDS] = 0;
    state[me + L_FLAGS]++;
    state[me + L_SCORE] += board[B_FLAG_POINTS];
    emit(log, E_FLAG_SCORED, seat, 0, board[B_FLAG_POINTS], 0);
    for (i64 colour = 1; colour <= board[B_COLOURS]; colour++)
        if (board[B_FLAG_COLOURS] >> colour & 1)
            discard(state, colour, 1);
    settle(state, board, log);
}
