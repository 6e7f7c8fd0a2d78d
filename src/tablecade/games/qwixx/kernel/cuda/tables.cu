// Qwixx, a thread for each table. SEATS is set when this is compiled.
//
// The same source compiles as C++ for the CPU, where each kernel is a loop over the tables: so the
// tests run it without a GPU. Rules by number: docs/rules/qwixx.md. Numbers of actions and the
// order of choices are those of games/qwixx/kernel; the order of an observation is that of
// lab/adapters/qwixx/observation.py.

#if defined(__CUDACC__) || defined(__CUDACC_RTC__)
#define INLINE __device__ __forceinline__
#define KERNEL extern "C" __global__ void
#define EACH_TABLE(i, n) \
    long long i = (long long)blockIdx.x * blockDim.x + threadIdx.x; \
    if (i < (n))
#define POPCOUNT(x) __popc(x)
#define HIGH_64(a, b) __umul64hi(a, b)
#define HIGH_32(a, b) __umulhi(a, b)
#define LENGTH(x) (32 - __clz(x))
#define FIRST_SET(x) (__ffs(x) - 1)
#else
#define INLINE static inline
#define KERNEL extern "C" void
#define EACH_TABLE(i, n) for (long long i = 0; i < (n); ++i)
#define POPCOUNT(x) __builtin_popcount(x)
#define HIGH_64(a, b) ((u64)(((unsigned __int128)(a) * (b)) >> 64))
#define HIGH_32(a, b) ((u32)(((u64)(a) * (b)) >> 32))
#define LENGTH(x) ((x) ? 32 - __builtin_clz(x) : 0)
#define FIRST_SET(x) (__builtin_ffs(x) - 1)
#endif

typedef unsigned long long u64;
typedef unsigned int u32;

enum { FIRST, ROLL, ACTION_1, ACTION_2, STEP_3, OVER };
enum { GOING_ON, BY_PENALTIES, BY_ROWS };
enum { PLACES = 11, LAST = 10, ROW_BITS = 12, ACTIONS = 45, DICE = 6 };
enum { SIZE = 50 * SEATS + 4 + 36 + 4 + SEATS + 2 + SEATS };

const int LOG_TURN = 2 + DICE + 2 * SEATS + 2;
// Of a logged turn: active seat, closed rows, dice, legal slots and choice of each seat in
// action 1, then those of the active player in action 2 (-1 where action 1 ended the match).

struct Table {
    u64 rows[SEATS];  // four rows of twelve bits: eleven places from the left, then the lock
    u64 word;         // everything else, packed
    u64 random;       // SplitMix64: a counter times an odd number
};

struct Play {
    u64 rows[SEATS];
    u32 misses[SEATS];
    u32 dice[DICE];
    u32 phase, active, crossed, ended, closed;
    u64 random;
};

INLINE u64 draw(Play& t) {
    u64 z = (t.random += 0x9E3779B97F4A7C15ull);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
}

INLINE u32 below(Play& t, u32 sides) { return HIGH_32((u32)(draw(t) >> 32), sides); }

INLINE Play unpack(const Table& table) {
    Play t;
    u64 word = table.word;
#pragma unroll
    for (int seat = 0; seat < SEATS; ++seat) t.rows[seat] = table.rows[seat];
    t.phase = word & 7, word >>= 3;
    t.active = word & 7, word >>= 3;
    t.crossed = word & 1, word >>= 1;
    t.ended = word & 3, word >>= 2;
    t.closed = word & 15, word >>= 4;
#pragma unroll
    for (int die = 0; die < DICE; ++die) t.dice[die] = word & 7, word >>= 3;
#pragma unroll
    for (int seat = 0; seat < SEATS; ++seat) t.misses[seat] = word & 7, word >>= 3;
    t.random = table.random;
    return t;
}

INLINE void pack(const Play& t, Table& table) {
    u64 word = 0;
#pragma unroll
    for (int seat = SEATS - 1; seat >= 0; --seat) word = word << 3 | t.misses[seat];
#pragma unroll
    for (int die = DICE - 1; die >= 0; --die) word = word << 3 | t.dice[die];
    word = word << 4 | t.closed;
    word = word << 2 | t.ended;
    word = word << 1 | t.crossed;
    word = word << 3 | t.active;
    table.word = word << 3 | t.phase;
#pragma unroll
    for (int seat = 0; seat < SEATS; ++seat) table.rows[seat] = t.rows[seat];
    table.random = t.random;
}

INLINE void set_up(Play& t) {
#pragma unroll
    for (int seat = 0; seat < SEATS; ++seat) t.rows[seat] = t.misses[seat] = 0;
#pragma unroll
    for (int die = 0; die < DICE; ++die) t.dice[die] = 0;
    t.phase = FIRST;
    t.active = 7;
    t.crossed = t.ended = t.closed = 0;
}

INLINE u64 rows_of(const Play& t, u32 seat) {
    // A seat known only at run time, without an index that would move the table out of registers.
    u64 rows = 0;
#pragma unroll
    for (int s = 0; s < SEATS; ++s) rows = s == (int)seat ? t.rows[s] : rows;
    return rows;
}

INLINE u32 marks_of(u64 rows, int row) { return (u32)(rows >> (ROW_BITS * row)) & 0xFFF; }

INLINE u32 place_of(int row, u32 number) { return row < 2 ? number - 2 : 12 - number; }

// QX-1.2 left to right only; QX-3.1 the last number needs five crosses before it; QX-3.3.
INLINE u32 can_cross(const Play& t, u64 rows, int row, u32 number) {
    u32 marks = marks_of(rows, row), place = place_of(row, number);
    u32 open = place >= (u32)LENGTH(marks) && (place < LAST || POPCOUNT(marks) >= 5);
    return open & ~(t.closed >> row) & 1;
}

// QX-2.3: a bit for each row.
INLINE u32 legal_white(const Play& t, u64 rows) {
    u32 bits = 0, number = t.dice[0] + t.dice[1];
#pragma unroll
    for (int row = 0; row < 4; ++row) bits |= can_cross(t, rows, row, number) << row;
    return bits;
}

// QX-2.4: two bits for each row, with the lower and the higher white die.
INLINE u32 legal_coloured(const Play& t, u64 rows) {
    u32 bits = 0;
    u32 low = t.dice[0] < t.dice[1] ? t.dice[0] : t.dice[1];
    u32 high = t.dice[0] + t.dice[1] - low;
#pragma unroll
    for (int row = 0; row < 4; ++row) {
        u32 die = t.dice[2 + row];
        if (die) {
            bits |= can_cross(t, rows, row, low + die) << (2 * row);
            if (high > low) bits |= can_cross(t, rows, row, high + die) << (2 * row + 1);
        }
    }
    return bits;
}

INLINE u32 crossing(int row, u32 number) { return 1 + row * PLACES + place_of(row, number); }

INLINE u32 action_of(const Play& t, u32 slot) {
    if (t.phase == ACTION_1) return crossing(slot, t.dice[0] + t.dice[1]);
    u32 low = t.dice[0] < t.dice[1] ? t.dice[0] : t.dice[1];
    u32 white = slot & 1 ? t.dice[0] + t.dice[1] - low : low, die = 0;
#pragma unroll
    for (int row = 0; row < 4; ++row) die = row == (int)(slot >> 1) ? t.dice[2 + row] : die;
    return crossing(slot >> 1, white + die);
}

// The n-th legal choice in the order of games/; passing is the last.
INLINE u32 nth(const Play& t, u32 bits, u32 n) {
    if (n >= (u32)POPCOUNT(bits)) return 0;
    for (; n; --n) bits &= bits - 1;
    return action_of(t, FIRST_SET(bits));
}

INLINE u32 legal_slots(const Play& t, u64 rows) {
    return t.phase == ACTION_1 ? legal_white(t, rows) : legal_coloured(t, rows);
}

INLINE u32 awaits(const Play& t, u32 seat) {
    return t.phase == ACTION_1 || (t.phase == ACTION_2 && seat == t.active);
}

INLINE u32 choose_randomly(Play& t, u64 rows) {
    u32 bits = legal_slots(t, rows);
    return nth(t, bits, below(t, POPCOUNT(bits) + 1));
}

INLINE void cross(Play& t, u32 seat, u32 choice) {
    if (!choice) return;
    u32 row = (choice - 1) / PLACES, place = (choice - 1) % PLACES;
    u64 bits = (place == LAST ? 3ull << LAST : 1ull << place) << (ROW_BITS * row);  // QX-3.2
#pragma unroll
    for (int s = 0; s < SEATS; ++s) t.rows[s] |= s == (int)seat ? bits : 0;
    if (seat == t.active) t.crossed = 1;
    if (place == LAST) t.closed |= 1 << row;  // QX-3.3
}

// QX-4.1, QX-4.2.
INLINE u32 end_if_closed(Play& t) {
    if (POPCOUNT(t.closed) < 2) return 0;
    t.phase = OVER, t.ended = BY_ROWS;
    return 1;
}

INLINE void deal(Play& t) {
    if (t.phase == FIRST) {
        t.active = below(t, SEATS);
        t.phase = ROLL;
        return;
    }
    u64 word = draw(t);  // six dice from one draw; uneven by less than 1e-14
#pragma unroll
    for (int die = 0; die < DICE; ++die) {
        u32 face = (u32)HIGH_64(word, 6) + 1;
        word *= 6;
        t.dice[die] = die > 1 && (t.closed >> (die - 2) & 1) ? 0 : face;  // QX-3.3
    }
    t.crossed = 0;
    t.phase = ACTION_1;
}

// QX-2.5: the active player who crossed nothing crosses a miss; the fourth ends it (QX-4.1).
INLINE void end_turn(Play& t) {
    if (!t.crossed) {
        u32 most = 0;
#pragma unroll
        for (int s = 0; s < SEATS; ++s) {
            t.misses[s] += s == (int)t.active;
            most = s == (int)t.active ? t.misses[s] : most;
        }
        if (most > 3) {
            t.phase = OVER, t.ended = BY_PENALTIES;
            return;
        }
    }
    t.active = t.active + 1 == SEATS ? 0 : t.active + 1;  // QX-2.1
    t.phase = ROLL;
}

// All awaited seats' legal choices at once (QX-2.3).
INLINE void act(Play& t, const u32* choices) {
    if (t.phase == ACTION_1) {
#pragma unroll
        for (int seat = 0; seat < SEATS; ++seat) cross(t, seat, choices[seat]);
        if (!end_if_closed(t)) t.phase = ACTION_2;
    } else if (t.phase == ACTION_2) {
        u32 chosen = 0;
#pragma unroll
        for (int seat = 0; seat < SEATS; ++seat) chosen = seat == (int)t.active ? choices[seat] : chosen;
        cross(t, t.active, chosen);
        if (!end_if_closed(t)) end_turn(t);
    }
}

// QX-4.4.
INLINE int score(u64 rows, u32 misses) {
    int points = -5 * (int)misses;
#pragma unroll
    for (int row = 0; row < 4; ++row) {
        int crosses = POPCOUNT(marks_of(rows, row));
        points += crosses * (crosses + 1) / 2;
    }
    return points;
}

// One turn of random players. Returns how many choices were made.
INLINE u32 play_turn(Play& t, signed char* log) {
    u32 choices[SEATS];
    if (t.phase == FIRST) deal(t);
    deal(t);
    if (log) {
        log[0] = t.active, log[1] = t.closed;
        for (int die = 0; die < DICE; ++die) log[2 + die] = t.dice[die];
        log[LOG_TURN - 2] = log[LOG_TURN - 1] = -1;
    }
#pragma unroll
    for (int seat = 0; seat < SEATS; ++seat) {
        choices[seat] = choose_randomly(t, t.rows[seat]);
        if (log) {
            log[2 + DICE + 2 * seat] = legal_white(t, t.rows[seat]);
            log[3 + DICE + 2 * seat] = choices[seat];
        }
    }
    act(t, choices);
    if (t.phase == OVER) return SEATS;
    u64 rows = rows_of(t, t.active);
    u32 chosen = choose_randomly(t, rows);
    if (log) {
        log[LOG_TURN - 2] = (signed char)legal_coloured(t, rows);
        log[LOG_TURN - 1] = chosen;
    }
    cross(t, t.active, chosen);
    if (!end_if_closed(t)) end_turn(t);
    return SEATS + 1;
}

// ---- kernels -------------------------------------------------------------------------------

KERNEL seed_all(Table* tables, long long n, u64 seed) {
    EACH_TABLE(i, n) {
        Play t;
        t.random = seed * 0xD1342543DE82EF95ull;
        u64 key = draw(t);
        t.random = key ^ (u64)i * 0xA24BAED4963EE407ull;
        t.random = draw(t);
        set_up(t);
        pack(t, tables[i]);
    }
}

KERNEL reset_all(Table* tables, long long n, const unsigned char* where) {
    EACH_TABLE(i, n) if (where[i]) {
        Play t = unpack(tables[i]);
        set_up(t);
        pack(t, tables[i]);
    }
}

// Whole turns of random players; a table that is over is set up again.
KERNEL play_all(Table* tables, long long n, int turns, u32* decisions, u32* matches,
                signed char* log, long long logged) {
    EACH_TABLE(i, n) {
        Play t = unpack(tables[i]);
        u32 made = 0, ended = 0;
        for (int turn = 0; turn < turns; ++turn) {
            if (t.phase == OVER) set_up(t);
            made += play_turn(t, i < logged ? log + (i * turns + turn) * LOG_TURN : 0);
            ended += t.phase == OVER;
        }
        decisions[i] += made;
        matches[i] += ended;
        pack(t, tables[i]);
    }
}

INLINE u32 learner_owes(const Play& t, u32 learners) {
    if (t.phase == ACTION_1) return learners != 0;
    return t.phase == ACTION_2 && (learners >> t.active & 1);
}

INLINE void choose_others(Play& t, u32 learners, u32* choices) {
#pragma unroll
    for (int seat = 0; seat < SEATS; ++seat)
        if (!(learners >> seat & 1) && awaits(t, seat)) choices[seat] = choose_randomly(t, t.rows[seat]);
}

// Until a learner owes a choice, or it is over.
KERNEL advance_all(Table* tables, long long n, const unsigned char* where, u32 learners) {
    EACH_TABLE(i, n) if (where[i]) {
        Play t = unpack(tables[i]);
        u32 choices[SEATS] = {};
        while (t.phase != OVER && !learner_owes(t, learners)) {
            if (t.phase < ACTION_1) {
                deal(t);
            } else {
                choose_others(t, learners, choices);
                act(t, choices);
            }
        }
        pack(t, tables[i]);
    }
}

KERNEL answer_all(Table* tables, long long n, const unsigned char* where, u32 learners,
                  const long long* given) {
    EACH_TABLE(i, n) if (where[i]) {
        Play t = unpack(tables[i]);
        u32 choices[SEATS] = {}, count = POPCOUNT(learners), slot = 0;
        choose_others(t, learners, choices);
#pragma unroll
        for (int seat = 0; seat < SEATS; ++seat)
            if (learners >> seat & 1) choices[seat] = (u32)given[i * count + slot++];
        act(t, choices);
        pack(t, tables[i]);
    }
}

KERNEL legal_all(const Table* tables, long long n, u32 learners, signed char* mask) {
    EACH_TABLE(i, n) {
        Play t = unpack(tables[i]);
        u32 count = POPCOUNT(learners), slot = 0;
#pragma unroll
        for (int seat = 0; seat < SEATS; ++seat)
            if (learners >> seat & 1) {
                signed char* own = mask + (i * count + slot++) * (ACTIONS + 1);
                for (int action = 0; action <= ACTIONS; ++action) own[action] = 0;
                if (!awaits(t, seat)) {
                    own[ACTIONS] = 1;
                    continue;
                }
                u32 bits = legal_slots(t, t.rows[seat]);
                own[0] = 1;
                for (; bits; bits &= bits - 1) own[action_of(t, FIRST_SET(bits))] = 1;
            }
    }
}

INLINE void observe(const Play& t, int seat, float* out) {
    int at = 50 * SEATS;
    for (int turn = 0; turn < SEATS; ++turn) {
        int other = (seat + turn) % SEATS;
        u64 rows = rows_of(t, other);
        u32 misses = 0;
        for (int s = 0; s < SEATS; ++s) misses = s == other ? t.misses[s] : misses;
        for (int row = 0; row < 4; ++row) {
            u32 marks = marks_of(rows, row);
            for (int place = 0; place < PLACES; ++place)
                out[(turn * 4 + row) * PLACES + place] = marks >> place & 1;
            out[44 * SEATS + turn * 4 + row] = marks >> PLACES & 1;
        }
        out[48 * SEATS + turn] = misses / 4.0f;
        out[49 * SEATS + turn] = (score(rows, misses) + 20) / 332.0f;
    }
    for (int row = 0; row < 4; ++row) out[at + row] = t.closed >> row & 1;
    at += 4;
    for (int die = 0; die < DICE; ++die)
        for (u32 face = 1; face <= 6; ++face) out[at + 6 * die + face - 1] = t.dice[die] == face;
    at += 36;
    for (u32 phase = ACTION_1; phase <= OVER; ++phase) out[at + phase - ACTION_1] = t.phase == phase;
    at += 4;
    for (int turn = 0; turn < SEATS; ++turn) out[at + turn] = (seat + turn) % SEATS == (int)t.active;
    at += SEATS;
    out[at] = t.crossed;
    out[at + 1] = awaits(t, seat);
    for (int s = 0; s < SEATS; ++s) out[at + 2 + s] = s == seat;
}

KERNEL observe_all(const Table* tables, long long n, u32 learners, float* out) {
    EACH_TABLE(i, n) {
        Play t = unpack(tables[i]);
        u32 count = POPCOUNT(learners), slot = 0;
        for (int seat = 0; seat < SEATS; ++seat)
            if (learners >> seat & 1) observe(t, seat, out + (i * count + slot++) * SIZE);
    }
}

// Each seat's part of the victory (QX-4.5), scores, and which tables are over.
KERNEL finish_all(const Table* tables, long long n, float* credits, short* scores,
                  unsigned char* over) {
    EACH_TABLE(i, n) {
        Play t = unpack(tables[i]);
        int best = -100, winners = 0, points[SEATS];
#pragma unroll
        for (int seat = 0; seat < SEATS; ++seat) {
            points[seat] = score(t.rows[seat], t.misses[seat]);
            scores[i * SEATS + seat] = points[seat];
            winners = points[seat] > best ? 1 : winners + (points[seat] == best);
            best = points[seat] > best ? points[seat] : best;
        }
        over[i] = t.phase == OVER;
#pragma unroll
        for (int seat = 0; seat < SEATS; ++seat)
            credits[i * SEATS + seat] = t.phase == OVER && points[seat] == best ? 1.0f / winners : 0;
    }
}
