import { type IncomingMessage, type ServerResponse } from 'node:http';
import { acceptedEncoding, type EncodedPage } from './encoded-page';
import { type CacheResult } from './page-cache';
import { type PageRequest } from './page-request';
import { type RenderedPage } from './rendered-page';
import { INTERNAL_HEADER } from './response-headers';

/**
 * In the store's default currency a shared cache may keep the page for a minute, unless its words about today end soon; it has to
 * vary by cookie, because a visitor with another currency sends one. Browsers always revalidate, so that a price is never older than the front
 * server's copy.
 */
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const OWN = 'private, no-cache';
/** Of a page that does not exist: only the front server knows when it does. */
const NEVER = 'private, no-store';
const VARY = 'Accept-Encoding, Cookie';

const HOP_BY_HOP = /^(connection|keep-alive|transfer-encoding|content-length)$/;

/** Writes a page that is the same for everybody. `Server-Timing` says whether it was cached. */
export function writePage(
  request: IncomingMessage,
  response: ServerResponse,
  result: CacheResult,
  { isDefaultCurrency, tracking }: Pick<PageRequest, 'isDefaultCurrency' | 'tracking'>,
): void {
  if (result.kind === 'passed') return writePassed(request, response, result.page, tracking);
  const { page, from } = result;
  for (const [name, value] of cachedHeaders(page, isDefaultCurrency, from)) response.setHeader(name, value);
  if (isKnown(request.headers['if-none-match'], page)) {
    response.writeHead(304);
    response.end();
    return;
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const body = from === 'miss' ? page.firstBodyIn(encoding) : page.bodyIn(encoding);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.writeHead(page.status);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The page's own headers, and what the front server says about its copy. */
export function cachedHeaders(
  { status, headers, etag, isShareable }: EncodedPage,
  isDefaultCurrency: boolean,
  from: 'hit' | 'stale' | 'miss',
): readonly (readonly [string, string])[] {
  const control = isDefaultCurrency && isShareable ? SHARED : OWN;
  return [
    ...Object.entries(headers).map(([name, value]) => [name, String(value)] as const),
    ['Vary', VARY],
    ['Cache-Control', status === 404 ? NEVER : control],
    ['ETag', etag],
    ['Server-Timing', `cache;desc=${from}`],
  ];
}

/** A page that was not cached: not found, redirected, failed, or without a cache time. */
function writePassed(request: IncomingMessage, response: ServerResponse, page: RenderedPage, tracking: string): void {
  response.setHeader('Vary', VARY);
  for (const [name, value] of Object.entries(page.headers)) {
    if (value !== undefined && !HOP_BY_HOP.test(name) && !INTERNAL_HEADER.test(name)) response.setHeader(name, value);
  }
  const { location } = page.headers;
  if (typeof location === 'string') response.setHeader('Location', withTracking(location, tracking));
  if (page.status >= 500) {
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Retry-After', '5');
  } else if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', OWN);
  response.setHeader('Content-Length', page.body.length);
  response.writeHead(page.status);
  response.end(request.method === 'HEAD' ? undefined : page.body);
}

/** The path of this site to which a page has moved, with the tracking parameters of the visitor, which the page did not get. */
function withTracking(location: string, tracking: string): string {
  if (tracking === '' || !/^\/(?![/\\])/.test(location)) return location;
  const end = location.search(/#|$/);
  const target = location.slice(0, end);
  return `${target}${target.includes('?') ? '&' : '?'}${tracking}${location.slice(end)}`;
}

/** Whether the browser has the page; one that does not exist is always sent. */
export function isKnown(ifNoneMatch: string | undefined, { status, etag }: EncodedPage): boolean {
  return status === 200 && knows(ifNoneMatch, etag);
}

export function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag));
}
