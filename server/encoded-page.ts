import { createHash } from 'node:crypto';
import { type OutgoingHttpHeaders } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type RenderedPage } from './rendered-page';

export type Encoding = 'identity' | 'gzip' | 'br';

/** A page that is compressed once for each encoding that browsers ask for. */
export interface EncodedPage {
  readonly headers: OutgoingHttpHeaders;
  readonly etag: string;
  readonly bodyIn: (encoding: Encoding) => Buffer;
  /** Heads of responses as names and values in turn, kept by whoever sends them. */
  readonly heads: Map<string, string[]>;
  /** Approximate memory with every encoding. */
  readonly bytes: number;
}

/**
 * Takes half a millisecond, which is less than handing the page to another thread and back costs; one level more takes twice
 * as long for a twentieth fewer bytes.
 */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

/** Headers of one response or connection, or set by the front server. */
const NOT_CACHED =
  /^(connection|keep-alive|transfer-encoding|content-length|content-encoding|date|cache-control|etag|set-cookie|vary|x-posy-.*)$/;

export function encodePage({ headers, body }: RenderedPage): EncodedPage {
  // Weak, because the same page has several encodings.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const cached = Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_CACHED.test(name)));
  const bodies = new Map<Encoding, Buffer>([['identity', body]]);
  const bodyIn = (encoding: Encoding) => {
    const ready = bodies.get(encoding) ?? (encoding === 'br' ? brotliCompressSync(body, BROTLI) : gzipSync(body));
    bodies.set(encoding, ready);
    return ready;
  };
  return { headers: cached, etag, bodyIn, heads: new Map(), bytes: Math.ceil(body.length * 1.5) + 1024 };
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
