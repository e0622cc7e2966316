import { createHash } from 'node:crypto';
import { type OutgoingHttpHeaders } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { brotliOptions, compressBest } from './best-compression';
import { endsInSeconds, type RenderedPage } from './rendered-page';
import { INTERNAL_HEADER } from './response-headers';

export type Encoding = 'identity' | 'gzip' | 'br';

/** A page that is compressed when browsers ask for an encoding. */
export interface EncodedPage {
  /** 200 or 404. */
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly etag: string;
  /** False if it ends before a shared cache would have given it up: see `X-Posy-Ends`. */
  readonly isShareable: boolean;
  /** Compressed once and kept, for everybody who gets the page from the cache; smaller soon after the first of them. */
  readonly bodyIn: (encoding: Encoding) => Buffer;
  /** Compressed fast, for the first request: most pages are not requested again. */
  readonly firstBodyIn: (encoding: Encoding) => Buffer;
  /** True if it was asked for from the cache, so that its successor probably will be. */
  readonly wasAskedAgain: () => boolean;
  /** Response headers as alternating names and values, cached by the sender. */
  readonly heads: Map<string, string[]>;
  /** Approximate memory with every encoding. */
  readonly bytes: number;
}

/** Both take less than handing the page to another thread and back: a quarter of a millisecond, and one for an eighth fewer bytes. */
const FIRST_QUALITY = 2;
const KEPT_QUALITY = 5;
/**
 * Seconds that a page may be served without being rendered again: a minute and ten as our own stale copy, and the same again
 * by a shared cache (`SHARED` of page-response.ts).
 */
const LONGEST_LIFE = 2 * (60 + 600);
/** Headers of one response or connection, or set by the front server. */
const NOT_CACHED =
  /^(connection|keep-alive|transfer-encoding|content-length|content-encoding|date|cache-control|etag|set-cookie|vary)$/;

/**
 * `last` is what was kept of the page before; it stays if nothing has changed, with what was compressed of it. Else the page is
 * compressed best before anybody asks for it, if the last one was: a page with today's times changes every minute.
 */
export function encodePage({ status, headers, body }: RenderedPage, last?: EncodedPage): EncodedPage {
  // Weak, because the same page has several encodings.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
  const cached = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !NOT_CACHED.test(name) && !INTERNAL_HEADER.test(name)),
  );
  const isShareable = endsInSeconds({ headers }) > LONGEST_LIFE;
  const isSame = last?.etag === etag && last.status === status && last.isShareable === isShareable;
  if (isSame && isDeepStrictEqual(last.headers, cached)) return last;
  const bodies = new Map<string, Buffer>();
  const heads = new Map<string, string[]>();
  let wasAskedAgain = false;
  const compressed = (name: string, compress: () => Buffer) => {
    const ready = bodies.get(name) ?? compress();
    bodies.set(name, ready);
    return ready;
  };
  const keepBest = (best: Buffer | null) => {
    bodies.set('best', best ?? compressed('kept', () => brotli(body, KEPT_QUALITY)));
    bodies.delete('first');
    bodies.delete('kept');
    // They have the length of the body.
    heads.clear();
  };
  let isBestComing = last?.wasAskedAgain() === true && compressBest(body, keepBest);
  const bodyIn = (encoding: Encoding): Buffer => {
    if (encoding === 'identity') return body;
    if (encoding === 'gzip') return compressed('gzip', () => gzipSync(body));
    wasAskedAgain = true;
    isBestComing ||= compressBest(body, keepBest);
    return bodies.get('best') ?? compressed('kept', () => brotli(body, KEPT_QUALITY));
  };
  const firstBodyIn = (encoding: Encoding) =>
    encoding === 'br'
      ? (bodies.get('best') ?? compressed('first', () => brotli(body, FIRST_QUALITY)))
      : bodyIn(encoding);
  const bytes = Math.ceil(body.length * 1.75) + 1024;
  const kept = { status, headers: cached, etag, isShareable };
  return { ...kept, bodyIn, firstBodyIn, wasAskedAgain: () => wasAskedAgain, heads, bytes };
}

function brotli(body: Buffer, quality: number): Buffer {
  return brotliCompressSync(body, brotliOptions(body, quality));
}

/** The best encoding the browser accepts; `q=0` refuses one. */
export function acceptedEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = (acceptEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((word) => word.trim()))
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
    .map(([name]) => name);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}
