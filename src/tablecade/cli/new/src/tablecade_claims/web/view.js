// The board drawn by the package itself. Comment in the line `web="web"` of PACKAGE to use it.
export const contract = 1;

export function mount(target, given) {
  const board = document.createElement("div");
  board.className = "board";
  target.append(board);

  function draw(seen) {
    const [hand, own] = Object.entries(seen.mine?.hands ?? {})[0] ?? [];
    const cells = seen.state.board.flatMap((row, y) =>
      row.map((cell, x) => place(cell, `${String.fromCharCode(97 + x)}${y + 1}`, hand, own)),
    );
    board.replaceChildren(...cells);
  }

  function place(cell, name, hand, own) {
    const button = document.createElement("button");
    const seat = given.table.seats[cell.owner];
    if (seat) {
      button.style.background = seat.colour;
      button.innerHTML = `<svg viewBox="0 0 24 24"><path d="${seat.sign}"></path></svg>`;
    }
    button.className = cell.ground ?? "";
    button.disabled = !own?.legal.includes(name);
    button.classList.toggle("chosen", !!own && name === (own.draft ?? own.choice));
    button.setAttribute("aria-label", name);
    button.addEventListener("click", () => given.choose(Number(hand), name));
    return button;
  }

  draw(given.seen);
  return { update: (seen) => draw(seen), destroy: () => board.remove() };
}
