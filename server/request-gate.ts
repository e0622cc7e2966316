import { type IncomingMessage } from 'node:http';
import { readAddress } from './client-address';

/** Longer URLs are not the shop's. */
const MAX_URL = 4096;
/** The largest body of any call, in bytes; each call has its own, smaller limit. */
const MAX_BODY = 256 * 1024;
const METHODS = new Set(['GET', 'HEAD', 'POST']);

/**
 * Headers that control Next's internals or claim to come from a proxy. From outside they could bypass routing or poison
 * the cache.
 */
const INTERNAL =
  /^(x-(nextjs|middleware|now|invoke|next|matched|vercel|posy|prerender|forwarded|original|rewrite|http-method|method|real)(-|$)|forwarded$|rsc$|next-|surrogate-|cache-tag$)/;
/** An id of a request that a proxy in front of the shop has given. */
const REQUEST_ID = /^[\w-]{8,64}$/;

export type RequestCheck =
  { readonly ok: true; readonly path: string } | { readonly ok: false; readonly status: 400 | 404 | 405 | 413 | 414 };

/** Checks whether the request is allowed; `path` is percent-decoded once. `allowedHosts` are lower-case. */
export function checkRequest(request: IncomingMessage, allowedHosts: readonly string[]): RequestCheck {
  const { url = '', method = '', headers } = request;
  if (!allowedHosts.includes((headers.host ?? '').toLowerCase())) return { ok: false, status: 400 };
  if (!METHODS.has(method)) return { ok: false, status: 405 };
  if (url.length > MAX_URL) return { ok: false, status: 414 };
  if (Number(headers['content-length'] ?? 0) > MAX_BODY) return { ok: false, status: 413 };
  const path = decodedPath(url);
  if (path === null) return { ok: false, status: 400 };
  return DOTS.test(path) ? { ok: false, status: 404 } : { ok: true, path };
}

/** A segment `.` or `..`, also encoded again, as often as anybody likes. Browsers resolve them before they ask; another program here could do it after its checks. */
const DOTS = /(?:^|\/|%(?:25)*(?:2f|5c))(?:\.|%(?:25)*2e){1,2}(?:$|\/|%(?:25)*(?:2f|5c))/i;

/** Control characters that no form sends; a typed text may have tabs and line breaks. */
const CONTROL_IN_QUERY = /%(0[0-8bcef]|1[\da-f]|7f)/i;

/** Null for a malformed path, for one with control characters, backslashes or `#`, and for control characters in the query. */
function decodedPath(url: string): string | null {
  const [encoded = '', ...query] = url.split('?');
  if (!url.startsWith('/') || url.includes('#') || CONTROL_IN_QUERY.test(query.join())) return null;
  try {
    const path = decodeURIComponent(encoded);
    return /[\u0000-\u001f\u007f\\]/.test(path) ? null : path;
  } catch {
    return null;
  }
}

/**
 * Removes headers that only the front server may set, and sets `X-Forwarded-For` to the single client address. Only a trusted
 * proxy may name the request.
 */
export function cleanHeaders(request: IncomingMessage, trustedProxies: number): void {
  const client = clientAddress(request, trustedProxies);
  for (const name of Object.keys(request.headers)) {
    if (INTERNAL.test(name)) Reflect.deleteProperty(request.headers, name);
  }
  const isNamed = trustedProxies > 0 && REQUEST_ID.test(String(request.headers['x-request-id']));
  if (!isNamed) delete request.headers['x-request-id'];
  request.headers['x-forwarded-for'] = client;
}

/**
 * The address seen by the outermost trusted proxy; anything left of it may be forged. A request with fewer entries did not
 * pass through all proxies, and an entry may not be an address: then the connection's address is returned.
 */
function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const own = readAddress(request.socket.remoteAddress ?? '') ?? '';
  if (trustedProxies === 0) return own;
  const listed = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .filter((entry) => entry.trim() !== '');
  return readAddress(listed.at(-trustedProxies) ?? '') ?? own;
}
