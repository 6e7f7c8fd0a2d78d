import type { Message, MyHand, Snapshot } from "$/wire/types";

/** The table after a message. Fields that the message doesn't have are unchanged. */
export function applied(seen: Snapshot, message: Message): Snapshot {
  switch (message.kind) {
    case "snapshot":
      return withOwnSeals(message);
    case "sealed":
      return withSeal(seen, message.hand, true);
    case "unsealed":
      return withSeal(seen, message.hand, false);
    case "resolved": {
      const { state, hands, awaited, sealed, rest, roll, mine } = message;
      return { ...seen, n: message.n + 1, state, hands, awaited, sealed, rest, roll, mine };
    }
    case "seats":
      return { ...seen, seats: message.seats, hands: message.hands };
    case "pace":
      return { ...seen, status: message.status, pace: message.pace };
    case "rest":
      return { ...seen, rest: message.rest };
    case "rolling":
      return { ...seen, roll: message.roll };
    case "over": {
      const { outcome, dice, evening } = message;
      const mine = seen.mine && { ...seen.mine, hands: {} };
      const done = { awaited: [], sealed: [], rest: null, roll: null, mine };
      return { ...seen, ...done, status: "over", outcome, dice, evening };
    }
    case "votes":
      return { ...seen, votes: message.votes };
    default:
      return seen; // a reaction, or a kind of message that only a newer server knows
  }
}

/** A snapshot with the own hands that have chosen marked as sealed: a table that hides who has
 * chosen marks nobody. */
export function withOwnSeals(seen: Snapshot): Snapshot {
  return Object.entries(seen.mine?.hands ?? {}).reduce(
    (marked, [hand, { choice }]) =>
      choice === null ? marked : withSeal(marked, Number(hand), true),
    seen,
  );
}

/** The same table with another choice of one of the own hands. */
export function withChoice(seen: Snapshot, hand: number, choice: string | null): Snapshot {
  const own = ownHand(seen, hand);
  if (!own || !seen.mine) return seen;
  const hands = { ...seen.mine.hands, [hand]: { ...own, choice } };
  return withSeal({ ...seen, mine: { ...seen.mine, hands } }, hand, choice !== null);
}

/** The same table with a hand marked as sealed or not, without its choice. */
export function withSeal(seen: Snapshot, hand: number, sealed: boolean): Snapshot {
  const others = seen.sealed.filter((other) => other !== hand);
  return { ...seen, sealed: sealed ? [...others, hand].sort((a, b) => a - b) : others };
}

export function ownHand(seen: Snapshot | null, hand: number): MyHand | undefined {
  return seen?.mine?.hands[String(hand)];
}

/** Whether a seat still has to choose. */
export function owes(seen: Snapshot, seat: number): boolean {
  return seen.awaited.some(
    (hand) => seen.hands[hand]?.seat === seat && !seen.sealed.includes(hand),
  );
}

/** Whether the table waits for a seat: for its choice or, between rounds, until it is ready. */
export function waitedFor(seen: Snapshot, seat: number): boolean {
  if (!seen.rest) return owes(seen, seat);
  return seen.seats[seat]?.kind === "human" && !seen.rest.ready.includes(seat);
}
