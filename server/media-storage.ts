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

/** `reference` is shown by an error page. */
export interface AskedPicture {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly reference: string;
}

/**
 * The storage's response, whose body is still to be read; null when the visitor has left, or has got an error page: 502 for a
 * response that is not a picture, 503 when the storage is unreachable and 504 when it is late. Dropped when the visitor leaves.
 */
export type AskStorage = (asked: AskedPicture) => Promise<IncomingMessage | null>;

/** Asks the storage with a few headers and no cookies, over at most so many `sockets`; it may be silent for `timeoutMs`. */
export function openStorage(storageUrl: string, sockets: number, timeoutMs: number): AskStorage {
  const storage = new URL(storageUrl);
  const client = storage.protocol === 'https:' ? https : http;
  const agent = new client.Agent({ keepAlive: true, maxSockets: sockets });
  const base = storage.pathname.replace(/\/$/, '');

  return ({ request, response, reference }) =>
    new Promise((done) => {
      if (response.destroyed) return done(null);
      const upstream = client.request({
        agent,
        hostname: storage.hostname,
        port: storage.port,
        path: base + (request.url ?? ''),
        method: request.method,
        headers: pick(request.headers, REQUEST_HEADERS),
        timeout: timeoutMs,
      });
      let isLate = false;
      let isAnswered = false;
      const refuse = (status: number) => {
        if (!response.destroyed) sendPlain(response, status, reference);
        done(null);
      };
      upstream.on('timeout', () => {
        isLate = true;
        upstream.destroy();
      });
      // Of a response that has begun, its reader notices.
      upstream.on('error', () => {
        if (!isAnswered) refuse(isLate ? 504 : 503);
      });
      upstream.on('response', (picture) => {
        isAnswered = true;
        const status = picture.statusCode ?? 502;
        if (FORWARDED_STATUSES.has(status)) return done(picture);
        picture.resume();
        refuse(status >= 500 ? 503 : 502);
      });
      const drop = () => upstream.destroy();
      response.once('close', drop);
      upstream.once('close', () => response.off('close', drop));
      upstream.end();
    });
}

/** Writes the head of a picture, with a few headers of the storage's response. */
export function writePictureHead(response: ServerResponse, picture: IncomingMessage): void {
  const status = picture.statusCode ?? 502;
  for (const [name, value] of Object.entries(pick(picture.headers, RESPONSE_HEADERS))) response.setHeader(name, value);
  if (status >= 400) response.setHeader('Cache-Control', 'no-store');
  response.writeHead(status);
}

function pick(headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string | string[]> {
  const picked: Record<string, string | string[]> = {};
  for (const name of names) {
    const value = headers[name];
    if (value !== undefined) picked[name] = value;
  }
  return picked;
}
