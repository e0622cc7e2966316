import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { clientAddress, DEFAULT_FACTORS, networksOf } from '../shared/client-address';
import { LOGO_SVG, type Original } from './original-files';
import { CONTENT_TYPES, formatFor, type PictureFormat, type PictureSize, readPictureSize } from './picture-size';
import {
  CACHE_CONTROL,
  isCurrent,
  PLACEHOLDER_CACHE_CONTROL,
  sendError,
  sendNotModified,
  sendPicture,
} from './picture-response';
import { pictureSource } from './picture-source';
import { type PictureLimits, Pictures } from './pictures';

export interface MediaServiceSettings {
  /** A florist's photographs are in `media/originals/{sku}/`, resized pictures in `media/resized/`. */
  readonly dataDir: string;
  /** Folder of the demo's originals; by default the project's own, seen from where the backend was started. */
  readonly demoDir?: string;
  /** Address of a content service with pictures of its own. */
  readonly contentUrl?: string | null;
  /** Epoch ms; the system's clock when left out. */
  readonly now?: () => number;
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

const LOGO = '/media/logo/posy.svg';
/** s */
const RETRY_AFTER = '5';

/**
 * `GET /media/catalog/product/{sku}/{view}.jpg?w=216&h=268`: view 0 is the main picture, others are the gallery's. The same
 * for `/media/weddings/{slug}/{name}.jpg`, and for `/media/content/{path}`, a picture of the content service. Answers AVIF,
 * WebP or JPEG by `Accept`, whatever the path ends in; a placeholder that is cached briefly for products without a picture;
 * 400 for a size that is not the shop's, 404, 405; 429 with `Retry-After` when too many pictures wait to be resized, 503
 * when one cannot be.
 */
export function createMediaService(settings: MediaServiceSettings): MediaService {
  const warn = settings.warn ?? ((message: string) => process.stderr.write(`${message}\n`));
  const report = (message: string): void => warn(`Media: ${message}`);
  const demoDir = settings.demoDir ?? path.join(process.cwd(), 'backend', 'media', 'originals');
  const { dataDir, contentUrl = null, now = Date.now, limits } = settings;
  const pictures = new Pictures({ dataDir, demoDir, contentUrl }, { warn: report, now }, limits);
  return {
    handle: async (request, response, requestPath) => {
      if (requestPath !== '/media' && !requestPath.startsWith('/media/')) return false;
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.setHeader('Allow', 'GET, HEAD');
        sendError(response, 405, 'Method not allowed');
      } else if (requestPath === LOGO) {
        sendLogo(request, response);
      } else {
        await sendAsked(pictures, request, response, requestPath, report);
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

async function sendAsked(
  pictures: Pictures,
  request: IncomingMessage,
  response: ServerResponse,
  requestPath: string,
  report: (message: string) => void,
): Promise<void> {
  const source = pictureSource(pictures, requestPath);
  if (source === null) return sendError(response, 404, 'Not found');
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
    const original = await source.find();
    if (original !== null && (await sendOriginal(reply, original, CACHE_CONTROL))) return;
    const placeholder = source.hasPlaceholder ? await pictures.originals.placeholder() : null;
    if (placeholder !== null && (await sendOriginal(reply, placeholder, PLACEHOLDER_CACHE_CONTROL))) return;
    sendError(response, 404, 'Not found');
  } catch (fault) {
    if (left.signal.aborted) return;
    report(`${requestPath}: ${fault instanceof Error ? fault.message : String(fault)}`);
    sendLater(response, 503, 'This picture cannot be resized now');
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
  const address = clientAddress(request);
  const body = await pictures.read(variant, networksOf(address, DEFAULT_FACTORS)[0]?.key ?? address, signal);
  if (body === 'broken') return false;
  if (body === 'busy') sendLater(response, 429, 'Too many pictures are being resized');
  else sendPicture(request, response, { type: CONTENT_TYPES[format], etag, cacheControl, body });
  return true;
}

function sendLater(response: ServerResponse, status: number, message: string): void {
  response.setHeader('Retry-After', RETRY_AFTER);
  sendError(response, status, message);
}
