/* One translation unit, as the Python functions are one for the compiler; and the program
   rules SEATS GAMES LUCK < board
   which plays random games on the integers of a board, led by their number, and prints how many decisions
   they took, the seconds, and the checksum of the last state. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "randomness.c"
#include "cards.c"
#include "legality.c"
#include "claims.c"
#include "scoring.c"
#include "turns.c"
#include "playout.c"

static i64 *new_row(i64 slots)
{
    i64 *row = calloc((size_t)slots, sizeof *row);
    if (row == NULL)
        exit(2);
    return row;
}

static i64 *read_board(void)
{
    i64 slots;
    if (scanf("%" SCNd64, &slots) != 1 || slots < B_CLAIMS)
        exit(2);
    i64 *board = new_row(slots);
    for (i64 slot = 0; slot < slots; slot++)
        if (scanf("%" SCNd64, board + slot) != 1)
            exit(2);
    return board;
}

int main(int count, char **words)
{
    if (count != 4) {
        fprintf(stderr, "usage: rules SEATS GAMES LUCK < board\n");
        return 2;
    }
    i64 *board = read_board(), log = E_NOT_LISTENING, luck = atoll(words[3]);
    i64 *state = new_row(board[B_STATE_SIZE]), *out = new_row(board[B_ACTIONS]);
    clock_t start = clock();
    i64 decisions = play_games(state, board, &log, &luck, out, atoll(words[1]), atoll(words[2]));
    double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
    printf("%" PRId64 " %f %" PRId64 "\n", decisions, seconds, checksum(state, board));
    return 0;
}
