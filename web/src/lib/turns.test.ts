import { expect, test } from "vitest";
import { inTurn, nextTask } from "./turns";

async function until(done: () => boolean): Promise<void> {
  while (!done()) await nextTask();
}

test("parts are made one by one, from above, and none that was called off", async () => {
  const made: string[] = [];
  const part = (name: string, ...inside: string[]) =>
    inTurn(() => {
      made.push(name);
      for (const one of inside) part(one);
    });
  part("title");
  part("board", "tiles", "shuffle");
  part("pace");
  part("gone")();
  expect(made).toEqual([]);
  await until(() => made.length === 5);
  expect(made).toEqual(["title", "board", "tiles", "shuffle", "pace"]);
  part("later");
  await until(() => made.length === 6);
  expect(made.at(-1)).toBe("later");
});

test("the page gets its turn between two parts", async () => {
  const seen: number[] = [];
  let made = 0;
  for (let part = 0; part < 3; part++) inTurn(() => made++);
  while (made < 3) {
    await nextTask();
    seen.push(made);
  }
  expect(seen.filter((one) => one < 3)).toContain(1);
});
