#include "rules.h"

static int linked(const i64 *board, i64 routes, i64 places)
{
    i64 network = places & -places, to_visit = network;
    while (to_visit) {
        i64 here = routes & board[B_ROUTES_AT + lowest(to_visit)];
        to_visit &= to_visit - 1;
        routes ^= here;
        for (; here; here &= here - 1) {
            i64 ends = board[B_ROUTE_ENDS + lowest(here)];
            to_visit |= ends & ~network;
            network |= ends;
        }
    }
    return (places & ~network) == 0;
}

static void score_tickets(i64 *state, const i64 *board, i64 *log, i64 seat)
{
    i64 me = seat_row(seat);
    for (i64 ticket = 0; ticket < board[B_TICKETS]; ticket++)
        if (state[me + L_TICKETS] >> ticket & 1) {
            i64 points = board[B_TICKET_POINTS + ticket];
            if (linked(board, state[me + L_ROUTES_OWNED], board[B_TICKET_ENDS + ticket]))
                state[me + L_TICKETS_DONE]++;
            else
                points = -points;
            state[me + L_SCORE] += points;
            emit(log, E_TICKET_SCORED, seat, ticket, points, 0);
        }
}

static void score_districts(i64 *state, const i64 *board, i64 *log, i64 seat)
{
    i64 me = seat_row(seat);
    for (i64 district = 0; district < board[B_DISTRICTS]; district++)
        if (linked(board, state[me + L_ROUTES_OWNED], board[B_DISTRICT_PLACES + district])) {
            i64 points = board[B_DISTRICT_POINTS + district];
            state[me + L_SCORE] += points;
            emit(log, E_DISTRICT_SCORED, seat, district, points, 0);
        }
}

static i64 bonus_points(const i64 *state, const i64 *board, i64 seat)
{
    i64 held = state[seat_row(seat) + L_BONUS], place = 0;
    if (held == 0)
        return 0;
    for (i64 other = 0; other < state[L_SEATS]; other++)
        place += state[seat_row(other) + L_BONUS] > held;
    return board[B_BONUS_POINTS + state[L_SEATS] * B_MOST_SEATS + place];
}

void finish(i64 *state, const i64 *board, i64 *log)
{
    state[L_PHASE] = L_OVER;
    emit(log, E_GAME_ENDED, L_NOBODY, 0, 0, 0);
    for (i64 seat = 0; seat < state[L_SEATS]; seat++)
        score_tickets(state, board, log, seat);
    for (i64 seat = 0; seat < state[L_SEATS]; seat++)
        score_districts(state, board, log, seat);
    for (i64 seat = 0; seat < state[L_SEATS]; seat++) {
        i64 points = bonus_points(state, board, seat);
        if (points) {
            state[seat_row(seat) + L_SCORE] += points;
            emit(log, E_BONUS_SCORED, seat, state[seat_row(seat) + L_BONUS], points, 0);
        }
    }
}
