#include "rules.h"

#define MOST_FLUSHES 1000

i64 top_card(i64 *state, const i64 *board)
{
    return state[board[B_DECK_ROW] + --state[L_DECK_LEFT]];
}

void discard(i64 *state, i64 colour, i64 cards)
{
    state[L_DISCARDS + colour] += cards;
    state[L_DISCARDS_LEFT] += cards;
}

static void reshuffle(i64 *state, const i64 *board, i64 *log)
{
    i64 card = board[B_DECK_ROW];
    for (i64 colour = 0; colour <= board[B_COLOURS]; colour++) {
        for (i64 n = state[L_DISCARDS + colour]; n > 0; n--)
            state[card++] = colour;
        state[L_DISCARDS + colour] = 0;
    }
    emit(log, E_DISCARDS_SHUFFLED, L_NOBODY, 0, state[L_DISCARDS_LEFT], 0);
    state[L_DECK_LEFT] = state[L_DISCARDS_LEFT];
    state[L_DISCARDS_LEFT] = 0;
    shuffle(state, board[B_DECK_ROW], state[L_DECK_LEFT]);
}

static void turn_up_missing(i64 *state, const i64 *board, i64 *log)
{
    i64 slot = 0;
    while (state[L_FACE_UP] < board[B_MARKET_SIZE]) {
        while (state[L_MARKET + slot] != L_EMPTY)
            slot++;
        if (state[L_DECK_LEFT] == 0) {
            if (state[L_DISCARDS_LEFT] == 0)
                return;
            reshuffle(state, board, log);
        }
        i64 colour = top_card(state, board);
        state[L_MARKET + slot] = colour;
        state[L_ON_OFFER + colour]++;
        state[L_FACE_UP]++;
        emit(log, E_CARD_TURNED_UP, L_NOBODY, slot, colour, 0);
    }
}

static int must_flush(const i64 *state, const i64 *board)
{
    if (state[L_ON_OFFER + B_WILD_COLOUR] < board[B_FLUSH_AT] || state[L_FACE_UP] < board[B_MARKET_SIZE])
        return 0;
    i64 coloured = 0;
    for (i64 colour = 1; colour <= board[B_COLOURS]; colour++)
        coloured += state[L_ON_OFFER + colour] + state[L_DISCARDS + colour];
    for (i64 card = 0; card < state[L_DECK_LEFT]; card++)
        coloured += state[board[B_DECK_ROW] + card] != B_WILD_COLOUR;
    return board[B_MARKET_SIZE] - coloured < board[B_FLUSH_AT];
}

static void flush(i64 *state, const i64 *board, i64 *log)
{
    for (i64 slot = 0; slot < board[B_MARKET_SIZE]; slot++) {
        i64 colour = state[L_MARKET + slot];
        state[L_MARKET + slot] = L_EMPTY;
        state[L_ON_OFFER + colour]--;
        discard(state, colour, 1);
    }
    state[L_FACE_UP] = 0;
    emit(log, E_MARKET_FLUSHED, L_NOBODY, 0, 0, 0);
}

void settle(i64 *state, const i64 *board, i64 *log)
{
    turn_up_missing(state, board, log);
    for (i64 flushes = 0; must_flush(state, board); flushes++) {
        if (flushes == MOST_FLUSHES) {
            emit(log, E_MARKET_LEFT_STANDING, L_NOBODY, 0, 0, 0);
            break;
        }
        flush(state, board, log);
        turn_up_missing(state, board, log);
    }
    if (state[L_DECK_LEFT] == 0 && state[L_DISCARDS_LEFT] > 0)
        reshuffle(state, board, log);
}

void draw_blind(i64 *state, const i64 *board, i64 *log, i64 seat)
{
    i64 colour = top_card(state, board);
    state[seat_row(seat) + L_HAND + colour]++;
    emit(log, E_CARD_DRAWN, seat, 0, colour, 0);
    settle(state, board, log);
}

void draw_face_up(i64 *state, const i64 *board, i64 *log, i64 seat, i64 colour)
{
    i64 slot = 0, me = seat_row(seat);
    while (state[L_MARKET + slot] != colour)
        slot++;
    state[me + L_HAND + colour]++;
    state[me + L_SEEN + colour]++;
    state[L_MARKET + slot] = L_EMPTY;
    state[L_ON_OFFER + colour]--;
    state[L_FACE_UP]--;
    emit(log, E_CARD_TAKEN, seat, slot, colour, 0);
    settle(state, board, log);
}
