/* The rules of omnibus.rules in plain C, function by function, to see what the machine could do.
   Names of slots and rows come from names.h, which the benchmark writes from the Python modules:
   L_ for rules.layout, B_ for boards.integers and rules.catalogue, E_ for rules.events. */
#ifndef RULES_H
#define RULES_H

#include <stdint.h>

#include "names.h"

typedef int64_t i64;

static inline i64 lowest(i64 mask) { return __builtin_ctzll((uint64_t)mask); }
static inline i64 seat_row(i64 seat) { return L_SEAT_ROWS + seat * L_SEAT_SIZE; }

static inline void emit(i64 *log, i64 kind, i64 seat, i64 what, i64 amount, i64 detail)
{
    i64 end = log[0];
    if (end < 0)
        return;
    if (end + E_EVENT_SIZE > log[1]) {
        log[0] = E_LOG_FULL;
        return;
    }
    log[end] = kind;
    log[end + 1] = seat;
    log[end + 2] = what;
    log[end + 3] = amount;
    log[end + 4] = detail;
    log[0] = end + E_EVENT_SIZE;
}

/* randomness.c */
void shuffle(i64 *state, i64 start, i64 count);
i64 below(i64 *state, i64 bound);

/* cards.c */
i64 top_card(i64 *state, const i64 *board);
void discard(i64 *state, i64 colour, i64 cards);
void settle(i64 *state, const i64 *board, i64 *log);
void draw_blind(i64 *state, const i64 *board, i64 *log, i64 seat);
void draw_face_up(i64 *state, const i64 *board, i64 *log, i64 seat, i64 colour);

/* turns.c */
void begin(i64 *state, const i64 *board, i64 *log, i64 seats, i64 first);
void play(i64 *state, const i64 *board, i64 *log, i64 seat, i64 action);

/* legality.c */
int flag_card_possible(const i64 *state, const i64 *board, i64 me, i64 colour);
i64 legal_actions(const i64 *state, const i64 *board, i64 seat, i64 *out);

/* claims.c, scoring.c */
void claim_for(i64 *state, const i64 *board, i64 *log, i64 seat, i64 claim);
void score_flag(i64 *state, const i64 *board, i64 *log, i64 seat);
void finish(i64 *state, const i64 *board, i64 *log);

#endif
