import { type IncomingMessage } from 'node:http';

/** T15. Longer addresses are no page of ours. */
const MAX_URL = 4096;
/** T10. The largest body any call of the shop takes, in bytes; each call has its own, smaller limit. */
const MAX_BODY = 256 * 1024;
const METHODS = new Set(['GET', 'HEAD', 'POST']);

/**
 * Headers that steer Next's inside or pretend to come from a proxy. Only the door sets such; from outside they would be a
 * way past routing and into the cache (T08).
 */
const INTERNAL =
  /^(x-(nextjs|middleware|now|invoke|next|matched|vercel|posy|prerender|forwarded|original|rewrite|http-method|method|real)(-|$)|forwarded$|rsc$|next-)/;

export type Passage =
  { readonly ok: true; readonly path: string } | { readonly ok: false; readonly status: 400 | 405 | 413 | 414 };

/** Whether the request may come in; `path` is percent-decoded once. `allowedHosts` are lower-case. */
export function passage(request: IncomingMessage, allowedHosts: readonly string[]): Passage {
  const { url = '', method = '', headers } = request;
  if (!allowedHosts.includes((headers.host ?? '').toLowerCase())) return { ok: false, status: 400 };
  if (!METHODS.has(method)) return { ok: false, status: 405 };
  if (url.length > MAX_URL) return { ok: false, status: 414 };
  if (Number(headers['content-length'] ?? 0) > MAX_BODY) return { ok: false, status: 413 };
  const path = decodedPath(url);
  return path === null ? { ok: false, status: 400 } : { ok: true, path };
}

/** Null when the address is no path, or hides bytes that no path of ours has. */
function decodedPath(url: string): string | null {
  if (!url.startsWith('/')) return null;
  try {
    const path = decodeURIComponent(url.split('?', 1)[0] ?? '');
    return /[\u0000-\u001f\u007f\\]/.test(path) ? null : path;
  } catch {
    return null;
  }
}

/** Takes away what only the door may say, and tells the inside who is asking: `X-Forwarded-For` is one address. */
export function cleanHeaders(request: IncomingMessage, trustedProxies: number): void {
  const client = clientAddress(request, trustedProxies);
  for (const name of Object.keys(request.headers)) {
    if (INTERNAL.test(name)) Reflect.deleteProperty(request.headers, name);
  }
  request.headers['x-forwarded-for'] = client;
}

/** The address the outermost proxy of our own saw; what stands left of it was written by strangers. */
function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  // A machine that listens on both versions of IP writes the older one in this disguise.
  const own = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  if (trustedProxies === 0) return own;
  const listed = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  return listed.at(-trustedProxies) ?? listed[0] ?? own;
}
