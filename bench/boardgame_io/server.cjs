// boardgame.io with tables that seal and reveal as Tablecade's do: four players choose in secret, the last choice
// reveals all. The game is a sketch of Pixoid: no walls, and every choice is legal. All is kept in memory.
const { Server, Origins } = require("boardgame.io/server");
const { ActivePlayers } = require("boardgame.io/core");

const SIDE = 10;
const WAYS = { up: [0, 1], down: [0, -1], left: [-1, 0], right: [1, 0] };

function walked([x, y], program) {
  const [, way, steps] = /^([a-z]+)(\d)$/.exec(program);
  const [dx, dy] = WAYS[way];
  const within = (at) => Math.min(SIDE - 1, Math.max(0, at));
  return [within(x + dx * Number(steps)), within(y + dy * Number(steps))];
}

const seal = {
  move: ({ G, playerID }, program) => {
    G.sealed[playerID] = program;
    if (Object.keys(G.sealed).length < G.cubes.length) return;
    G.cubes = G.cubes.map((cube, seat) => walked(cube, G.sealed[seat]));
    G.revealed = G.sealed;
    G.sealed = {};
    G.turn += 1;
  },
  ignoreStaleStateID: true,
  redact: true,
};

const sealing = {
  name: "sealing",
  setup: () => ({ turn: 0, cubes: [[0, 0], [9, 0], [0, 9], [9, 9]], sealed: {}, revealed: {} }),
  moves: { seal },
  turn: { activePlayers: ActivePlayers.ALL },
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,
  playerView: ({ G, playerID }) => ({
    ...G,
    sealed: Object.fromEntries(
      Object.entries(G.sealed).map(([seat, program]) => [seat, seat === playerID ? program : true]),
    ),
  }),
};

Server({ games: [sealing], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
