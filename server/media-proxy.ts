import http, { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { sendPlain } from './plain-response';

/** `x-forwarded-for` is the shopper's own address, see `request-gate.ts`. */
const REQUEST_HEADERS = ['accept', 'if-none-match', 'if-modified-since', 'range', 'x-forwarded-for'];
const RESPONSE_HEADERS = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
  'cache-control',
  'vary',
  'retry-after',
];
/** Other statuses of the storage (redirects, 403, 5xx) become 502 or 503. */
const FORWARDED_STATUSES = new Set([200, 206, 304, 400, 404, 416, 429, 503]);

/** `reference` is shown by an error page of the proxy itself. */
export type MediaProxy = (
  request: IncomingMessage,
  response: ServerResponse,
  decodedPath: string,
  reference: string,
) => void;

/**
 * Proxies pictures of the storage: `/media/...` only, with a few headers each way and no cookies. Returns 404 for a
 * path that leaves `/media/`, 502 for a response that is not a picture, 503 when the storage is unreachable and 504
 * after `timeoutMs`.
 */
export function createMediaProxy(storageUrl: string, timeoutMs: number): MediaProxy {
  const storage = new URL(storageUrl);
  const client = storage.protocol === 'https:' ? https : http;
  const agent = new client.Agent({ keepAlive: true, maxSockets: 64 });
  const base = storage.pathname.replace(/\/$/, '');

  return (request, response, decodedPath, reference) => {
    if (leavesMedia(decodedPath)) return sendPlain(response, 404);
    const upstream = client.request({
      agent,
      hostname: storage.hostname,
      port: storage.port,
      path: base + (request.url ?? ''),
      method: request.method,
      headers: pick(request.headers, REQUEST_HEADERS),
      timeout: timeoutMs,
    });
    let late = false;
    upstream.on('timeout', () => {
      late = true;
      upstream.destroy();
    });
    upstream.on('error', () => sendPlain(response, late ? 504 : 503, reference));
    upstream.on('response', (picture) => forward(picture, response, reference));
    response.on('close', () => upstream.destroy());
    upstream.end();
  };
}

function forward(picture: IncomingMessage, response: ServerResponse, reference: string): void {
  const status = picture.statusCode ?? 502;
  if (!FORWARDED_STATUSES.has(status)) {
    picture.resume();
    return sendPlain(response, status >= 500 ? 503 : 502, reference);
  }
  for (const [name, value] of Object.entries(pick(picture.headers, RESPONSE_HEADERS))) response.setHeader(name, value);
  if (status >= 400) response.setHeader('Cache-Control', 'no-store');
  response.writeHead(status);
  picture.on('error', () => response.destroy());
  picture.pipe(response);
}

function pick(headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string | string[]> {
  const picked: Record<string, string | string[]> = {};
  for (const name of names) {
    const value = headers[name];
    if (value !== undefined) picked[name] = value;
  }
  return picked;
}

/** True for a path that leaves `/media/`, also with doubly encoded dots or slashes. */
function leavesMedia(decodedPath: string): boolean {
  return /(^|\/)\.{1,2}(\/|$)|%(2e|2f|5c)|\/\//i.test(decodedPath);
}
