import { headerOf, type RequestHeaders } from './headers';

/** A JSON call (the shop's own scripts, or a program), or a form a browser posts by itself. */
export type RequestKind = 'json' | 'form';

/** A request that is turned away: 400 for a host that is not ours, 403 for a page that is not ours. */
export interface OriginRefusal {
  readonly status: 400 | 403;
  readonly message: string;
}

const STRANGER: OriginRefusal = { status: 403, message: 'This request does not come from the shop’s own pages.' };

/**
 * Null when the request may be served. Forwarded-host headers are not looked at: anybody can send them. Browsers that say
 * where a request started are believed; older ones are judged by their Origin. A JSON call without either comes from a
 * program, which carries no stranger's cookies; a form without either could be anybody's, and is refused.
 */
export function originRefusal(
  headers: RequestHeaders,
  allowedHosts: readonly string[],
  kind: RequestKind,
): OriginRefusal | null {
  const host = headerOf(headers, 'host')?.toLowerCase() ?? '';
  if (!allowedHosts.some((allowed) => allowed.toLowerCase() === host)) {
    return { status: 400, message: 'This shop does not answer under that host name.' };
  }
  const site = headerOf(headers, 'sec-fetch-site');
  if (site !== null) {
    // `none` is a request of the person or the browser itself; no page can cause one, and forms are always of pages.
    return site === 'same-origin' || (site === 'none' && kind === 'json') ? null : STRANGER;
  }
  const origin = headerOf(headers, 'origin');
  if (origin !== null) return hostOf(origin) === host ? null : STRANGER;
  return kind === 'json' ? null : STRANGER;
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
