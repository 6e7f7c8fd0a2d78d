import { listed, say } from "$/lib/i18n.svelte";
import { isShort, nameIn, type PixoidSnapshot, readProgram } from "./state";
import { PIXOID, type PixoidPreview } from "./wire";

/** The maze in words: who stands where, the bonus cubes, and where the own cubes can go. */
export default function told(seen: PixoidSnapshot): string[] {
  const { state } = seen;
  const name = nameIn(seen);
  const cube = (hand: number) =>
    hand < seen.seats.length ? name(hand) : `${name(hand)} (${say("pixoid-second-controller")})`;
  const where = [
    isShort(state)
      ? say("pixoid-where-short", { cubes: state.taken + state.picked })
      : say("pixoid-where", { round: state.round, rounds: state.rounds, turn: state.turn }),
    say("play-is-pixoid", { name: name(state.pixoid) }),
    say("pixoid-in-reserve", { reserve: state.reserve }),
  ];
  const cubes = state.cubes.flatMap((pix, hand) =>
    pix === null ? [] : [say("pixoid-told-cube", { name: cube(hand), pix })],
  );
  const bonus =
    state.bonus.length > 0 ? [say("pixoid-told-bonus", { pix: listed(state.bonus) })] : [];
  const scores = (state.scores ?? []).map((score, seat) =>
    say("setting-is", { name: name(seat), value: score }),
  );
  return [where.join(" · "), ...cubes, ...bonus, ...ways(seen), ...scores];
}

/** The way of the own cubes in each direction, as far as it goes. */
function ways({ mine, state }: PixoidSnapshot): string[] {
  return Object.entries(mine?.hands ?? {}).flatMap(([hand, { preview }]) =>
    Object.entries(preview).flatMap(([action, found]) => {
      const program = readProgram(action);
      if (program?.distance !== Math.max(...PIXOID.distances)) return [];
      const direction = say(`direction-${program.direction}`);
      const path = (found as PixoidPreview).path.join(", ");
      return [say("pixoid-told-way", { from: state.cubes[Number(hand)] ?? "", direction, path })];
    }),
  );
}
