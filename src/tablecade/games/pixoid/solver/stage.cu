// One turn of Pixoid's backward induction: a warp solves the matrix game of one state.
//
// Rows are Pixoid's programs, columns the joint programs of three Bugs. Entries are looked up in the
// next turn's values whenever they are needed: storing them would cost more than finding them again.
// The twin on the CPU (stage.py, induction.py) says the same in Python.
//
// Compiled with PIX (pix of the board), MOST (most programs of a pix), SHORT (1: the short game).

#define WARPS 8            // warps in a block
#define STATES 32          // states each warp solves, one after the other
#define ALL 0xffffffffu
#define UNIT 134217728.0   // one cube in the fixed point of values: 2^27

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;

const int TRIPLES = PIX * (PIX + 1) * (PIX + 2) / 6;
const u32 CUBE = 1u << 27;
const int PIVOTS = 400;        // more than any game seen needed: what needs more is counted, not guessed
const double GAIN = 2.0;       // in fixed point: a column must better the value by this much
const double NEGATIVE = -1e-11;
const double FAILED = -UNIT;
const double TINY = 1e-12;
const double PIVOT = 1e-8;
// Rows are tilted a little to break ties, so that the simplex can't go in circles; where rounding still
// leads it astray, about once in 10^8 games, it starts again with a stronger tilt.
const double TILT = 1e-10, STRONGEST_TILT = 1e-6;

struct Maze {
    const u8 *count, *end, *distance, *first, *beyond, *picks;
    const u32 *catches;
    const uchar4 *triples;
};

struct Turn {
    const u32 *next;           // [mask][pix][triple]: values with one turn less to go
    const u32 *nothing;        // [triple]: zeros, where no turn follows
    u32 *value;                // [mask][pix][triple]: what this turn finds
    u16 *hint;                 // [mask][pix][triple]: the column that did best a turn later
    const u8 *pixoid, *bugs;   // board.py
    unsigned long long *tally; // states solved, of those mixed, scans, states not solved
    int left;                  // turns to go, with this one
    int bonuses;               // bonus cubes of the board: 0 or 4
};

struct Scratch {               // one for each warp, in shared memory
    double inverse[(MOST + 1) * (MOST + 1)];
    double column[MOST];
    double weight[MOST];
    const u32 *slice[MOST];
    u32 base[MOST], caught[MOST];
    u32 catches[3][MOST];
    u8 end[3][MOST];
};

struct Row {                   // what a lane knows of its own row, before the Bugs are known
    u32 caught, base;
    const u32 *slice;
};

struct Game {
    int rows, n[3];            // programs of Pixoid and of each Bug
    u32 blocked;               // rows that walk into a standing Bug
};

__device__ __forceinline__ double uint_as_double(u32 value) {
    return __hiloint2double(0x43300000, (int)value) - 4503599627370496.0;
}

__device__ __forceinline__ int triple_index(int a, int b, int c) {
    int low = min(min(a, b), c), high = max(max(a, b), c), middle = a + b + c - low - high;
    return (int)(__umulhi((u32)(high * (high + 1) * (high + 2)), 0xAAAAAAABu) >> 2)
        + (middle * (middle + 1) >> 1) + low;
}

__device__ __forceinline__ int code(int a, int b, int c) { return a | b << 5 | c << 10; }

// What the cubes that a row picks up are worth if he is caught, and if he gets away (PX-6.3, PX-7.1).
__device__ void worth(const Turn &turn, int mask, int gain, u32 &caught, u32 &base, bool &over) {
#if SHORT
    int missing = max(turn.left - turn.bonuses + __popc(mask), 0);
    caught = gain >= missing ? CUBE : 0;
    base = gain + 1 >= missing ? CUBE : 0;
    over = base != 0;
#else
    caught = gain * CUBE;
    base = caught + CUBE;
    over = false;
#endif
}

__device__ Row make_row(const Maze &maze, const Turn &turn, int mask, int pixoid, int row) {
    Row made;
    bool over;
    int picked = maze.picks[pixoid * MOST + row] & mask;
    worth(turn, mask, __popc(picked), made.caught, made.base, over);
    size_t onto = (size_t)(mask & ~picked) * PIX + maze.end[pixoid * MOST + row];
    made.slice = over ? turn.nothing : turn.next + onto * TRIPLES;
    return made;
}

// PX-4.3, PX-4.6: who walks into a Bug keeps what he picked up before that pix.
__device__ bool walks_into(const Maze &maze, const Turn &turn, int mask, int pixoid, int row,
                           const int bugs[3], u32 &caught) {
    int first = MOST;
    for (int i = 0; i < 3; i++) {
        int start = maze.first[pixoid * PIX + bugs[i]];
        if (start <= row && row < maze.beyond[pixoid * PIX + bugs[i]]) first = min(first, start);
    }
    if (first == MOST) return false;
    int gain = 0;
    if (maze.distance[pixoid * MOST + first] > 1)
        gain = __popc(maze.picks[pixoid * MOST + first - 1] & mask);
    u32 base;
    bool over;
    worth(turn, mask, gain, caught, base, over);
    return true;
}

__device__ Game set_up(const Maze &maze, const Turn &turn, Scratch &s, const Row &own, int mask,
                       int pixoid, const int bugs[3], int lane) {
    Game game;
    game.rows = maze.count[pixoid];
    bool blocked = false;
    if (lane < game.rows) {
        u32 caught = own.caught;
        blocked = walks_into(maze, turn, mask, pixoid, lane, bugs, caught);
        s.caught[lane] = caught;
        s.base[lane] = own.base;
        s.slice[lane] = own.slice;
    }
    game.blocked = __ballot_sync(ALL, blocked);
    for (int i = 0; i < 3; i++) {
        game.n[i] = maze.count[bugs[i]];
        if (lane < game.n[i]) {
            s.end[i][lane] = maze.end[bugs[i] * MOST + lane];
            s.catches[i][lane] = maze.catches[((size_t)pixoid * PIX + bugs[i]) * MOST + lane];
        }
    }
    __syncwarp();
    return game;
}

// The entry of the lane's own row in a column, in cubes.
__device__ double entry(const Scratch &s, const Game &game, int column, int lane) {
    if (lane >= game.rows) return 0.0;
    int a = column & 31, b = column >> 5 & 31, c = column >> 10;
    u32 caught = s.catches[0][a] | s.catches[1][b] | s.catches[2][c] | game.blocked;
    if (caught >> lane & 1) return uint_as_double(s.caught[lane]) / UNIT;
    int triple = triple_index(s.end[0][a], s.end[1][b], s.end[2][c]);
    return uint_as_double(s.base[lane] + __ldg(s.slice[lane] + triple)) / UNIT;
}

// The best column against Pixoid's mix (in s.weight): every lane returns the same. Exact and whole:
// only rows in use are looked up. For a single row the weights drop out.
__device__ double scan(const Scratch &s, const Game &game, u32 used, int lane, int &column) {
    int bc = game.n[1] * game.n[2], all = game.n[0] * bc;
    float by_bc = 1.0f / bc, by_c = 1.0f / game.n[2];
    double best = 1e300;
    for (int i = lane; i < all; i += 32) {
        int a = (int)((i + 0.5f) * by_bc), rest = i - a * bc;
        int b = (int)((rest + 0.5f) * by_c), c = rest - b * game.n[2];
        u32 caught = s.catches[0][a] | s.catches[1][b] | s.catches[2][c] | game.blocked;
        int triple = triple_index(s.end[0][a], s.end[1][b], s.end[2][c]);
        double sum = 0;
        for (u32 rows = used; rows; rows &= rows - 1) {
            int row = __ffs(rows) - 1;
            u32 value = caught >> row & 1 ? s.caught[row]
                                          : s.base[row] + __ldg(s.slice[row] + triple);
            sum += s.weight[row] * uint_as_double(value);
        }
        if (sum < best) best = sum, column = code(a, b, c);
    }
    for (int step = 16; step; step >>= 1) {
        double other = __shfl_xor_sync(ALL, best, step);
        int theirs = __shfl_xor_sync(ALL, column, step);
        if (other < best || (other == best && theirs < column)) best = other, column = theirs;
    }
    return best;
}

// A single row that some Bug can catch: nothing is worse for Pixoid than to be caught.
__device__ bool catch_row(const Scratch &s, const Game &game, int row, int lane, int &column) {
    for (int i = 0; i < 3; i++) {
        bool can = lane < game.n[i] && (s.catches[i][lane] >> row & 1);
        u32 who = __ballot_sync(ALL, can);
        if (who) {
            column = (column & ~(31 << 5 * i)) | (__ffs(who) - 1) << 5 * i;
            return true;
        }
    }
    return false;
}

__device__ double price(const Scratch &s, const Game &game, u32 used, int lane, int &column,
                        unsigned &scans) {
    if (__popc(used) == 1) {
        int row = __ffs(used) - 1;
        if (game.blocked >> row & 1 || catch_row(s, game, row, lane, column))
            return uint_as_double(s.caught[row]);
    }
    scans++;
    return scan(s, game, used, lane, column);
}

// The first basis: one column, Pixoid's best answer to it, and the slacks of all other rows.
// The last line of the inverse holds the value, and Pixoid's mix with its sign turned.
__device__ double first_basis(Scratch &s, const Game &game, double own, double tilt, int lane,
                              int &top) {
    double high = lane < game.rows ? own - tilt : -1e300;
    top = lane;
    for (int step = 16; step; step >>= 1) {
        double other = __shfl_xor_sync(ALL, high, step);
        int theirs = __shfl_xor_sync(ALL, top, step);
        if (other > high || (other == high && theirs < top)) high = other, top = theirs;
    }
    double best = __shfl_sync(ALL, own, top), tilt_top = __shfl_sync(ALL, tilt, top);
    int size = game.rows + 1;
    if (lane < size) {
        double *line = s.inverse + lane * size;
        for (int j = 0; j < game.rows; j++) line[j] = 0;
        bool slack = lane < game.rows && lane != top;
        if (slack) line[lane] = 1;
        if (lane != top) line[top] = -1;
        line[game.rows] = lane == top ? 1.0 : lane == game.rows ? best : best - own;
    }
    __syncwarp();
    return lane == top ? 1.0 : lane == game.rows ? best : best - own + tilt - tilt_top;
}

// The lane's basic variable is at `level`; `toward` is how fast it falls as the new one enters.
__device__ bool pivot(Scratch &s, const Game &game, double toward, double &level, int &held,
                      int entering, int lane) {
    int size = game.rows + 1;
    double ratio = lane < game.rows && toward > PIVOT ? level / toward : 1e300;
    int out = lane;
    for (int step = 16; step; step >>= 1) {
        double other = __shfl_xor_sync(ALL, ratio, step);
        int theirs = __shfl_xor_sync(ALL, out, step);
        if (other < ratio || (other == ratio && theirs < out)) ratio = other, out = theirs;
    }
    if (ratio == 1e300) return false;
    double by = 1.0 / __shfl_sync(ALL, toward, out);
    if (lane < size && lane != out) {
        level -= ratio * toward;
        double *line = s.inverse + lane * size, *leaving = s.inverse + out * size;
        for (int j = 0; j < size; j++) line[j] -= toward * by * leaving[j];
    }
    __syncwarp();
    if (lane < size) s.inverse[out * size + lane] *= by;
    __syncwarp();
    if (lane == out) level = ratio, held = entering;
    return true;
}

// Revised simplex on Pixoid's rows. Returns the value in fixed point, or FAILED when the pivots ran
// out. `column` comes in as a guess and goes out as the column played most.
__device__ double solve(Scratch &s, const Game &game, int &column, double tilt, int lane,
                        bool &mixed, unsigned &scans) {
    int size = game.rows + 1, top;
    double own = entry(s, game, column, lane), golden = 0.6180339887 * lane;
    double level = first_basis(s, game, own, tilt * (1.0 + golden - (int)golden), lane, top);
    int held = lane == top ? column : -1;
    for (int done = 0; done < PIVOTS; done++) {
        double *last = s.inverse + game.rows * size;
        double x = lane < game.rows ? -last[lane] : 0.0, worst = x;
        int out = lane;
        for (int step = 16; step; step >>= 1) {
            double other = __shfl_xor_sync(ALL, worst, step);
            int theirs = __shfl_xor_sync(ALL, out, step);
            if (other < worst || (other == worst && theirs < out)) worst = other, out = theirs;
        }
        double toward = 0;
        int entering = -1;
        if (worst < NEGATIVE) {        // a row that Pixoid would play less than never leaves the mix
            if (lane < size) toward = s.inverse[lane * size + out];
        } else {
            u32 used = __ballot_sync(ALL, x > TINY);
            if (lane < game.rows) s.weight[lane] = x;
            __syncwarp();
            double value = last[game.rows] * UNIT;
            entering = column;
            if (price(s, game, used, lane, entering, scans) > value - GAIN) {
                mixed = __popc(used) > 1;
                double most = held < 0 || lane >= game.rows ? -1.0 : level;
                for (int step = 16; step; step >>= 1) {
                    double other = __shfl_xor_sync(ALL, most, step);
                    int theirs = __shfl_xor_sync(ALL, held, step);
                    if (other > most || (other == most && theirs > held)) most = other, held = theirs;
                }
                column = held;
                return value;
            }
            column = entering;
            own = entry(s, game, entering, lane);
            if (lane < game.rows) s.column[lane] = own;
            __syncwarp();
            if (lane < size) {
                const double *line = s.inverse + lane * size;
                toward = line[game.rows];
                for (int j = 0; j < game.rows; j++) toward += line[j] * s.column[j];
            }
        }
        __syncwarp();
        if (!pivot(s, game, toward, level, held, entering, lane)) break;
    }
    return FAILED;
}

extern "C" __global__ void scratch_size(int *size) { *size = sizeof(Scratch); }

extern "C" __global__ void solve_turn(
        const u8 *count, const u8 *end, const u8 *distance, const u8 *first, const u8 *beyond,
        const u8 *picks, const u32 *catches, const uchar4 *triples,
        const u32 *next, const u32 *nothing, u32 *found, u16 *hint, const u8 *from_start,
        const u8 *bugs_from_start, unsigned long long *tally, int left, int bonuses) {
    Maze maze = {count, end, distance, first, beyond, picks, catches, triples};
    Turn turn = {next, nothing, found, hint, from_start, bugs_from_start, tally, left, bonuses};
    extern __shared__ double memory[];
    int lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
    Scratch &s = ((Scratch *)memory)[warp];
    int mask = blockIdx.y / PIX, pixoid = blockIdx.y % PIX;
    u8 here = turn.pixoid[blockIdx.y];
    if (!here) return;
    Row own;
    if (lane < maze.count[pixoid]) own = make_row(maze, turn, mask, pixoid, lane);
    unsigned solved = 0, mixes = 0, scans = 0, unsolved = 0;
    int start = (blockIdx.x * WARPS + warp) * STATES, stop = min(start + STATES, TRIPLES);
    for (int triple = start; triple < stop; triple++) {
        if (!(turn.bugs[triple] & here)) continue;
        uchar4 three = maze.triples[triple];
        int bugs[3] = {three.x, three.y, three.z};
        if (bugs[0] == pixoid || bugs[1] == pixoid || bugs[2] == pixoid) continue;
        __syncwarp();
        Game game = set_up(maze, turn, s, own, mask, pixoid, bugs, lane);
        size_t at = (size_t)blockIdx.y * TRIPLES + triple;
        int column = turn.hint[at];
        bool mixed = false;
        double value = FAILED;
        for (double tilt = TILT; value == FAILED && tilt <= STRONGEST_TILT; tilt *= 100)
            value = solve(s, game, column, tilt, lane, mixed, scans);
        solved++, mixes += mixed, unsolved += value == FAILED;
        if (lane == 0) {
            turn.value[at] = (u32)(fmax(value, 0.0) + 0.5);
            turn.hint[at] = (u16)max(column, 0);
        }
    }
    if (lane == 0) {
        atomicAdd(turn.tally, (unsigned long long)solved);
        atomicAdd(turn.tally + 1, (unsigned long long)mixes);
        atomicAdd(turn.tally + 2, (unsigned long long)scans);
        atomicAdd(turn.tally + 3, (unsigned long long)unsolved);
    }
}
