// Opens the page while the server cannot be reached. Pages come from the network if possible, otherwise from the cache;
// their parts, whose names contain a hash, come from the cache once they are there. A newer worker waits until no page of
// the older one is open, so that no page mixes two builds. Filled in by scripts/worker.ts.
const STORE = `roundtable-${'BUILD'}`;
const SHELL = ['SHELL'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(STORE).then((store) => store.addAll(SHELL)));
});

self.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys())
      if (name.startsWith('roundtable-') && name !== STORE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(forget());
});

self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  // All pages are the same file, which reads the address.
  if (event.request.mode === 'navigate') event.respondWith(page(event.request));
  else if (pathname.startsWith('/assets/') || (pathname !== '/' && SHELL.includes(pathname)))
    event.respondWith(part(event.request, pathname));
});

async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const store = await caches.open(STORE);
    return (await store.match('/')) ?? Promise.reject(error);
  }
}

async function part(request, path) {
  const store = await caches.open(STORE);
  const kept = await store.match(path);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await store.put(path, fresh.clone());
  return fresh;
}
