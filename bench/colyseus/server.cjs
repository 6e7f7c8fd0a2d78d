// Colyseus with rooms that seal and reveal as Tablecade's tables do: four players choose in secret, the last choice
// reveals all. The game is a sketch of Pixoid: no walls, and every choice is legal. All is kept in memory.
const { Server, Room } = require("@colyseus/core");
const { WebSocketTransport } = require("@colyseus/ws-transport");

const SIDE = 10;
const WAYS = { up: [0, 1], down: [0, -1], left: [-1, 0], right: [1, 0] };

function walked([x, y], program) {
  const [, way, steps] = /^([a-z]+)(\d)$/.exec(program);
  const [dx, dy] = WAYS[way];
  const within = (at) => Math.min(SIDE - 1, Math.max(0, at));
  return [within(x + dx * Number(steps)), within(y + dy * Number(steps))];
}

class Sealing extends Room {
  maxClients = 4;
  patchRate = null;

  onCreate() {
    this.turn = 0;
    this.cubes = [[0, 0], [9, 0], [0, 9], [9, 9]];
    this.seats = new Map();
    this.sealed = new Map();
    this.onMessage("seal", (client, program) => this.seal(client, program));
  }

  onJoin(client) {
    this.seats.set(client.sessionId, this.seats.size);
    if (this.seats.size === 4) this.broadcast("reveal", { turn: 0, programs: {}, cubes: this.cubes });
  }

  seal(client, program) {
    const seat = this.seats.get(client.sessionId);
    this.sealed.set(seat, program);
    client.send("answered", this.turn);
    if (this.sealed.size < this.cubes.length) return this.broadcast("sealed", seat);
    this.cubes = this.cubes.map((cube, at) => walked(cube, this.sealed.get(at)));
    this.turn += 1;
    this.broadcast("reveal", { turn: this.turn, programs: Object.fromEntries(this.sealed), cubes: this.cubes });
    this.sealed = new Map();
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define("sealing", Sealing);
server.listen(Number(process.argv[2]));
