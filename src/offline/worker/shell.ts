import { AFTER_LOAD, release } from '../release';
import { mayKeepPage } from './keep-rules';
import { withBody, withoutConnection } from './kept-page';

const OFFLINE_PAGE = '/offline';
/** Drawings of every page; not named after their content, so the network comes first. */
const DRAWINGS = ['/flowers.svg', '/logo.svg', '/favicon.svg'];

/** The cache of the offline page and all that it shows, for this release alone. */
export const SHELL = `posy-shell-${release}`;

/** URLs of the style sheets of a page. */
export function sheetsIn(html: string): readonly string[] {
  return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, url = '']) => url);
}

/** Rejects if the shop cannot send all of it; the browser then tries to install the worker again at another visit. */
export async function fillShell(): Promise<void> {
  const shell = await caches.open(SHELL);
  const page = await fetch(OFFLINE_PAGE, { cache: 'no-cache' });
  if (!mayKeepPage(page)) throw new Error('The offline page is not complete');
  const html = await page.clone().text();
  const sheets = sheetsIn(html);
  const texts = await Promise.all(sheets.map(async (url) => (await fetch(url)).text()));
  // Without the typefaces of letters that are hardly ever shown.
  const fonts = texts.flatMap((text, at) =>
    [...text.matchAll(/url\(["']?([^)"']+\.woff2)["']?\)/g)]
      .map(([, url = '']) => new URL(url, new URL(sheets[at] ?? '', location.origin)).pathname)
      .filter((url) => !url.includes('welsh')),
  );
  await shell.addAll([...new Set([...sheets, ...fonts, ...DRAWINGS, AFTER_LOAD.script, AFTER_LOAD.styles])]);
  await shell.put(OFFLINE_PAGE, withBody(page, withoutConnection(html)));
}

/** Deletes the shells of other releases. */
export async function dropOldShells(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith('posy-shell-') && name !== SHELL);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Keeps the offline page of the store that this page is of, which has the same styles as the default store's. */
export async function keepOfflinePageOf(html: string): Promise<void> {
  const [, prefix = ''] = /\sdata-store-prefix="([^"]*)"/.exec(html) ?? [];
  if (prefix === '') return;
  const page = await fetch(prefix + OFFLINE_PAGE, { cache: 'no-cache' });
  if (!mayKeepPage(page)) return;
  const shell = await caches.open(SHELL);
  await shell.put(prefix + OFFLINE_PAGE, withBody(page, withoutConnection(await page.clone().text())));
}

/** The offline page of the request's store, else the default store's. */
export async function offlinePage({ request }: { readonly request: Request }): Promise<Response | undefined> {
  const shell = await caches.open(SHELL);
  const [, first = ''] = new URL(request.url).pathname.split('/');
  const options = { ignoreVary: true };
  return (await shell.match(`/${first}${OFFLINE_PAGE}`, options)) ?? shell.match(OFFLINE_PAGE, options);
}

export const isDrawing = (path: string): boolean => DRAWINGS.includes(path);
