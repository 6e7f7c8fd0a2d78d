import type { Message, MyHand, Snapshot } from "$/wire/types";

/** The table after a message. What a message leaves out stays as it was. */
export function applied(seen: Snapshot, message: Message): Snapshot {
  switch (message.kind) {
    case "snapshot":
      return message;
    case "sealed":
      return { ...seen, sealed: withHand(seen.sealed, message.hand) };
    case "unsealed":
      return { ...seen, sealed: seen.sealed.filter((hand) => hand !== message.hand) };
    case "resolved": {
      const { state, hands, awaited, sealed, rest, mine } = message;
      return { ...seen, n: message.n + 1, state, hands, awaited, sealed, rest, mine };
    }
    case "seats":
      return { ...seen, seats: message.seats, hands: message.hands };
    case "pace":
      return { ...seen, status: message.status, pace: message.pace };
    case "rest":
      return { ...seen, rest: message.rest };
    case "over":
      return {
        ...seen,
        status: "over",
        outcome: message.outcome,
        dice: message.dice,
        evening: message.evening,
      };
    case "reacted":
      return seen;
  }
}

/** The same table with another choice waiting in one of my hands. */
export function withChoice(seen: Snapshot, hand: number, choice: string | null): Snapshot {
  const own = ownHand(seen, hand);
  if (!own || !seen.mine) return seen;
  const hands = { ...seen.mine.hands, [hand]: { ...own, choice } };
  const sealed =
    choice === null ? seen.sealed.filter((h) => h !== hand) : withHand(seen.sealed, hand);
  return { ...seen, sealed, mine: { ...seen.mine, hands } };
}

export function ownHand(seen: Snapshot | null, hand: number): MyHand | undefined {
  return seen?.mine?.hands[String(hand)];
}

function withHand(hands: readonly number[], hand: number): number[] {
  return hands.includes(hand) ? [...hands] : [...hands, hand].sort((a, b) => a - b);
}
