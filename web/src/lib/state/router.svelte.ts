// The page of each path. Links are ordinary links; a click on a link of this site changes the page without a reload.
export type Route =
  | { page: 'home' }
  | { page: 'new' }
  | { page: 'table'; table: string }
  | { page: 'board'; table: string }
  | { page: 'replay'; table: string }
  | { page: 'learn' }
  | { page: 'rules' }
  | { page: 'full' }
  | { page: 'narrator' }
  | { page: 'missing' };

export function read(path: string): Route {
  const [first = '', second = '', ...more] = path.split('/').filter((part) => part !== '');
  if (first === 't' && more.length === 1 && more[0] === 'board') return { page: 'board', table: decode(second) };
  if (more.length > 0) return { page: 'missing' };
  switch (first) {
    case '':
      return { page: 'home' };
    case 'rules':
      if (second === 'full') return { page: 'full' };
      return second === '' ? { page: first } : { page: 'missing' };
    case 'new':
    case 'learn':
    case 'narrator':
      return second === '' ? { page: first } : { page: 'missing' };
    case 't':
      return second === '' ? { page: 'home' } : { page: 'table', table: decode(second) };
    case 'replay':
      return second === '' ? { page: 'missing' } : { page: 'replay', table: decode(second) };
    default:
      return { page: 'missing' };
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const state = $state<{ route: Route; query: string }>({ route: read(location.pathname), query: location.search });

export function route(): Route {
  return state.route;
}

export function query(): URLSearchParams {
  return new URLSearchParams(state.query);
}

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  arrive();
}

function arrive(): void {
  state.route = read(location.pathname);
  state.query = location.search;
  scrollTo(0, 0);
}

addEventListener('popstate', arrive);
document.addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target !== '' || link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
  if (link.hash !== '' && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.search);
});
