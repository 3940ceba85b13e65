/* Random games of Cartagena (preset jamaica) by hand in C: what the engine's own loop is measured against.
 *
 * The same rules, the same numbers of moves, the same order of legal moves and of what chance may bring, and the same
 * generator as the engine's, so that both play the same games from the same seed: a test holds them to it. */

#include <stdint.h>
#include <string.h>

enum { START = 0, LAST = 36, BOAT = 37, SPACES = 38, SIGNS = 6, KINDS = 9, COPIES = 17, DEALT = 6, SEGMENTS = 6 };
enum { PIRATES = 6, ACTIONS = 3, TURN_LIMIT = 300, MOST_MOVES = 64, MOST_PLAYERS = 5 };
enum { STOP = 0, RELIEF = 1, ADVANCE = 2, FALL_BACK = 344, FIRST_IS = 382, SEGMENT = 387, CARD = 399 };
enum { DAGGER, HAT, SKULL, BOTTLE, KEY, PISTOL };
typedef enum { PASSAGE, FIRST, DEAL, TURN, DRAW, DONE } Stage;

static const uint8_t PRINTED[SEGMENTS][SIGNS] = {
    {BOTTLE, PISTOL, HAT, SKULL, DAGGER, KEY}, {DAGGER, BOTTLE, KEY, PISTOL, HAT, SKULL},
    {PISTOL, KEY, DAGGER, HAT, SKULL, BOTTLE}, {HAT, KEY, PISTOL, BOTTLE, SKULL, DAGGER},
    {PISTOL, HAT, DAGGER, SKULL, BOTTLE, KEY}, {SKULL, PISTOL, BOTTLE, KEY, DAGGER, HAT},
};

typedef struct { uint32_t x, y, z, w; } Rng;

typedef struct {
    Stage stage;
    int players, mover, used, owed, turns, laid, left;
    unsigned taken; /* segments that are laid, one bit each */
    uint8_t path[SPACES], crowd[SPACES], where[MOST_PLAYERS][PIRATES], hands[MOST_PLAYERS][SIGNS];
    uint8_t deck[SIGNS], pile[SIGNS];
} Table;

static uint32_t word(Rng *rng) {
    uint32_t t = rng->x ^ (rng->x << 11);
    t ^= t >> 8;
    rng->x = rng->y;
    rng->y = rng->z;
    rng->z = rng->w;
    return rng->w ^= (rng->w >> 19) ^ t;
}

static int below(Rng *rng, int n) { return (int)(((uint64_t)word(rng) * (uint64_t)n) >> 32); }

static Rng seeded(uint32_t seed) {
    Rng rng = {seed ^ 123456789u, (seed << 7) ^ 362436069u, (seed >> 3) ^ 521288629u, 88675123u};
    for (int i = 0; i < 16; i++) word(&rng);
    return rng;
}

static Table start(int players) {
    Table table;
    memset(&table, 0, sizeof table);
    table.players = players;
    table.crowd[START] = (uint8_t)(players * PIRATES);
    memset(table.deck, COPIES, SIGNS);
    table.left = SIGNS * COPIES;
    return table;
}

static int turn_moves(const Table *table, int moves[]) {
    int count = 0, held[SIGNS], cards = 0, haven = 1, actions;
    uint64_t asked = 0;
    if (table->used > 0) moves[count++] = STOP;
    actions = count;
    for (int sign = 0; sign < SIGNS; sign++)
        if (table->hands[table->mover][sign]) held[cards++] = sign;
    while (haven <= LAST && (unsigned)(table->crowd[haven] - 1) > 1) haven++;
    for (int pirate = 0; pirate < PIRATES; pirate++) {
        int space = table->where[table->mover][pirate];
        if (asked >> space & 1) continue;
        asked |= (uint64_t)1 << space;
        if (space != BOAT)
            for (int i = 0; i < cards; i++) moves[count++] = ADVANCE + space * KINDS + held[i];
        if (haven < space && haven <= LAST) moves[count++] = FALL_BACK + space;
    }
    if (count == actions) moves[count++] = RELIEF;
    return count;
}

/* What may happen now, and for chance how likely each is. */
static int legal_moves(const Table *table, int moves[], int weights[]) {
    int count = 0;
    switch (table->stage) {
    case TURN:
        return turn_moves(table, moves);
    case DEAL:
    case DRAW:
        for (int sign = 0; sign < SIGNS; sign++)
            if (table->deck[sign]) {
                weights[count] = table->deck[sign];
                moves[count++] = CARD + sign;
            }
        return count;
    case PASSAGE:
        for (int code = 0; code < 2 * SEGMENTS; code++)
            if (!(table->taken >> (code / 2) & 1)) {
                weights[count] = 1;
                moves[count++] = SEGMENT + code;
            }
        return count;
    case FIRST:
        for (; count < table->players; count++) {
            weights[count] = 1;
            moves[count] = FIRST_IS + count;
        }
        return count;
    default:
        return 0;
    }
}

static void shift(Table *table, int space, int target) {
    uint8_t *where = table->where[table->mover];
    while (*where != space) where++;
    *where = (uint8_t)target;
    table->crowd[space]--;
    table->crowd[target]++;
}

static void end_turn(Table *table) {
    table->used = 0;
    if (++table->turns == TURN_LIMIT) {
        table->stage = DONE;
        return;
    }
    table->mover = (table->mover + 1) % table->players;
    table->stage = TURN;
}

static void go_on(Table *table) {
    if (table->used == ACTIONS) end_turn(table);
    else table->stage = TURN;
}

static void draw(Table *table) {
    if (table->owed > 0) {
        if (table->left == 0)
            for (int sign = 0; sign < SIGNS; sign++) {
                table->left += table->deck[sign] = table->pile[sign];
                table->pile[sign] = 0;
            }
        if (table->left > 0) {
            table->stage = DRAW;
            return;
        }
        table->owed = 0;
    }
    go_on(table);
}

static void receive(Table *table, int sign) {
    table->deck[sign]--;
    table->left--;
    table->hands[table->mover][sign]++;
    if (table->stage == DRAW) {
        table->owed--;
        draw(table);
        return;
    }
    table->mover = (table->mover + 1) % table->players; /* all get as many: after the last it is the first again */
    if (SIGNS * COPIES - table->left == table->players * DEALT) table->stage = TURN;
}

static void lay_segment(Table *table, int code) {
    const uint8_t *printed = PRINTED[code / 2];
    for (int step = 0; step < SIGNS; step++)
        table->path[table->laid * SIGNS + step + 1] = printed[code % 2 ? SIGNS - 1 - step : step];
    table->taken |= 1u << (code / 2);
    if (++table->laid == SEGMENTS) table->stage = FIRST;
}

static void fall_back(Table *table, int space) {
    int target = space - 1;
    while ((unsigned)(table->crowd[target] - 1) > 1) target--;
    table->used++;
    table->owed = table->crowd[target];
    shift(table, space, target);
    draw(table);
}

static void advance(Table *table, int space, int sign) {
    int target = space + 1, aboard = 0;
    while (target <= LAST && (table->path[target] != sign || table->crowd[target])) target++;
    table->used++;
    table->hands[table->mover][sign]--;
    table->pile[sign]++;
    shift(table, space, target);
    if (target == BOAT) {
        for (int pirate = 0; pirate < PIRATES; pirate++) aboard += table->where[table->mover][pirate] == BOAT;
        if (aboard == PIRATES) {
            table->stage = DONE;
            return;
        }
    }
    go_on(table);
}

static void play(Table *table, int move) {
    if (move >= CARD) receive(table, move - CARD);
    else if (move >= SEGMENT) lay_segment(table, move - SEGMENT);
    else if (move >= FIRST_IS) {
        table->mover = move - FIRST_IS;
        table->stage = DEAL;
    } else if (move >= FALL_BACK) fall_back(table, move - FALL_BACK);
    else if (move >= ADVANCE) advance(table, (move - ADVANCE) / KINDS, (move - ADVANCE) % KINDS);
    else if (move == RELIEF) {
        table->used = ACTIONS;
        table->owed = 1;
        draw(table);
    } else end_turn(table);
}

/* Play a random game, or `cap` moves of it; return how many moves there were, and a digest of them. */
int64_t cavale_playout(int64_t seed, int players, int64_t cap, int64_t *digest) {
    Rng rng = seeded((uint32_t)seed);
    Table table = start(players);
    int moves[MOST_MOVES], weights[MOST_MOVES];
    int64_t played = 0, sum = 0;
    while (table.stage != DONE && played < cap) {
        int count = legal_moves(&table, moves, weights), index = 0;
        if (table.stage == TURN) index = below(&rng, count);
        else {
            int total = 0, left;
            for (int i = 0; i < count; i++) total += weights[i];
            for (left = below(&rng, total); left >= weights[index]; index++) left -= weights[index];
        }
        play(&table, moves[index]);
        sum = (sum * 31 + moves[index]) & 0x7FFFFFFF;
        played++;
    }
    *digest = sum;
    return played;
}
