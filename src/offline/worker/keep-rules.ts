import { isTracking } from '../../domain/navigation/reserved-params';

const DAY_S = 24 * 60 * 60;

interface Bound {
  readonly entries: number;
  /** Maximum size of an entry; larger ones are not cached, so that all together have a limit. */
  readonly bytes: number;
  readonly seconds: number;
}

/** At most 8 MB of pages, 32 MB of scripts, styles and fonts, and 40 MB of pictures. */
export const BOUNDS = {
  // Fewer days than a week, because the line of a kept page names the weekday alone.
  pages: { entries: 20, bytes: 400_000, seconds: 6 * DAY_S },
  files: { entries: 80, bytes: 400_000, seconds: 30 * DAY_S },
  pictures: { entries: 160, bytes: 250_000, seconds: 6 * DAY_S },
} satisfies Readonly<Record<string, Bound>>;

/** How long a picture is shown without asking the network, as the media service allows; a florist may replace it. */
export const PICTURE_FRESH_S = DAY_S;

type Received = Pick<Response, 'status' | 'type' | 'headers'>;

/** A whole page of this shop that its server allows to store. */
export function mayKeepPage({ status, type, headers }: Received): boolean {
  const isHtml = (headers.get('content-type') ?? '').startsWith('text/html');
  return status === 200 && type === 'basic' && isHtml && !isNoStore(headers);
}

/** Excludes the placeholder for a missing picture, which is cached for a minute. */
export function mayKeepPicture({ status, type, headers }: Received): boolean {
  const maxAge = Number(/max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] ?? 0);
  return status === 200 && type === 'basic' && maxAge >= PICTURE_FRESH_S && !isNoStore(headers);
}

export function mayKeepFile({ status, type, headers }: Received): boolean {
  return status === 200 && type === 'basic' && !isNoStore(headers);
}

function isNoStore(headers: Headers): boolean {
  return /\bno-store\b/i.test(headers.get('cache-control') ?? '');
}

/** When the server sent it, ms since 1970; null if it does not say. */
export function sentAt(headers: Headers): number | null {
  const sent = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(sent) ? null : sent;
}

/** Whether it is older than `seconds`, or of unknown age. */
export function isTooOld(headers: Headers, now: number, seconds: number): boolean {
  const sent = sentAt(headers);
  return sent === null || now - sent > seconds * 1000;
}

/** The URL under which a page is kept: advertisers' parameters do not make another page. */
export function keptUrl(address: string): string {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()]) if (isTracking(name)) url.searchParams.delete(name);
  url.hash = '';
  return url.href;
}
