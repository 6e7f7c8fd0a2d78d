// A bot that knows nothing of Tablecade but its protocol: node stranger.mjs http://localhost:8000 CODE [NAME]
// It sits down at the table, looks what it may choose, chooses at random, and says how it ended.

const [server, code, name = "Stranger"] = process.argv.slice(2);
const table = `${server}/api/tables/${code}`;
let token;

async function call(method, path, body) {
  const headers = { "Content-Type": "application/json" };
  if (token) headers.Authorization = `Bearer ${token}`;
  const answer = await fetch(table + path, { method, headers, body: body && JSON.stringify(body) });
  const told = await answer.json();
  if (answer.ok || told.code === "stale") return told; // stale: the table has moved on, so look again
  if (answer.status === 429) return pause(1000 * Number(answer.headers.get("Retry-After")));
  throw new Error(`${answer.status} ${JSON.stringify(told)}`);
}

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
const anyOf = (list) => list[Math.floor(Math.random() * list.length)];

const joined = await call("POST", "/join", { name });
token = joined.token;
console.log(`${name} sits in seat ${joined.seat}.`);

for (;;) {
  const seen = await call("GET", "");
  if (seen?.status === "over") {
    console.log(`It is over: ${JSON.stringify(seen.outcome)}`);
    break;
  }
  if (seen?.rest) await call("POST", "/ready");
  for (const [hand, { choice, legal }] of Object.entries(seen?.mine?.hands ?? {})) {
    if (choice === null) await call("POST", "/choices", { n: seen.n, hand: Number(hand), action: anyOf(legal) });
  }
  await pause(200); // a bot in a hurry listens to the socket instead
}
