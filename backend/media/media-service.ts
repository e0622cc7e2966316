import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DrawnPicture } from '../../tools/illustrations/illustration';
import { LOGO_SVG } from './logo';
import { CONTENT_TYPES, formatFor } from './picture-format';
import { readPictureSize } from './picture-size';
import { Studio } from './studio';

/** The same sku always gives the same drawing: products that share one share its pictures. */
export interface ProductPicture {
  readonly drawnAs: string;
  readonly picture: DrawnPicture;
}

export interface MediaServiceSettings {
  /** Drawn pictures are kept in `media/` below it. */
  readonly dataDir: string;
  /** How a product is to be drawn, and under whose sku; null when there is no such product. */
  pictureOf(sku: string): ProductPicture | null;
  /** Told when a picture can't be kept; by default the process's error stream. */
  readonly warn?: (message: string) => void;
}

/** ms: time for one picture when a hand is free; in a rush, the stand-in. */
const PATIENCE = 1200;

type Handler = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;

const PRODUCT = /^\/media\/catalog\/product\/([A-Z0-9]+(?:-[A-Z0-9]+)*)\/(\d)\.jpg$/;
const LOGO = '/media/logo/posy.svg';
/** A month, then ask: the address stays the same when a picture is drawn anew. */
const KEEP = 'public, max-age=2592000, stale-while-revalidate=86400';

/**
 * S9-25. `GET /media/catalog/product/{sku}/{view}.jpg?w=216&h=268`: view 0 is the whole, 1 to `picture.views` are the
 * gallery's. Answers AVIF, WebP or JPEG by Accept. No page waits for the botanist: a picture that is not drawn in time is
 * answered with a stand-in that nobody keeps; who can wait says so (`Prefer: wait=60`, RFC 7240). Refuses with 400 (a
 * size that is not the shop's), 404 (no such product, view or path) and 405. Answers false when `path` (without the
 * query) is not below `/media`.
 */
export function createMediaService(settings: MediaServiceSettings): Handler {
  const warn = settings.warn ?? ((message: string) => process.stderr.write(`Media: ${message}\n`));
  const studio = new Studio(settings.dataDir, warn);
  return async (request, response, path) => {
    if (path !== '/media' && !path.startsWith('/media/')) return false;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      refuse(response, 405, 'Method not allowed');
    } else if (path === LOGO) {
      // Opened by itself, an SVG is a page: it may load and run nothing.
      response.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      const body = Buffer.from(LOGO_SVG);
      answer(request, response, { type: 'image/svg+xml', etag: etagOf(body), body });
    } else {
      await answerPicture(studio, settings, request, response, PRODUCT.exec(path)).catch((fault: unknown) => {
        // One picture that can't be drawn must not take the shop's other answers with it.
        warn(`${path} could not be drawn: ${fault instanceof Error ? fault.message : String(fault)}`);
        if (!response.headersSent) refuse(response, 500, 'This picture could not be drawn');
      });
    }
    return true;
  };
}

async function answerPicture(
  studio: Studio,
  settings: MediaServiceSettings,
  request: IncomingMessage,
  response: ServerResponse,
  match: RegExpExecArray | null,
): Promise<void> {
  const [, sku = '', digit = ''] = match ?? [];
  const found = match === null || sku.length > 64 ? null : settings.pictureOf(sku);
  const view = Number(digit);
  if (found === null || view > found.picture.views) return refuse(response, 404, 'Not found');
  const size = readPictureSize(new URL(request.url ?? '/', 'http://localhost').searchParams);
  if (size === null) return refuse(response, 400, 'w and h must be one of the shop’s picture sizes, times one or two');
  const order = { sku: found.drawnAs, picture: found.picture, view, size, format: formatFor(request.headers.accept) };
  response.setHeader('Vary', 'Accept');
  const etag = `"${studio.stampOf(order)}"`;
  // What the caller has is known by its name alone: it need not even be drawn.
  if (isKnown(request, etag)) return notModified(response, etag);
  const { kind, body } = await studio.deliver(order, patienceOf(request));
  const type = CONTENT_TYPES[order.format];
  if (kind === 'drawn') return answer(request, response, { type, etag, body });
  const headers = { 'Content-Type': type, 'Content-Length': body.length, 'X-Content-Type-Options': 'nosniff' };
  response.writeHead(200, { ...headers, 'Cache-Control': 'no-store' });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** ms */
function patienceOf({ headers }: IncomingMessage): number {
  const prefer = headers['prefer'];
  const [, seconds] =
    /(?:^|[,;])\s*wait=(\d{1,3})\b/i.exec(Array.isArray(prefer) ? prefer.join() : (prefer ?? '')) ?? [];
  return seconds === undefined ? PATIENCE : Number(seconds) * 1000;
}

interface Body {
  readonly type: string;
  readonly etag: string;
  readonly body: Buffer;
}

function answer(request: IncomingMessage, response: ServerResponse, { type, etag, body }: Body): void {
  if (isKnown(request, etag)) return notModified(response, etag);
  const headers = { 'Content-Type': type, 'Content-Length': body.length, 'X-Content-Type-Options': 'nosniff' };
  response.writeHead(200, { ...headers, ETag: etag, 'Cache-Control': KEEP });
  response.end(request.method === 'HEAD' ? undefined : body);
}

const isKnown = (request: IncomingMessage, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag);

function notModified(response: ServerResponse, etag: string): void {
  response.writeHead(304, { ETag: etag, 'Cache-Control': KEEP }).end();
}

function refuse(response: ServerResponse, status: number, message: string): void {
  const body = Buffer.from(`${message}\n`);
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': body.length };
  response.writeHead(status, { ...headers, 'Cache-Control': 'no-store' }).end(body);
}

const etagOf = (body: Buffer): string => `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
