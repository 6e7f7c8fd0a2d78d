// A bot for any table, over the protocol: node bot.mjs http://127.0.0.1:8000 CODE [NAME]
// It sits down, takes any legal choice for each hand it holds, and leaves when the match is over.
const [, , server, code, name = 'Robot'] = process.argv;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
let token = null;

async function call(method, path, body) {
  const headers = { 'Content-Type': 'application/json' };
  if (token) headers.Authorization = `Bearer ${token}`;
  const answer = await fetch(`${server}/api/tables/${code}${path}`, {
    method,
    headers,
    body: body && JSON.stringify(body),
  });
  if (answer.status === 503) {
    await pause(1000 * (answer.headers.get('Retry-After') ?? 1));
    return call(method, path, body);
  }
  const said = await answer.json();
  // 409: the table went on without us, which is no mistake. Look again.
  if (!answer.ok && answer.status !== 409) throw new Error(`${path}: ${said.code}`);
  return said;
}

// This is all a bot is: the state is public, `legal` are your choices, the rest is thinking.
function choose(state, legal) {
  return legal[Math.floor(Math.random() * legal.length)];
}

const joined = await call('POST', '/join', { name });
token = joined.token;
for (;;) {
  const seen = await call('GET', '');
  if (seen.outcome) break;
  if (seen.rest) await call('POST', '/ready');
  for (const [hand, own] of Object.entries(seen.mine?.hands ?? {})) {
    if (own.choice !== null) continue;
    const action = choose(seen.state, own.legal);
    await call('POST', '/choices', { n: seen.n, hand: Number(hand), action });
  }
  await pause(200);
}
console.log('over');
