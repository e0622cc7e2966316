import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SharedCache {
  /** Path of the origin behind the cache. */
  readonly url: string;
  /** Number of responses served from the cache, and number stored. */
  count(): { readonly hits: number; readonly stored: number };
  close(): Promise<void>;
}

interface Stored {
  readonly vary: readonly (readonly [string, string])[];
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * A shared cache as eager as RFC 9111 allows: it stores every 200 response to a GET that is not forbidden, forever, and
 * serves every matching request. `says` replaces the origin's own headers, as some backends make all GET responses public
 * and vary them by caller.
 */
export async function startSharedCache(
  origin: string,
  says: Readonly<Record<string, string>> = {},
): Promise<SharedCache> {
  const stock = new Map<string, Stored[]>();
  let hits = 0;
  let stored = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const target = new URL(request.url ?? '/', origin).href;
    const known = mayUse(request)
      ? (stock.get(target) ?? []).find(({ vary }) => selects(vary, request.headers))
      : undefined;
    if (known !== undefined) {
      hits += 1;
      response.writeHead(known.status, { ...known.headers, age: '1' }).end(known.body);
      return;
    }
    const body = await bodyOf(request);
    const far = await fetch(target, {
      method: request.method ?? 'GET',
      headers: forwarded(request.headers),
      ...(request.method === 'GET' ? {} : { body }),
    });
    const headers = new Headers([...far.headers]);
    if (request.method === 'GET') for (const [name, value] of Object.entries(says)) headers.set(name, value);
    const entry = { status: far.status, headers: storedHeaders(headers), body: await far.text() };
    const vary = varyOf(headers, request.headers);
    if (vary !== null && mayStore(request, headers, far.status)) {
      stored += 1;
      stock.set(target, [...(stock.get(target) ?? []), { ...entry, vary }]);
    }
    response.writeHead(entry.status, entry.headers).end(entry.body);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${new URL(origin).pathname}`,
    count: () => ({ hits, stored }),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** RFC 9111, 4 and 5.2.1. */
function mayUse({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    !/no-store|no-cache/i.test(headers['cache-control'] ?? '') &&
    !/no-cache/i.test(headers.pragma ?? '')
  );
}

/** RFC 9111, 3 and 3.5: a response to a request with Authorization is private unless marked public. */
function mayStore({ method, headers: requestHeaders }: IncomingMessage, headers: Headers, status: number): boolean {
  const text = headers.get('cache-control') ?? '';
  if (method !== 'GET' || status !== 200 || /no-store|private|no-cache/i.test(text)) return false;
  if (/no-store/i.test(requestHeaders['cache-control'] ?? '')) return false;
  return requestHeaders.authorization === undefined || /public|s-maxage|must-revalidate/i.test(text);
}

/** RFC 9111, 4.1: the request headers that selected this response; null when none can select it again. */
function varyOf(headers: Headers, requestHeaders: IncomingHttpHeaders): Stored['vary'] | null {
  const names = (headers.get('vary') ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  return names.includes('*') ? null : names.map((name) => [name, String(requestHeaders[name] ?? '')] as const);
}

function selects(vary: Stored['vary'], requestHeaders: IncomingHttpHeaders): boolean {
  return vary.every(([name, value]) => String(requestHeaders[name] ?? '') === value);
}

const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'host',
]);

function forwarded(headers: IncomingHttpHeaders): Record<string, string> {
  const entries = Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name) && name !== 'accept-encoding');
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

function storedHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !HOP_BY_HOP.has(name)));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
