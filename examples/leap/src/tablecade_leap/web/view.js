/** The lake of Knight's Leap: the board, its knights, their jumps. */

export const contract = 1;

const JUMP_MS = 620;
const SINK_MS = 480;
const COLUMNS = "abcdefgh";

/** @type {typeof import("./tablecade").mount} */
export function mount(target, given) {
  const { words, table } = given;
  const size = given.seen.state.board.length;
  let seen = given.seen;
  /** The cell that has the tab stop. */
  let focused = ownKnight() ?? "a1";
  /** Why the last tap chose nothing; it stands until a choice or a reveal. */
  let refused = "";

  const view = make("div", `leap ${given.place}`);
  const round = make("b");
  const stones = make("span");
  const seats = make("ul");
  const told = make("p", "told");
  told.setAttribute("aria-live", "polite");
  const facts = make("div", "facts");
  facts.append(round, stones, seats);
  const lake = make("div", "lake");
  lake.setAttribute("role", "grid");
  lake.setAttribute("aria-label", words("leap-lake"));
  view.style.setProperty("--size", String(size));
  const knights = make("div", "knights");
  knights.setAttribute("aria-hidden", "true");
  const water = make("div", "water");
  water.append(lake, knights);
  view.append(facts, water, told);
  target.append(view);

  const cells = new Map();
  for (let y = size; y > 0; y--) {
    const row = make("div", "row");
    row.setAttribute("role", "row");
    for (const x of COLUMNS.slice(0, size)) row.append(makeCell(`${x}${y}`));
    lake.append(row);
  }
  const pieces = table.seats.map(makeKnight);
  const ghost = makeKnight(table.seats[seen.mine?.seat ?? 0]);
  ghost.classList.add("ghost");
  lake.addEventListener("keydown", moveFocus);
  render();

  return {
    async update(next, revealed) {
      if (revealed) {
        refused = "";
        await play(revealed);
      }
      seen = next;
      render();
    },
    destroy() {
      view.remove();
    },
  };

  function makeCell(name) {
    const cell = make("button", "cell");
    cell.type = "button";
    cell.setAttribute("role", "gridcell");
    cell.dataset.cell = name;
    const stone = make("span", "stone");
    cell.append(stone);
    if (name[0] === "a") cell.append(makeName("number", name.slice(1)));
    if (name.slice(1) === "1") cell.append(makeName("letter", name[0]));
    cell.addEventListener("click", () => tap(name));
    cell.addEventListener("focus", () => setFocused(name));
    cells.set(name, cell);
    return cell;
  }

  /** A knight in the colour of its seat, with the seat's sign. */
  function makeKnight({ seat, colour, sign }) {
    const knight = make("div", "knight");
    knight.dataset.seat = String(seat);
    knight.style.setProperty("--seat", colour);
    knight.append(make("span", "body"), makeSign(sign));
    knights.append(knight);
    return knight;
  }

  function stateCell(name) {
    const [row, column] = indices(name);
    return seen.state.board[row][column];
  }

  function indices(name) {
    return [size - Number(name.slice(1)), COLUMNS.indexOf(name[0])];
  }

  function knightOf(seat, board = seen.state.board) {
    for (const name of cellNames()) {
      const [row, column] = indices(name);
      if (board[row][column].owner === seat) return name;
    }
    return null;
  }

  function* cellNames() {
    for (let y = size; y > 0; y--) for (const x of COLUMNS.slice(0, size)) yield `${x}${y}`;
  }

  function ownKnight() {
    return seen.mine ? knightOf(seen.mine.seat) : null;
  }

  function own() {
    return seen.mine?.hands[seen.mine.seat];
  }

  function render() {
    const hand = own();
    const chosen = hand?.choice ?? hand?.draft ?? null;
    const free = hand !== undefined && hand.choice === null && hand.legal.length > 1;
    const open = free && seen.status === "playing";
    const onward = chosen === null ? [] : (hand.preview[chosen]?.onward ?? []);
    const home = chosen === null ? null : ownKnight();
    for (const [name, cell] of cells) {
      for (const animation of cell.firstChild.getAnimations()) animation.cancel();
      const { ground, owner } = stateCell(name);
      const legal = open && hand.legal.includes(name);
      cell.classList.toggle("sunk", ground === "water");
      cell.classList.toggle("legal", legal && name !== chosen);
      cell.classList.toggle("chosen", name === chosen);
      cell.classList.toggle("onward", onward.includes(name));
      cell.classList.toggle("leaving", name === home);
      cell.setAttribute("aria-selected", String(name === chosen));
      cell.setAttribute("aria-label", label(name, { ground, owner, legal }));
    }
    for (const [seat, knight] of pieces.entries()) place(knight, knightOf(seat));
    for (const knight of pieces)
      knight.classList.toggle("mine", Number(knight.dataset.seat) === seen.mine?.seat);
    place(ghost, chosen);
    setFocused(focused);
    renderFacts(chosen === null ? null : onward.length, open);
  }

  function label(name, { ground, owner, legal }) {
    if (owner !== undefined) return words("leap-label-knight", { cell: name, name: words.seat(owner) });
    if (ground) return words("leap-label-water", { cell: name });
    return words(legal ? "leap-label-choose" : "leap-label-stone", { cell: name });
  }

  function renderFacts(ways, open) {
    const { state } = seen;
    round.textContent = words("leap-round", { round: state.round });
    stones.textContent = words("leap-stones", { stones: state.stones });
    seats.setAttribute("aria-label", words("leap-ways"));
    seats.replaceChildren(...table.seats.map((seat) => seatItem(seat, state.ways[seat.seat])));
    told.classList.toggle("warn", refused !== "");
    if (refused) told.textContent = refused;
    else if (ways !== null) told.textContent = words("leap-onward", { ways });
    else told.textContent = open ? words("leap-your-turn") : "";
  }

  /** How many ways a knight has: a number and as many pips. */
  function seatItem({ seat, colour, sign, name }, ways) {
    const item = make("li", ways === 0 ? "out" : "");
    item.dataset.seat = String(seat);
    item.style.setProperty("--seat", colour);
    const tile = make("span", "tile");
    tile.append(makeSign(sign));
    const pips = make("span", "pips");
    pips.setAttribute("aria-hidden", "true");
    for (let i = 0; i < 8; i++) pips.append(make("i", i < ways ? "on" : ""));
    const count = make("b");
    count.textContent = ways === 0 ? words("leap-sunk") : String(ways);
    const who = make("span", "who");
    who.textContent = name;
    item.append(tile, who, pips, count);
    return item;
  }

  function tap(name) {
    const hand = own();
    if (given.place !== "seat" || !hand || hand.choice !== null) return;
    if (given.choose(seen.mine.seat, hand.draft === name ? null : name)) {
      refused = "";
      given.sound("touch");
    } else if (seen.status === "playing" && stateCell(name).owner !== seen.mine.seat) {
      refused = hand.refused[name]?.sentence ?? words("refusal-leap-no-move");
      told.textContent = refused;
      told.classList.add("warn");
    }
  }

  function setFocused(name) {
    focused = name;
    for (const [other, cell] of cells) cell.tabIndex = other === name ? 0 : -1;
  }

  function moveFocus(event) {
    const steps = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const [row, column] = indices(focused);
    const next = `${COLUMNS[column + step[1]]}${size - row - step[0]}`;
    cells.get(next)?.focus();
  }

  /** Plays a decision on the board as it was before: jumps and collisions together, then those
   * who sink. */
  async function play({ before, events }) {
    for (const cell of cells.values()) cell.classList.remove("changed", "legal", "onward", "chosen");
    place(ghost, null);
    told.textContent = "";
    if (table.calm) {
      for (const { start, to, at } of events)
        for (const name of [start, to, at]) cells.get(name)?.classList.add("changed");
      return;
    }
    const moved = events.flatMap((event) => {
      if (event.kind === "jumped") return [jump(event), sink(event.start, 0.35)];
      if (event.kind === "collided") return [...bounce(event, before), sink(event.at, 0.5)];
      return [];
    });
    given.sound("step");
    await finished(moved);
    given.sound(events.some(({ kind }) => kind === "collided") ? "roll" : "place");
    const sunk = events.filter(({ kind }) => kind === "sank");
    if (sunk.length > 0) given.sound("lose");
    await finished(sunk.flatMap(({ seat, at }) => [drown(pieces[seat], at), sink(at, 0)]));
  }

  /** Where a cell is from another, in cells. */
  function offset(from, to) {
    const [[r1, c1], [r2, c2]] = [indices(from), indices(to)];
    return [c2 - c1, r2 - r1];
  }

  function jump({ seat, start, to }) {
    const [dx, dy] = offset(start, to);
    return animate(pieces[seat], arc(dx, dy), JUMP_MS);
  }

  function arc(dx, dy) {
    return [
      { transform: "none", easing: "cubic-bezier(0.3, 0, 0.5, 1)" },
      { transform: `translate(${dx * 50}%, ${dy * 50 - 55}%) scale(1.3)`, easing: "cubic-bezier(0.5, 0, 0.8, 0.7)" },
      { transform: `translate(${dx * 100}%, ${dy * 100}%)` },
    ];
  }

  function bounce({ seats: colliding, at }, before) {
    return colliding.map((seat) => {
      const [dx, dy] = offset(knightOf(seat, before.board) ?? at, at);
      const near = `translate(${dx * 82}%, ${dy * 82 - 25}%) scale(1.2)`;
      return animate(
        pieces[seat],
        [{ transform: "none" }, { transform: near, offset: 0.45 }, { transform: near, offset: 0.5 }, { transform: "none" }],
        JUMP_MS * 1.4,
      );
    });
  }

  /** A stone goes under, with a ring on the water. */
  function sink(name, delay) {
    const cell = cells.get(name);
    const ring = make("span", "ring");
    cell.append(ring);
    const wait = delay * JUMP_MS;
    const stone = animate(
      cell.firstChild,
      [{}, { transform: "translateY(12%) scale(0.72)", opacity: 0 }],
      SINK_MS,
      wait,
    );
    animate(ring, [{ opacity: 0.9, transform: "scale(0.4)" }, { opacity: 0, transform: "scale(1.35)" }], SINK_MS, wait)
      .finished.catch(() => null)
      .then(() => ring.remove());
    return stone;
  }

  function drown(knight, at) {
    const now = knight.dataset.at;
    const [dx, dy] = offset(now, at).map((step) => step * 100);
    const from = `translate(${dx}%, ${dy}%)`;
    return animate(
      knight,
      [{ transform: from }, { transform: `${from} rotate(-14deg)`, offset: 0.4 }, { transform: `${from} translateY(35%) rotate(20deg) scale(0.5)`, opacity: 0 }],
      SINK_MS * 1.5,
    );
  }

  function animate(element, frames, duration, delay = 0) {
    const { tempo } = table;
    return element.animate(frames, { duration: duration / tempo, delay: delay / tempo, fill: "both" });
  }

  async function finished(animations) {
    await Promise.all(animations.map((animation) => animation.finished.catch(() => null)));
  }

  function place(knight, name) {
    knight.classList.toggle("gone", name === null);
    for (const animation of knight.getAnimations()) animation.cancel();
    if (name === null) return;
    const [row, column] = indices(name);
    knight.dataset.at = name;
    knight.style.setProperty("--row", String(row));
    knight.style.setProperty("--column", String(column));
  }
}

function make(tag, name = "") {
  const element = document.createElement(tag);
  if (name) element.className = name;
  return element;
}

function makeName(kind, text) {
  const name = make("span", `name ${kind}`);
  name.textContent = text;
  return name;
}

function makeSign(path) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const shape = document.createElementNS("http://www.w3.org/2000/svg", "path");
  shape.setAttribute("d", path);
  svg.append(shape);
  return svg;
}
