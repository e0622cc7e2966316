import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { BOUNDS, mayKeepFile, mayKeepPage, mayKeepPicture } from './keep-rules';
import { elseAnyCopy, elseOfflinePage, freshPictures, keepIf, showAsKept } from './plugins';
import { dropsKeptPages, kindOf, type RequestKind } from './request-kinds';
import { dropOldShells, fillShell, isDrawing, keepOfflinePageOf, sheetsIn } from './shell';
import { worker } from './worker-scope';

const PAGES = 'posy-pages';

/** Left to the browser, which says of them that they are frames: no page of the shop is shown in one. */
const FRAMES: readonly RequestDestination[] = ['frame', 'iframe'];

const isA =
  (kind: RequestKind) =>
  ({ sameOrigin, request, url }: { sameOrigin: boolean; request: Request; url: URL }): boolean =>
    sameOrigin &&
    !FRAMES.includes(request.destination) &&
    kindOf({ method: request.method, mode: request.mode, path: url.pathname }) === kind;

/** A full disk empties the cache instead of failing. */
const within = ({ entries, seconds }: { readonly entries: number; readonly seconds: number }) =>
  new ExpirationPlugin({ maxEntries: entries, maxAgeSeconds: seconds, purgeOnQuotaError: true });

const pages = new NetworkFirst({
  cacheName: PAGES,
  matchOptions: { ignoreVary: true },
  plugins: [keepIf(mayKeepPage, BOUNDS.pages.bytes), within(BOUNDS.pages), showAsKept, elseOfflinePage],
});
const files = new CacheFirst({
  cacheName: 'posy-files',
  matchOptions: { ignoreVary: true },
  plugins: [keepIf(mayKeepFile, BOUNDS.files.bytes), within(BOUNDS.files), elseAnyCopy],
});
registerRoute(isA('page'), pages);
registerRoute(isA('own-page'), new NetworkOnly({ plugins: [elseOfflinePage] }));
registerRoute(isA('file'), files);
registerRoute(
  isA('picture'),
  new CacheFirst({
    cacheName: 'posy-pictures',
    plugins: [keepIf(mayKeepPicture, BOUNDS.pictures.bytes), within(BOUNDS.pictures), freshPictures, elseAnyCopy],
  }),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && isDrawing(url.pathname),
  new NetworkOnly({ plugins: [elseAnyCopy] }),
);

/** Pages, and the list of their addresses that Workbox keeps beside them. */
async function dropPages(): Promise<void> {
  await caches.delete(PAGES);
  await new CacheExpiration(PAGES, { maxEntries: BOUNDS.pages.entries }).delete();
}

/** The pages that are open now came before the worker did, so it fetches them and their styles again. */
async function keepOpenPages(event: Event): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window' });
  const keep = async ({ url }: { readonly url: string }) => {
    if (kindOf({ method: 'GET', mode: 'navigate', path: new URL(url).pathname }) !== 'page') return;
    const [page, isKept] = pages.handleAll({ event: event as never, request: url });
    const html = await (await page).clone().text();
    const sheets = sheetsIn(html);
    await Promise.all([
      isKept,
      keepOfflinePageOf(html),
      ...sheets.map((sheet) => files.handleAll({ event: event as never, request: sheet })[1]),
    ]);
  };
  await Promise.allSettled(open.map(keep));
}

worker.addEventListener('install', (event) => event.waitUntil(fillShell()));
worker.addEventListener('activate', (event) => {
  const work = async () => {
    await dropOldShells();
    // The page is asked for while the worker starts.
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
    await keepOpenPages(event);
  };
  event.waitUntil(work());
});
worker.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (dropsKeptPages({ method, path: new URL(url).pathname })) event.waitUntil(dropPages());
});
worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(worker.skipWaiting());
  if (event.data === 'claim') event.waitUntil(worker.clients.claim());
});
