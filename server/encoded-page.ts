import { createHash } from 'node:crypto';
import { type OutgoingHttpHeaders } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync, type BrotliOptions } from 'node:zlib';
import { endsInSeconds, type RenderedPage } from './rendered-page';
import { INTERNAL_HEADER } from './response-headers';

export type Encoding = 'identity' | 'gzip' | 'br';

/** A page that is compressed when browsers ask for an encoding. */
export interface EncodedPage {
  readonly headers: OutgoingHttpHeaders;
  readonly etag: string;
  /** False if it ends before a shared cache would have given it up: see `X-Posy-Ends`. */
  readonly isShareable: boolean;
  /** Compressed once and kept, for everybody who gets the page from the cache; smaller once it has been asked for a few times. */
  readonly bodyIn: (encoding: Encoding) => Buffer;
  /** Compressed fast, for the first request: most pages are not requested again. */
  readonly firstBodyIn: (encoding: Encoding) => Buffer;
  /** Response headers as alternating names and values, cached by the sender. */
  readonly heads: Map<string, string[]>;
  /** Approximate memory with every encoding. */
  readonly bytes: number;
}

/** Both take less than handing the page to another thread and back: a quarter of a millisecond, and one for an eighth fewer bytes. */
const FIRST_QUALITY = 2;
const KEPT_QUALITY = 5;
/** Takes up to a tenth of a second of another thread, for a tenth fewer bytes. */
const BEST_QUALITY = 11;
/** Responses with a kept page before it is compressed so: most pages are hardly asked for again before they change. */
const RESPONSES_BEFORE_BEST = 3;
/**
 * Seconds that a page may be served without being rendered again: a minute and ten as our own stale copy, and the same again
 * by a shared cache (`SHARED` of page-response.ts).
 */
const LONGEST_LIFE = 2 * (60 + 600);
/** One page at a time, so that this takes no more than one thread. */
let isCompressing = false;

/** Headers of one response or connection, or set by the front server. */
const NOT_CACHED =
  /^(connection|keep-alive|transfer-encoding|content-length|content-encoding|date|cache-control|etag|set-cookie|vary)$/;

/** `last` is what was kept of the page before; it stays if nothing has changed, with what was compressed of it. */
export function encodePage({ headers, body }: RenderedPage, last?: EncodedPage): EncodedPage {
  // Weak, because the same page has several encodings.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const cached = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !NOT_CACHED.test(name) && !INTERNAL_HEADER.test(name)),
  );
  const isShareable = endsInSeconds({ headers }) > LONGEST_LIFE;
  if (last?.etag === etag && last.isShareable === isShareable && isDeepStrictEqual(last.headers, cached)) return last;
  const bodies = new Map<string, Buffer>();
  const heads = new Map<string, string[]>();
  let responses = 0;
  const compressed = (name: string, compress: () => Buffer) => {
    const ready = bodies.get(name) ?? compress();
    bodies.set(name, ready);
    return ready;
  };
  const compressBest = () => {
    responses += 1;
    if (responses < RESPONSES_BEFORE_BEST || isCompressing || bodies.has('best')) return;
    isCompressing = true;
    brotliCompress(body, brotliOptions(body, BEST_QUALITY), (error, best) => {
      isCompressing = false;
      bodies.set('best', error === null ? best : compressed('kept', () => brotli(body, KEPT_QUALITY)));
      bodies.delete('first');
      bodies.delete('kept');
      // They have the length of the body.
      heads.clear();
    });
  };
  const bodyIn = (encoding: Encoding): Buffer => {
    if (encoding === 'identity') return body;
    if (encoding === 'gzip') return compressed('gzip', () => gzipSync(body));
    compressBest();
    return bodies.get('best') ?? compressed('kept', () => brotli(body, KEPT_QUALITY));
  };
  const firstBodyIn = (encoding: Encoding) =>
    encoding === 'br'
      ? (bodies.get('best') ?? compressed('first', () => brotli(body, FIRST_QUALITY)))
      : bodyIn(encoding);
  const bytes = Math.ceil(body.length * 1.75) + 1024;
  return { headers: cached, etag, isShareable, bodyIn, firstBodyIn, heads, bytes };
}

function brotli(body: Buffer, quality: number): Buffer {
  return brotliCompressSync(body, brotliOptions(body, quality));
}

function brotliOptions(body: Buffer, quality: number): BrotliOptions {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE, BROTLI_PARAM_SIZE_HINT, BROTLI_MODE_TEXT } = constants;
  return {
    params: {
      [BROTLI_PARAM_QUALITY]: quality,
      [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
      [BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  };
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
