#include "rules.h"

static i64 next_choice(i64 *luck, i64 choices)
{
    luck[0] = (luck[0] * P_LUCK_FACTOR + 1) & P_LUCK;
    return luck[0] * choices >> P_LUCK_BITS;
}

i64 play_out(i64 *state, const i64 *board, i64 *log, i64 *luck, i64 *out)
{
    i64 decisions = 0;
    while (state[L_PHASE] != L_OVER) {
        i64 seat = state[L_TO_MOVE];
        i64 found = legal_actions(state, board, seat, out);
        play(state, board, log, seat, out[next_choice(luck, found)]);
        decisions++;
    }
    return decisions;
}

i64 play_games(i64 *state, const i64 *board, i64 *log, i64 *luck, i64 *out, i64 seats, i64 games)
{
    i64 decisions = 0;
    for (i64 game = 0; game < games; game++) {
        for (i64 slot = 0; slot < board[B_STATE_SIZE]; slot++)
            state[slot] = 0;
        state[L_KEY] = game;
        begin(state, board, log, seats, L_NOBODY);
        decisions += play_out(state, board, log, luck, out);
    }
    return decisions;
}

i64 checksum(const i64 *state, const i64 *board)
{
    uint64_t total = 0;
    for (i64 slot = 0; slot < board[B_STATE_SIZE]; slot++)
        total = (total * 31 + (uint64_t)state[slot]) & P_CHECKSUM_BITS;
    return (i64)total;
}
