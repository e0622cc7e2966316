import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Duplex } from 'node:stream';
import { type Config } from '../src/composition/settings/config';
import { makeMediaProxy, type MediaProxy } from './media-proxy';
import { writePage } from './page-response';
import { PageStore } from './page-store';
import { PageCache } from './page-cache';
import { type Handler, PageTookTooLong, renderPage } from './page-renderer';
import { isCall, kindOfPath, pageRequest } from './page-request';
import { answerJson, sendPlain } from './plain-response';
import { makeReadiness, type Readiness } from './readiness';
import { cleanHeaders, passage } from './request-gate';
import { amendHead, removeInnerHeaders } from './response-headers';
import { completeSecurityHeaders, setSecurityHeaders } from './security-headers';

/** F02. A page that is not there by then will not come; the shopper hears so. */
const PAGE_WITHIN_MS = 20_000;
/** While the shop is being written a page is compiled at its first request. */
const PAGE_COMPILED_WITHIN_MS = 180_000;
const PICTURE_WITHIN_MS = 60_000;
/** F19. What is under way when the shop stops may take this long. */
const DRAIN_WITHIN_MS = 15_000;

export interface FrontServer {
  /** `http://127.0.0.1:3000` */
  readonly address: string;
  /** Takes no new connection, lets what is under way finish (15 s at most) and resolves when all is closed. */
  drain(): Promise<void>;
}

export interface Surroundings {
  /** Milliseconds, only ever growing. */
  readonly now: () => number;
  readonly report: (message: string, error: unknown) => void;
  /** Address to listen on; all of this machine's when missing. */
  readonly bind?: string;
  /** Given while the shop is being written: Next's own talk with its page, which is shut in production. */
  readonly development?: { readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => unknown };
}

interface Parts {
  readonly config: Config;
  readonly handler: Handler;
  readonly pageCache: PageCache;
  readonly media: MediaProxy;
  readonly readiness: () => Promise<Readiness>;
  readonly report: Surroundings['report'];
  readonly inDevelopment: boolean;
}

/** Opens the shop's door before `handler` (Next). Rejects when the port is taken. */
export async function startFrontServer(config: Config, handler: Handler, around: Surroundings): Promise<FrontServer> {
  let draining = false;
  const parts: Parts = {
    config,
    handler,
    pageCache: new PageCache(new PageStore(config.pageCache), around.now),
    media: makeMediaProxy(config.storageUrl, PICTURE_WITHIN_MS),
    readiness: makeReadiness(config.magentoGraphqlUrl, around.now, () => draining),
    report: around.report,
    inDevelopment: around.development !== undefined,
  };
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 65_000 });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (draining) response.setHeader('Connection', 'close');
    answer(parts, request, response).catch((error: unknown) => {
      around.report(`${request.method} ${withoutQuery(request.url)} failed`, error);
      sendPlain(response, error instanceof PageTookTooLong ? 503 : 500);
    });
  });
  // Nothing here speaks another protocol, and Next would offer one to whoever asks.
  server.on('upgrade', around.development?.upgrade ?? refuseUpgrade);
  await listen(server, config.port, around.bind);
  const { port } = server.address() as AddressInfo;
  const drain = () => {
    draining = true;
    return close(server);
  };
  return { address: `http://127.0.0.1:${port}`, drain };
}

async function answer(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { config } = parts;
  setSecurityHeaders(response, config.siteUrl.startsWith('https:'));
  amendHead(response, () => {
    removeInnerHeaders(response);
    completeSecurityHeaders(response);
    // Next's tools run inline scripts; what the policy forbids is found by the journeys, which see the production build.
    if (parts.inDevelopment) response.removeHeader('Content-Security-Policy');
  });
  if (request.url === '/healthz') return answerJson(response, 200, { status: 'alive' });
  if (request.url === '/readyz') {
    const status = await parts.readiness();
    return answerJson(response, status === 'ready' ? 200 : 503, { status });
  }
  const entry = passage(request, config.allowedHosts);
  if (!entry.ok) return sendPlain(response, entry.status);
  cleanHeaders(request, config.trustedProxies);
  if (parts.inDevelopment && entry.path.startsWith('/__nextjs')) return parts.handler(request, response);
  if (request.method === 'POST' && !isCall(entry.path, config.stores)) {
    response.setHeader('Allow', 'GET, HEAD');
    return sendPlain(response, 405);
  }
  if (entry.path.startsWith('/media/')) return parts.media(request, response, entry.path);
  // Of Next's own addresses only the build's files and the pages' data; its picture optimiser would be an open door to
  // memory and disk, and pictures come sized from the media service.
  const inner = entry.path.startsWith('/_next/') && !/^\/_next\/(static|data)\//.test(entry.path);
  if (inner && !parts.inDevelopment) return sendPlain(response, 404);
  return answerFromShop(parts, request, response, entry.path);
}

async function answerFromShop(
  parts: Parts,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const kind = kindOfPath(path, parts.config.stores);
  switch (kind) {
    case 'personal':
      amendHead(response, () => response.setHeader('Cache-Control', 'no-store'));
      return parts.handler(request, response);
    case 'file':
      delete request.headers.cookie;
      return parts.handler(request, response);
    case 'page': {
      const page = pageRequest(request.url ?? '/', request.headers.cookie, parts.config.stores);
      const question = { url: page.url, currency: page.currency, host: new URL(parts.config.siteUrl).host };
      const within = parts.inDevelopment ? PAGE_COMPILED_WITHIN_MS : PAGE_WITHIN_MS;
      const found = await parts.pageCache.answer(page.key, () => renderPage(parts.handler, question, within));
      return writePage(request, response, found, page.isDefaultCurrency);
    }
    default:
      return kind satisfies never;
  }
}

function refuseUpgrade(_request: IncomingMessage, socket: Duplex): void {
  socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
}

function withoutQuery(url: string | undefined): string {
  return (url ?? '').split('?', 1)[0] ?? '';
}

function listen(server: Server, port: number, bind: string | undefined): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, bind, () => {
      server.off('error', fail);
      done();
    });
  });
}

/** Idle connections are closed at once and again as answers end, so that only work keeps the door open. */
async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()));
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_WITHIN_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
