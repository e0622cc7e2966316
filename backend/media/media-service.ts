import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { clientAddress } from '../client-address';
import { LOGO_SVG } from './logo';
import type { Original, OriginalFiles } from './original-files';
import { CONTENT_TYPES, formatFor, type PictureFormat } from './picture-format';
import {
  CACHE_CONTROL,
  isCurrent,
  PLACEHOLDER_CACHE_CONTROL,
  sendError,
  sendNotModified,
  sendPicture,
} from './picture-response';
import { type PictureSize, readPictureSize } from './picture-size';
import { type PictureLimits, Pictures } from './pictures';

export interface MediaServiceSettings {
  /** A florist's photographs are in `media/originals/{sku}/` and `media/originals/weddings/{slug}/`, resized pictures in `media/resized/`. */
  readonly dataDir: string;
  /** Folder of the demo's originals; by default the project's own, seen from where the backend was started. */
  readonly demoDir?: string;
  readonly limits?: Partial<PictureLimits>;
  /** Receives what goes wrong with pictures; the process's error stream when left out. */
  readonly warn?: (message: string) => void;
}

export interface MediaService {
  /** Resolves to false when `path` (without the query) is not below `/media`. */
  readonly handle: (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;
  /** See `OriginalFiles.altTexts`. */
  readonly altTexts: (sku: string, count: number) => Promise<readonly string[]>;
  /** Ends the process that resizes. */
  readonly close: () => Promise<void>;
}

const PRODUCT = /^\/media\/catalog\/product\/([^/]+)\/(\d)\.jpg$/;
const WEDDING = /^\/media\/weddings\/([a-z0-9][a-z0-9-]{0,63})\/([a-z0-9][a-z0-9_-]{0,63})\.(?:jpg|png|webp|avif)$/;
const LOGO = '/media/logo/posy.svg';
const MAX_SKU = 64;
/** s */
const RETRY_AFTER = '5';

/**
 * `GET /media/catalog/product/{sku}/{view}.jpg?w=216&h=268`: view 0 is the main picture, others are the gallery's.
 * `GET /media/weddings/{slug}/{name}.jpg?w=160&h=160`: a picture of a wedding, in whatever format its original has. Answers
 * AVIF, WebP or JPEG by `Accept`; a placeholder that is cached briefly for products without a picture; 400 for a size that
 * is not the shop's, 404, 405; 503 with `Retry-After` when too many pictures wait to be resized.
 */
export function createMediaService(settings: MediaServiceSettings): MediaService {
  const warn = settings.warn ?? ((message: string) => process.stderr.write(`${message}\n`));
  const report = (message: string): void => warn(`Media: ${message}`);
  const demoDir = settings.demoDir ?? path.join(process.cwd(), 'backend', 'media', 'originals');
  const pictures = new Pictures({ dataDir: settings.dataDir, demoDir }, report, settings.limits);
  return {
    handle: async (request, response, requestPath) => {
      if (requestPath !== '/media' && !requestPath.startsWith('/media/')) return false;
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.setHeader('Allow', 'GET, HEAD');
        sendError(response, 405, 'Method not allowed');
      } else if (requestPath === LOGO) {
        sendLogo(request, response);
      } else {
        await sendOwnPicture(pictures, request, response, requestPath, report);
      }
      return true;
    },
    altTexts: (sku, count) => pictures.originals.altTexts(sku, count),
    close: () => pictures.close(),
  };
}

function sendLogo(request: IncomingMessage, response: ServerResponse): void {
  const body = Buffer.from(LOGO_SVG);
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
  // Opened by itself an SVG is a page: it may load and run nothing.
  response.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  sendPicture(request, response, { type: 'image/svg+xml', etag, cacheControl: CACHE_CONTROL, body });
}

interface Wanted {
  readonly find: (originals: OriginalFiles) => Promise<Original | null>;
  /** Whether a placeholder is shown when there is none. */
  readonly isProduct: boolean;
}

/** The picture that a path names; null when it names none. */
function wantedBy(requestPath: string): Wanted | null {
  const [, slug, name] = WEDDING.exec(requestPath) ?? [];
  if (slug !== undefined && name !== undefined) {
    return { find: (originals) => originals.findOfWedding(slug, name), isProduct: false };
  }
  const [, segment = '', view = ''] = PRODUCT.exec(requestPath) ?? [];
  const sku = readSku(segment);
  return sku === null ? null : { find: (originals) => originals.find(sku, Number(view)), isProduct: true };
}

async function sendOwnPicture(
  pictures: Pictures,
  request: IncomingMessage,
  response: ServerResponse,
  requestPath: string,
  report: (message: string) => void,
): Promise<void> {
  const wanted = wantedBy(requestPath);
  if (wanted === null) return sendError(response, 404, 'Not found');
  const size = readPictureSize(new URL(request.url ?? '/', 'http://localhost').searchParams);
  if (size === null) {
    return sendError(response, 400, 'w and h must be one of the shop’s picture sizes, times one or two');
  }
  response.setHeader('Vary', 'Accept');
  const left = new AbortController();
  response.once('close', () => left.abort());
  const format = formatFor(request.headers.accept);
  const reply: Reply = { pictures, request, response, size, format, signal: left.signal };
  try {
    const original = await wanted.find(pictures.originals);
    if (original !== null && (await sendOriginal(reply, original, CACHE_CONTROL))) return;
    const placeholder = wanted.isProduct ? await pictures.originals.placeholder() : null;
    if (placeholder !== null && (await sendOriginal(reply, placeholder, PLACEHOLDER_CACHE_CONTROL))) return;
    sendError(response, 404, 'Not found');
  } catch (fault) {
    if (left.signal.aborted) return;
    report(`${requestPath}: ${fault instanceof Error ? fault.message : String(fault)}`);
    sendBusy(response);
  }
}

/** The SKU of a path segment; null when it is none. */
function readSku(segment: string): string | null {
  try {
    const sku = decodeURIComponent(segment);
    return sku === '' || sku.length > MAX_SKU || /[\p{Cc}/\\]|^\.{1,2}$/u.test(sku) ? null : sku;
  } catch {
    return null;
  }
}

interface Reply {
  readonly pictures: Pictures;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly size: PictureSize;
  readonly format: PictureFormat;
  /** Aborted when the client leaves. */
  readonly signal: AbortSignal;
}

/** False when the original is broken. */
async function sendOriginal(reply: Reply, original: Original, cacheControl: string): Promise<boolean> {
  const { pictures, request, response, size, format, signal } = reply;
  const variant = pictures.variantOf(original, size, format);
  if (variant === null) return false;
  const etag = `"${variant.id}"`;
  if (isCurrent(request, etag)) {
    sendNotModified(response, { etag, cacheControl });
    return true;
  }
  const body = await pictures.read(variant, clientAddress(request), signal);
  if (body === 'broken') return false;
  if (body === 'busy') sendBusy(response);
  else sendPicture(request, response, { type: CONTENT_TYPES[format], etag, cacheControl, body });
  return true;
}

function sendBusy(response: ServerResponse): void {
  response.setHeader('Retry-After', RETRY_AFTER);
  sendError(response, 503, 'Too many pictures are being resized');
}
