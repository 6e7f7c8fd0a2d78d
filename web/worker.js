/* The service worker of a secure address: the client opens without a network too. The build writes
   VERSION and FILES, every file of the client, above this. Over plain http there is none of it. */
const SHELL = new URL(".", location).pathname;
const PATHS = FILES.map((name) => SHELL + name);
/** Another Tablecade may live under another path of the same address. */
const OWN = `tablecade ${SHELL} `;
const CACHE = OWN + VERSION;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([SHELL, ...PATHS])));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fresh(request));
  else if (PATHS.includes(pathname)) event.respondWith(kept(pathname, request));
});

/** A page comes from the server while there is one: a new version is seen at once. */
async function fresh(request) {
  if (new URL(request.url).pathname.startsWith(`${SHELL}api/`)) return fetch(request);
  try {
    return await fetch(request);
  } catch {
    return caches.match(SHELL, { cacheName: CACHE });
  }
}

/** Names of files hold a hash of what is in them: what was kept is right for ever. */
async function kept(pathname, request) {
  return (await caches.match(pathname, { cacheName: CACHE })) ?? fetch(request);
}

async function forgetOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(OWN) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}
