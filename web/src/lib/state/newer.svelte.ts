// Whether the server has a newer page than this one: file names contain a hash, so a page with another script is another
// build. Also the service worker, which opens the page while the server cannot be reached.
export const newer = $state({ found: false });

const own = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src') ?? '';
const SELDOM = 30_000;
let looked = -SELDOM;

/** Asks whether the server has another build now: after a lost connection, or when the page becomes visible. */
export async function lookForNewer(now = performance.now()): Promise<void> {
  if (newer.found || now - looked < SELDOM || !import.meta.env.PROD) return;
  looked = now;
  try {
    const answer = await fetch('/', { cache: 'no-cache', credentials: 'same-origin' });
    const page = await answer.text();
    if (answer.ok && page.includes('<script type="module"') && !page.includes(`"${own()}"`)) newer.found = true;
  } catch {
    looked = -SELDOM; // The server is away; whoever comes back asks again.
  }
}

/** Browsers allow service workers only on localhost and https; elsewhere the page works without one. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const keep = () => void navigator.serviceWorker.register('/worker.js').catch(() => undefined);
  // The game is loaded first.
  if (document.readyState === 'complete') setTimeout(keep, 1_000);
  else addEventListener('load', () => setTimeout(keep, 1_000), { once: true });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void lookForNewer();
  });
}

/** Keeps the parts of the page that are loaded by now, so that it opens again without a connection. */
export async function keepParts(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  await workers.ready;
  if (!workers.controller)
    await new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }));
  // The worker keeps what is asked for through it.
  const parts = performance.getEntriesByType('resource').map(({ name }) => name);
  for (const part of new Set(parts))
    if (new URL(part).pathname.startsWith('/assets/')) await fetch(part).catch(() => undefined);
}
