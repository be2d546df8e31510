#include "rules.h"

#define ROTATE(x, n) (((x) << (n)) | ((x) >> (32 - (n))))
#define QUARTER_ROUND(a, b, c, d) \
    a += b; d ^= a; d = ROTATE(d, 16); \
    c += d; b ^= c; b = ROTATE(b, 12); \
    a += b; d ^= a; d = ROTATE(d, 8); \
    c += d; b ^= c; b = ROTATE(b, 7);

static void fill_block(i64 *state, i64 number)
{
    const i64 *key = state + L_KEY;
    uint32_t start[16] = {0x61707865, 0x3120646E, 0x79622D36, 0x6B206574};
    uint32_t x[16];
    for (int word = 0; word < 4; word++)
        start[4 + word] = start[8 + word] = (uint32_t)key[word];
    start[12] = (uint32_t)number;
    start[13] = (uint32_t)(number >> 32);
    for (int word = 0; word < 16; word++)
        x[word] = start[word];
    for (int twice = 0; twice < 4; twice++) {
        QUARTER_ROUND(x[0], x[4], x[8], x[12])
        QUARTER_ROUND(x[1], x[5], x[9], x[13])
        QUARTER_ROUND(x[2], x[6], x[10], x[14])
        QUARTER_ROUND(x[3], x[7], x[11], x[15])
        QUARTER_ROUND(x[0], x[5], x[10], x[15])
        QUARTER_ROUND(x[1], x[6], x[11], x[12])
        QUARTER_ROUND(x[2], x[7], x[8], x[13])
        QUARTER_ROUND(x[3], x[4], x[9], x[14])
    }
    for (int word = 0; word < 16; word++)
        state[L_BLOCK + word] = (uint32_t)(x[word] + start[word]);
}

static i64 next_word(i64 *state)
{
    i64 drawn = state[L_WORDS_DRAWN];
    if ((drawn & 15) == 0)
        fill_block(state, drawn >> 4);
    state[L_WORDS_DRAWN] = drawn + 1;
    return state[L_BLOCK + (drawn & 15)];
}

i64 below(i64 *state, i64 bound)
{
    i64 fair = ((i64)1 << 32) / bound * bound;
    i64 word = next_word(state);
    while (word >= fair)
        word = next_word(state);
    return word % bound;
}

void shuffle(i64 *state, i64 start, i64 count)
{
    uint64_t value = 0, span = 1, left = (uint64_t)count;
    while (left > 1) {
        if (span < R_SPARE_CHOICES) {
            value = value << 32 | (uint64_t)next_word(state);
            span <<= 32;
        }
        uint64_t share = span / left, fair = share * left;
        if (value < fair) {
            i64 chosen = start + (i64)(value % left), last = start + (i64)left - 1, card = state[last];
            state[last] = state[chosen];
            state[chosen] = card;
            value /= left;
            span = share;
            left--;
        } else {
            value -= fair;
            span -= fair;
        }
    }
}
