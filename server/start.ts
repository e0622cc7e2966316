import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Duplex } from 'node:stream';
import { type Config } from '../src/composition/settings/config';
import { ConnectionTurns } from './connection-turns';
import { close, listen } from './listening';
import { lastPageAfter, newReference, REFERENCE } from './last-page';
import { createMediaProxy, type MediaProxy } from './media-proxy';
import { createPaymentProxy, type PaymentProxy } from './payment-proxy';
import { writePage } from './page-response';
import { PageStore } from './page-store';
import { PageCache } from './page-cache';
import { type Handler, PageTimeout, renderPage } from './page-renderer';
import { isCall, kindOfRequest, pageRequest, type PathKind } from './page-request';
import { plainPage, sendJson, sendPlain, sendRefused, sendText } from './plain-response';
import { type RenderedPage } from './rendered-page';
import { askedBy } from './refusal-kind';
import { refuseBusy } from './refused-form';
import { createReadiness, type Readiness } from './readiness';
import { purgeProductCopies } from '../src/next-internals/server/product-copies';
import { FastPath } from './fast-path';
import { TooManyRenders } from './render-queue';
import { cleanHeaders, checkRequest } from './request-gate';
import { isFromOtherSite } from './request-origin';
import { amendHead, removeInternalHeaders } from './response-headers';
import { completeSecurityHeaders, setSecurityHeaders } from './security-headers';
import { robotsTxt } from './robots-txt';
import { type FileFolders, openFiles, type ServedFiles } from './served-files';
import { NetworkQueues } from './turns';

/** Then the shopper gets an error page; never before a page has had time for `READS_IN_TURN`. */
const PAGE_TIMEOUT_MS = 20_000;
/** The most reads that one page waits for one after another: path, filters, listing, its first page. */
const READS_IN_TURN = 4;
/** In development a page is compiled at its first request. */
const PAGE_COMPILE_TIMEOUT_MS = 180_000;
const PICTURE_TIMEOUT_MS = 60_000;

/** Request header: changes with every purge of what pages share, which the storefront then loads again. */
const SHARED_VERSION = 'x-posy-shared-version';
/** Response header of a failure that is logged already. */
const LOGGED = 'x-posy-logged';

export interface FrontServer {
  /** Accepts no new connections, finishes current requests (15 s at most) and resolves when all is closed. */
  drain(): Promise<void>;
  /**
   * Pages that show one of these are rendered again before they are served, and the storefront's copies of such products
   * are dropped: `product:SKU`, `category:UID`, `layout` ...
   */
  readonly purge: (tags: readonly string[]) => void;
}

export interface ServerDependencies extends FileFolders {
  /** Milliseconds, monotonic. */
  readonly now: () => number;
  /** Logs a failed response; `reference` is what its page shows. */
  readonly report: (message: string, reference: string, error: unknown) => void;
  /** In development: Next's upgrade handler for hot reload, which is disabled in production. */
  readonly development?: { readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => unknown };
}

interface Parts {
  readonly config: Config;
  readonly handler: Handler;
  readonly pageCache: PageCache;
  readonly ready: FastPath;
  readonly turns: NetworkQueues;
  readonly media: MediaProxy;
  readonly payments: PaymentProxy;
  readonly files: ServedFiles;
  readonly readiness: () => Promise<Readiness>;
  readonly report: ServerDependencies['report'];
  readonly inDevelopment: boolean;
}

/** Starts the front server before `handler` (Next). Rejects when the port is taken. */
export async function startFrontServer(
  config: Config,
  handler: Handler,
  dependencies: ServerDependencies,
): Promise<FrontServer> {
  let draining = false;
  const pageCache = new PageCache(new PageStore(config.pageCache), dependencies.now);
  const parts: Parts = {
    config,
    handler: lastPageAfter(handler, config.stores),
    pageCache,
    ready: new FastPath(config, pageCache),
    turns: new NetworkQueues(dependencies.now, config.networkFactors),
    media: createMediaProxy(config.storageUrl, PICTURE_TIMEOUT_MS, config.networkFactors),
    payments: createPaymentProxy(config),
    files: openFiles(dependencies, config.serviceWorker, handler),
    readiness: createReadiness(config.magentoGraphqlUrl, dependencies.now, () => draining),
    report: dependencies.report,
    inDevelopment: dependencies.development !== undefined,
  };
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 65_000 });
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (draining) response.setHeader('Connection', 'close');
    else if (!parts.inDevelopment && parts.ready.serve(request, response)) return;
    handle(parts, request, response).catch((error: unknown) => {
      if (error instanceof TooManyRenders) return refuseBusy(request, response, config.stores);
      const reference = String(request.headers[REFERENCE] ?? newReference());
      dependencies.report(`${request.method} ${withoutQuery(request.url)} failed`, reference, error);
      response.setHeader(LOGGED, '1');
      sendPlain(response, 500, reference);
    });
  };
  const connections = new ConnectionTurns();
  server.on('request', (request: IncomingMessage, response: ServerResponse) =>
    connections.take(request, response, () => answer(request, response)),
  );
  // No other protocol is supported, but Next would accept upgrades.
  server.on('upgrade', dependencies.development?.upgrade ?? refuseUpgrade);
  await listen(server, config.port, config.host);
  const drain = () => {
    draining = true;
    return close(server);
  };
  const purge = (tags: readonly string[]) => {
    pageCache.purge(tags);
    purgeProductCopies(tags);
  };
  return { drain, purge };
}

async function handle(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { config } = parts;
  setSecurityHeaders(response, config.siteUrl.startsWith('https:'));
  amendHead(response, () => {
    removeInternalHeaders(response);
    completeSecurityHeaders(response);
    // Next's development tools run inline scripts; the browser tests check the policy on the production build.
    if (parts.inDevelopment) response.removeHeader('Content-Security-Policy');
  });
  const whole = withoutQuery(request.url);
  if (whole === '/robots.txt') return sendText(response, robotsTxt(config));
  if (whole === '/healthz') return sendJson(response, 200, { status: 'alive' });
  if (whole === '/readyz' && !isFromOtherSite(request)) {
    const status = await parts.readiness();
    return sendJson(response, status === 'ready' ? 200 : 503, { status });
  }
  const entry = checkRequest(request, config.allowedHosts);
  if (!entry.ok) return sendPlain(response, entry.status);
  cleanHeaders(request, config.trustedProxies);
  if (parts.inDevelopment && /^\/(__nextjs|_next\/)/.test(entry.path)) return parts.handler(request, response);
  const kind = kindOfRequest(entry.path, request.url ?? '/', config.stores, parts.files);
  const isFile = kind === 'file' || kind === 'picture';
  const toApi = isCall(entry.path, config.stores);
  if (!isFile && isFromOtherSite(request, toApi)) return sendRefused(response, 403, toApi);
  const pay = parts.payments(request, response, entry.path);
  if (pay !== null) {
    const asked = askedBy(request, entry.path, config.stores);
    return parts.turns.answer('call', asked, response, () => pay(watchedBy(parts, request, response, entry.path)));
  }
  if (request.method === 'POST' && !toApi) {
    response.setHeader('Allow', 'GET, HEAD');
    return sendPlain(response, 405);
  }
  return serveShop(parts, request, response, { path: entry.path, kind });
}

async function serveShop(
  parts: Parts,
  request: IncomingMessage,
  response: ServerResponse,
  { path, kind }: { readonly path: string; readonly kind: PathKind },
): Promise<void> {
  switch (kind) {
    case 'picture':
      return parts.media(request, response, path, watchedBy(parts, request, response, path));
    case 'missing':
      return sendPlain(response, 404);
    case 'personal': {
      request.headers[REFERENCE] = watchedBy(parts, request, response, path);
      request.headers[SHARED_VERSION] = String(parts.pageCache.sharedVersion);
      amendHead(response, () => response.setHeader('Cache-Control', 'no-store'));
      const turn = isCall(path, parts.config.stores) ? 'call' : 'page';
      return parts.turns.answer(turn, askedBy(request, path, parts.config.stores), response, () =>
        parts.handler(request, response),
      );
    }
    case 'file':
      delete request.headers.cookie;
      delete request.headers[REFERENCE];
      return parts.files.serve(request, response, path);
    case 'page': {
      const page = pageRequest(request.url ?? '/', request.headers.cookie, parts.config);
      const host = new URL(parts.config.siteUrl).host;
      const renderRequest = { url: page.url, cookie: page.cookie, host };
      const readsMs = READS_IN_TURN * parts.config.readTimeoutMs;
      const timeoutMs = parts.inDevelopment ? PAGE_COMPILE_TIMEOUT_MS : Math.max(PAGE_TIMEOUT_MS, readsMs);
      const asked = askedBy(request, path, parts.config.stores);
      const render = (reference: string) => {
        const headers = { [REFERENCE]: reference, [SHARED_VERSION]: String(parts.pageCache.sharedVersion) };
        return renderPage(parts.handler, { ...renderRequest, headers }, timeoutMs);
      };
      parts.turns.join(asked.address, page.key);
      const result = await parts.pageCache.serve(page.key, () =>
        parts.turns.render(asked, page.key, () => renderOrReport(parts, `GET ${path}`, render)),
      );
      if (result.kind === 'cached') parts.ready.remember(request, page);
      return writePage(request, response, result, page);
    }
    default:
      return kind satisfies never;
  }
}

/** Renders a page; a failure is logged once and becomes an error page with the reference of the log line. */
async function renderOrReport(
  parts: Parts,
  what: string,
  render: (reference: string) => Promise<RenderedPage>,
): Promise<RenderedPage> {
  const reference = newReference();
  try {
    const page = await render(reference);
    reportUnlogged(parts, what, reference, page.status, page.headers[LOGGED] !== undefined);
    return page;
  } catch (error) {
    parts.report(`${what} failed`, reference, error);
    const status = error instanceof PageTimeout ? 503 : 500;
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return { status, headers, body: Buffer.from(plainPage(status, reference)) };
  }
}

/** Logs the response if it fails; returns the reference of its log line: the id that a trusted proxy gave it, or a new one. */
function watchedBy(parts: Parts, { method, headers }: IncomingMessage, response: ServerResponse, path: string): string {
  const reference = String(headers[REFERENCE] ?? newReference());
  amendHead(response, () =>
    reportUnlogged(parts, `${method} ${path}`, reference, response.statusCode, response.hasHeader(LOGGED)),
  );
  return reference;
}

/** Logs a failed response unless a response header says that the page or call has logged it. */
function reportUnlogged({ report }: Parts, what: string, reference: string, status: number, isLogged: boolean): void {
  if (status >= 500 && !isLogged) report(`${what} was answered with ${status}`, reference, null);
}

function refuseUpgrade(_request: IncomingMessage, socket: Duplex): void {
  socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
}

function withoutQuery(url: string | undefined): string {
  return (url ?? '').split('?', 1)[0] ?? '';
}
