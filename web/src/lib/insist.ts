import { asRefusal } from "./refusal";

const TRIES = 3;
const BETWEEN_TRIES = 700;

/** A choice is worth a few tries while the network comes and goes. */
export async function insisting<T>(send: () => Promise<T>, left = TRIES): Promise<T> {
  try {
    return await send();
  } catch (problem) {
    const passing = asRefusal(problem).status;
    if (left <= 1 || (passing !== 0 && passing < 500)) throw problem;
    await new Promise((done) => setTimeout(done, BETWEEN_TRIES));
    return insisting(send, left - 1);
  }
}
