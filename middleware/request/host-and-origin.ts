import { headerOf, type RequestHeaders } from './headers';

/** A JSON call (the shop's own scripts, or a program), or a form posted by a browser. */
export type RequestKind = 'json' | 'form';

/** A refused request: 400 for a foreign host, 403 for a foreign origin. */
export interface OriginRefusal {
  readonly status: 400 | 403;
  readonly message: string;
}

const FOREIGN_ORIGIN: OriginRefusal = { status: 403, message: 'This request does not come from the shop’s own pages.' };

/**
 * Null when the request is allowed. Forwarded-host headers are ignored, because anybody can send them. Browsers are
 * checked by `Sec-Fetch-Site`, older ones by their Origin. A JSON call without either comes from a program, which has
 * no visitor's cookies; a form without either is refused.
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
    // `none` means started by the user, which no page can cause; forms always belong to a page.
    return site === 'same-origin' || (site === 'none' && kind === 'json') ? null : FOREIGN_ORIGIN;
  }
  const origin = headerOf(headers, 'origin');
  if (origin !== null) return hostOf(origin) === host ? null : FOREIGN_ORIGIN;
  return kind === 'json' ? null : FOREIGN_ORIGIN;
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
