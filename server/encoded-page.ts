import { createHash } from 'node:crypto';
import { type OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type RenderedPage } from './rendered-page';

export type Encoding = 'identity' | 'gzip' | 'br';

/** A page in every encoding that browsers accept, compressed once. */
export interface EncodedPage {
  readonly headers: OutgoingHttpHeaders;
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  /** Approximate memory. */
  readonly bytes: number;
}

const compress = { gzip: promisify(gzip), br: promisify(brotliCompress) };

/** Level 5 takes about as long as gzip and is a fifth smaller; higher levels would delay the response noticeably. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

/** Headers of one response or connection, or set by the front server. */
const NOT_CACHED =
  /^(connection|keep-alive|transfer-encoding|content-length|content-encoding|date|cache-control|etag|set-cookie|vary|x-posy-.*)$/;

export async function encodePage({ headers, body }: RenderedPage): Promise<EncodedPage> {
  const [zipped, br] = await Promise.all([compress.gzip(body), compress.br(body, BROTLI)]);
  // Weak, because the same page has several encodings.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const cached = Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_CACHED.test(name)));
  const bytes = body.length + zipped.length + br.length + 1024;
  return { headers: cached, etag, bodies: { identity: body, gzip: zipped, br }, bytes };
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
