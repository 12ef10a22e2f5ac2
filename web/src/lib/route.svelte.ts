/** Which page the address asks for. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; code: string }
  | { page: 'review'; code: string }
  | { page: 'lost' };

/** A part of an address as it was meant; a sign that means nothing stays as it is. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function parse(path: string): Route {
  const [first, second, more, ...rest] = path.split('/').filter(Boolean).map(unescaped);
  if (!first) return { page: 'home' };
  if (first === 'new' && second && !more) return { page: 'new', game: second };
  if (first === 't' && second && !more) return { page: 'table', code: second };
  if (first === 't' && second && more === 'review' && !rest.length) return { page: 'review', code: second };
  return { page: 'lost' };
}

let path = $state(location.pathname);
let hash = $state(unescaped(location.hash.slice(1)));

export const route = (): Route => parse(path);
/** What follows # in the address: a clause of the rules, or nothing. */
export const anchor = (): string => hash;

function read(): void {
  path = location.pathname;
  hash = unescaped(location.hash.slice(1));
}

export function navigate(href: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', href);
  const from = path;
  read();
  if (path !== from) scrollTo(0, 0);
}

/** Follows links inside the app without loading the page anew; call once. */
export function followLinks(): void {
  addEventListener('popstate', read);
  addEventListener('hashchange', read);
  document.addEventListener('click', (click) => {
    if (click.defaultPrevented || click.button || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)
      return;
    const link = click.target instanceof Element ? click.target.closest('a') : null;
    if (!link || link.target || link.download || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/')) return;
    click.preventDefault();
    const place = link.pathname === location.pathname && document.getElementById(link.hash.slice(1));
    if (place) return place.focus(); // a skip link
    navigate(link.pathname + link.search + link.hash);
  });
}
