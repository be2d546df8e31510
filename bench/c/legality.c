#include "rules.h"

static i64 draws(const i64 *state, const i64 *board, i64 first, i64 *out)
{
    i64 found = 0;
    if (state[L_DECK_LEFT])
        out[found++] = B_DRAW_BLIND;
    for (i64 colour = first; colour <= board[B_COLOURS]; colour++)
        if (state[L_ON_OFFER + colour])
            out[found++] = B_DRAW_FACE_UP + colour;
    return found;
}

static i64 ways_to_keep(const i64 *state, const i64 *board, i64 seat, i64 *out)
{
    i64 offer = state[seat_row(seat) + L_OFFER];
    out[0] = board[B_KEEP_BOTH];
    if (board[B_TICKETS_KEPT_AT_LEAST] > 1)
        return 1;
    out[1] = board[B_KEEP_ONE] + lowest(offer);
    out[2] = board[B_KEEP_ONE] + lowest(offer & (offer - 1));
    return 3;
}

static i64 add_each(const i64 *board, i64 row, i64 routes, i64 *out, i64 found)
{
    for (; routes; routes &= routes - 1)
        out[found++] = board[row + lowest(routes)];
    return found;
}

static i64 add_ways(const i64 *board, i64 row, i64 cards, i64 wilds, i64 routes, i64 *out, i64 found)
{
    for (; routes; routes &= routes - 1) {
        i64 route = lowest(routes), cost = board[B_ROUTE_CARDS + route];
        i64 action = board[row + route], last = action + (wilds < cost ? wilds : cost - 1);
        if (cards < cost)
            action += cost - cards;
        while (action <= last)
            out[found++] = action++;
    }
    return found;
}

static i64 short_of_pieces(const i64 *state, const i64 *board, i64 me)
{
    i64 enough = 0;
    for (i64 kind = 0; kind < B_MOST_KINDS; kind++)
        enough |= board[B_PLACEABLE + kind * B_PIECE_SLOTS + state[me + L_SUPPLY + kind]];
    return ~enough;
}

int flag_card_possible(const i64 *state, const i64 *board, i64 me, i64 colour)
{
    return (board[B_FLAG_COLOURS] & ~state[me + L_FLAG_CARDS] & (i64)1 << colour) != 0;
}

static i64 add_declined(const i64 *state, const i64 *board, i64 me, i64 routes, i64 *out, i64 found)
{
    i64 wilds = state[me + L_HAND + B_WILD_COLOUR];
    for (i64 colour = 1; colour <= board[B_COLOURS]; colour++) {
        i64 cards = state[me + L_HAND + colour];
        if (cards && flag_card_possible(state, board, me, colour)) {
            i64 payable = routes & board[B_PAYABLE + colour * B_CARD_SLOTS + cards + wilds];
            payable &= board[B_ROUTES_OF_COLOUR + colour];
            found = add_ways(board, B_DECLINE_WITH, cards, wilds, payable, out, found);
        }
    }
    return found;
}

static i64 add_claims(const i64 *state, const i64 *board, i64 seat, i64 *out, i64 found)
{
    i64 me = seat_row(seat), wilds = state[me + L_HAND + B_WILD_COLOUR];
    i64 routes = ~(state[L_TAKEN] | state[me + L_BARRED] | short_of_pieces(state, board, me));
    for (i64 colour = 1; colour <= board[B_COLOURS]; colour++) {
        i64 cards = state[me + L_HAND + colour];
        if (cards) {
            i64 payable = routes & board[B_PAYABLE + colour * B_CARD_SLOTS + cards + wilds];
            i64 row = B_CLAIM_WITH + colour * B_MOST_ROUTES;
            if (wilds)
                found = add_ways(board, row, cards, wilds, payable, out, found);
            else
                found = add_each(board, row, payable, out, found);
        }
    }
    if (wilds) {
        i64 payable = routes & board[B_PAYABLE + B_WILD_COLOUR * B_CARD_SLOTS + wilds];
        found = add_each(board, B_CLAIM_WITH + B_WILD_COLOUR * B_MOST_ROUTES, payable, out, found);
    }
    if (board[B_FLAG_KEEP_OPTIONAL])
        found = add_declined(state, board, me, routes, out, found);
    return found;
}

static i64 turn_actions(const i64 *state, const i64 *board, i64 seat, i64 *out)
{
    i64 found = draws(state, board, B_WILD_COLOUR, out);
    if (state[L_STACK_LEFT])
        out[found++] = board[B_DRAW_TICKETS];
    found = add_claims(state, board, seat, out, found);
    if (found == 0)
        out[found++] = board[B_PASS];
    return found;
}

static int may_act(const i64 *state, i64 seat)
{
    if (state[L_PHASE] == L_CHOOSING)
        return state[seat_row(seat) + L_OWES_CHOICE] == 1;
    return state[L_TO_MOVE] == seat && state[L_PHASE] != L_OVER;
}

i64 legal_actions(const i64 *state, const i64 *board, i64 seat, i64 *out)
{
    if (!may_act(state, seat))
        return 0;
    if (state[L_PHASE] == L_TURN)
        return turn_actions(state, board, seat, out);
    if (state[L_PHASE] == L_DRAWING)
        return draws(state, board, B_WILD_COLOUR + 1, out);
    return ways_to_keep(state, board, seat, out);
}
