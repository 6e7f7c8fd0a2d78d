// The board drawn by the package itself. Comment in the line `web="web"` of PACKAGE to use it.
export const contract = 1;

export function mount(target, given) {
  const board = document.createElement("div");
  board.className = "board";
  target.append(board);
  const hand = () => Object.keys(given.seen.mine?.hands ?? {})[0];

  function draw(seen) {
    const own = seen.mine?.hands[hand()];
    const cells = seen.state.board.flatMap((row, y) =>
      row.map((cell, x) => button(cell, `${"abcde"[x]}${y + 1}`, own)),
    );
    board.replaceChildren(...cells);
  }

  function button(cell, name, own) {
    const place = document.createElement("button");
    place.textContent = cell.owner === undefined ? "" : given.words.seat(cell.owner)[0];
    place.style.background =
      cell.ground === "wall" ? "var(--text)" : (given.table.seats[cell.owner]?.colour ?? "");
    place.disabled = !own?.legal.includes(name);
    place.classList.toggle("chosen", (own?.draft ?? own?.choice) === name);
    place.setAttribute("aria-label", name);
    place.addEventListener("click", () => given.choose(Number(hand()), name));
    return place;
  }

  draw(given.seen);
  return { update: (seen) => draw(seen), destroy: () => board.remove() };
}
