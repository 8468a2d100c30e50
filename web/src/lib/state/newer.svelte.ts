// Whether the server has a newer page than this one. The page names its parts by their content: a page that names
// another script is another build. And the worker that lets the page open while the server is away.
export const newer = $state({ found: false });

const own = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src') ?? '';
const SELDOM = 30_000;
let looked = -SELDOM;

/** Looks whether the server has another build by now: after a break of the line, or when somebody comes back. */
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

/** Browsers have workers only on localhost and https; elsewhere the page does without. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const keep = () => void navigator.serviceWorker.register('/worker.js').catch(() => undefined);
  // The game comes first.
  if (document.readyState === 'complete') setTimeout(keep, 1_000);
  else addEventListener('load', () => setTimeout(keep, 1_000), { once: true });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void lookForNewer();
  });
}
