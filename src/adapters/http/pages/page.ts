import type { GetServerSidePropsResult } from 'next';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ParsedUrlQuery } from 'node:querystring';
import type { Failure } from '../../../application/ports/failures';
import { cleanPath } from '../../../domain/navigation/paths';
import { secondsToMidnight, secondsToNextCutOff } from '../../../domain/delivery/cut-offs';
import { hasSchedule, type ShopDays } from '../../../domain/delivery/delivery-schedule';
import type { PageRequest } from '../../../next-internals/page-shell/page-request';
import { inStore, type SiteProps } from '../../../ui/site-props';
import { DELIVERY, LAYOUT, SEARCH, tagsHeader, UNLIMITED } from '../page-tags';
import { siteProps } from './site-props';
import type { RequestScope, ServerApp } from '../server-app';
import { causeForLog, reportFailure } from '../report-failure';
import { isCanonical, isCombined, type CanonicalQuery } from '../canonical-query';
import { visitedPath } from '../session/visited-path';
import { storeOfPath, type Visitor } from '../session/visitor';

/** The arguments of a page loader. */
export interface PageContext {
  readonly app: ServerApp;
  readonly shop: RequestScope;
  readonly visitor: Visitor;
  /** Path as the visitor sees it, without query. */
  readonly path: string;
  readonly query: ParsedUrlQuery;
}

/**
 * A page is cached only if its whole query is `canonicalQuery` and it lacks no part (`isComplete`, true when left out, and no
 * `partFailure`). `tags` are what it shows besides its products and the layout.
 */
export type PageLoadResult<Body> =
  | {
      readonly kind: 'page';
      readonly body: Body;
      readonly canonicalQuery?: CanonicalQuery;
      readonly isComplete?: boolean;
      /** Why it lacks a part. */
      readonly partFailure?: Failure | null;
      /** The page says that the visitor asks too often. */
      readonly isRefused?: boolean;
      readonly tags?: readonly string[];
      /** Of a page that a backend found by the path: where the shop links to it, without store prefix; null if that is not known. */
      readonly ownPath?: string | null;
    }
  /** `message` and `cause` are for the log. */
  | { readonly kind: 'failed'; readonly status: number; readonly message?: string; readonly cause?: unknown }
  /** Something to keep, in place of a page. */
  | { readonly kind: 'file'; readonly name: string; readonly type: string; readonly content: string }
  /** Another page of ours, without store prefix, or a whole address elsewhere; emailed links and words that are offered again set a cookie. */
  | { readonly kind: 'redirect'; readonly to: string; readonly setsCookies?: true; readonly isPermanent?: true };

/** What a page shows, without what surrounds it. */
export type LoadBody<Body> = (request: PageContext) => Promise<PageLoadResult<Body>>;

/** Props of every page: the layout data, and either its body or the status of an error. */
export type PageProps<Body> = { readonly site: SiteProps } & (
  { readonly failure: number; readonly reference?: string } | ({ readonly failure?: undefined } & Body)
);

const TOO_MANY_REQUESTS = 429;
/** Until the page may be asked for again, seconds. */
const RETRY_AFTER = '5';

/** How long a shared cache may serve the page, seconds. */
const CACHE_SECONDS = 60;

/** 404 only if the backend responded that there is nothing; no response is 503, too many requests 429. */
export function failed(reason: Failure): Extract<PageLoadResult<never>, { kind: 'failed' }> {
  switch (reason.kind) {
    case 'not-found':
      return { kind: 'failed', status: 404, cause: reason };
    case 'busy':
      return { kind: 'failed', status: TOO_MANY_REQUESTS, cause: reason };
    case 'unreachable':
      return { kind: 'failed', status: 503, cause: reason };
    case 'unauthorised':
    case 'rejected':
      return { kind: 'failed', status: 500, cause: reason };
  }
}

/** A page's props or redirect, and the headers of its response. Only a public page may be cached. */
export async function answerPage<Body extends object>(
  app: ServerApp,
  { req, res, query, resolvedUrl }: PageRequest,
  load: LoadBody<Body>,
  isPublic: boolean,
): Promise<GetServerSidePropsResult<PageProps<Body>>> {
  const resolved = new URL(resolvedUrl, 'http://posy.invalid').pathname;
  const visited = visitedPath(req, resolved, app.config.stores);
  const path = visited ?? resolved;
  const store = storeOfPath(path, app.config.stores);
  const visitor = app.visitorOf(req.headers, store);
  const shop = isPublic ? app.forAnybody(visitor) : await app.forVisitor(visitor);
  const request = { app, shop, visitor, path, query: textsOf(query) };
  const [layout, days, loaded] = await Promise.all([
    app.loadLayoutData(visitor),
    app.deliverySchedule(visitor),
    visited === null ? NO_SUCH_STORE : (withoutCart(shop) ?? load(request).catch(bugFound)),
  ]);
  const site = siteProps(app, visitor, layout, days, shop.offers);
  if (loaded.kind === 'redirect') {
    if (loaded.setsCookies === true) res.setHeader('Set-Cookie', [...shop.session.setCookies()]);
    return redirect(res, inStore(store.pathPrefix, loaded.to), loaded.isPermanent === true ? 301 : 303);
  }
  if (loaded.kind === 'failed') {
    const { status, message = 'A page failed', cause } = loaded;
    startFailure(res, status, isPublic && layout.failed.length === 0);
    // Not logged as an error: a client that asks for too much could fill the log.
    if (status < 500) return { props: { site, failure: status } };
    const details = { path, status, cause: causeForLog(cause), layout: layout.failed, calls: shop.faults };
    const reference = reportFailure(app.log, req, res, message, details);
    return { props: { site, failure: status, reference } };
  }
  // Next renders nothing into a response that has ended.
  if (loaded.kind === 'file') return sendFile(res, loaded, { site, failure: 0 });
  if (loaded.isRefused === true) askLater(res);
  const { partFailure = null } = loaded;
  const isComplete = layout.failed.length === 0 && loaded.isComplete !== false && partFailure === null;
  if (!isComplete) {
    res.setHeader('X-Posy-Incomplete', '1');
    const level = partFailure?.kind === 'busy' && layout.failed.length === 0 ? 'warn' : 'error';
    app.log[level]('A page lacks parts', { path, layout: layout.failed, cause: partFailure, calls: shop.faults });
  }
  const asked = queryOf(req, path);
  const hasUrl = hasOneUrl(req, path, store.pathPrefix) && isCanonical(asked, loaded.canonicalQuery ?? {});
  if (isPublic && isComplete && hasUrl) {
    const isOwn = !isCombined([...asked.keys()]) && isOwnPath(path, store.pathPrefix, loaded.ownPath);
    const tags = tagsHeader(loaded.body, [...(isOwn ? OF_PAGES : OF_ANY_WORDS), ...(loaded.tags ?? [])]);
    allowCaching(res, secondsValid(days, app.clock.now()), tags);
  } else res.setHeader('Cache-Control', 'private, no-store');
  return { props: { site, ...loaded.body } };
}

function allowCaching(res: ServerResponse, seconds: number, tags: string): void {
  res.setHeader('Cache-Control', 'public, max-age=0');
  res.setHeader('Surrogate-Control', `max-age=${CACHE_SECONDS}`);
  res.setHeader('X-Posy-Ends', String(seconds));
  res.setHeader('Cache-Tag', tags);
}

/** How long a page that speaks of today stays true. */
function secondsValid(days: ShopDays, now: number): number {
  return hasSchedule(days) ? secondsToNextCutOff(days, now) : secondsToMidnight(now);
}

/** Tags of a page by its own URL, and by one of which there is no end. */
const OF_PAGES = [LAYOUT, DELIVERY];
const OF_ANY_WORDS = [...OF_PAGES, UNLIMITED];
/** Tags of what could make a page exist that does not: a product, and every kind of entry of the content service. */
const OF_MISSING = [...OF_ANY_WORDS, SEARCH, 'content:homepage', 'content:pages', 'content:weddings'];

/** The front server may keep for a while that a page does not exist. */
function startFailure(res: ServerResponse, status: number, mayBeKept: boolean): void {
  res.statusCode = status;
  res.setHeader('Cache-Control', 'private, no-store');
  if (status === TOO_MANY_REQUESTS) askLater(res);
  if (status === 404 && mayBeKept) res.setHeader('Cache-Tag', tagsHeader(null, OF_MISSING));
}

function askLater(res: ServerResponse): void {
  res.statusCode = TOO_MANY_REQUESTS;
  res.setHeader('Retry-After', RETRY_AFTER);
}

function redirect(res: ServerResponse, destination: string, statusCode: 301 | 303): GetServerSidePropsResult<never> {
  res.setHeader('Cache-Control', 'private, no-store');
  // A redirect target must not depend on the visitor's previous page.
  res.setHeader('Referrer-Policy', 'no-referrer');
  return { redirect: { destination, statusCode } };
}

function sendFile<Props>(
  res: ServerResponse,
  { name, type, content }: Extract<PageLoadResult<never>, { kind: 'file' }>,
  props: Props,
): GetServerSidePropsResult<Props> {
  res.setHeader('Cache-Control', 'private, no-store');
  res.setHeader('Content-Type', `${type}; charset=utf-8`);
  res.setHeader('Content-Disposition', `attachment; filename="${name}"`);
  res.end(content);
  return { props };
}

const NO_SUCH_STORE: PageLoadResult<never> = { kind: 'failed', status: 404 };

/** A store of which it is not known which cart is meant has no personal pages. */
function withoutCart({ unknownCart }: RequestScope): PageLoadResult<never> | null {
  return unknownCart === null ? null : failed(unknownCart);
}

function bugFound(cause: unknown): PageLoadResult<never> {
  return { kind: 'failed', status: 500, cause };
}

/** The texts of a query. Next reads one into an object with a prototype: `?constructor=2` becomes a list that begins with a function. */
function textsOf(query: ParsedUrlQuery): ParsedUrlQuery {
  const texts = Object.create(null) as ParsedUrlQuery;
  for (const [name, value] of Object.entries(query))
    texts[name] = Array.isArray(value) ? value.filter((one: unknown) => typeof one === 'string') : value;
  return texts;
}

/** The query as sent by the browser, from the front server: Next removes its own parameters and `__proto__` from the URL. */
function queryOf({ headers, url }: IncomingMessage, path: string): URLSearchParams {
  const { pathname, searchParams } = new URL(String(headers['x-posy-url'] ?? url), 'http://posy.invalid');
  // The router repeats the path in the query of a page's data.
  const isPath = searchParams.getAll('slug').join('/') === path.slice(1);
  if (isPath && pathname.startsWith('/_next/data/')) searchParams.delete('slug');
  return searchParams;
}

/** False where a backend ignores capitals, or knows a page by several paths: there is no end of such spellings. */
function isOwnPath(path: string, storePrefix: string, ownPath: string | null | undefined): boolean {
  if (ownPath === undefined) return true;
  return ownPath !== null && new URL(inStore(storePrefix, ownPath), 'http://posy.invalid').pathname === path;
}

/** `/anything/../flowers.html`, which a browser never sends. */
const WITH_DOTS = /\/\.\.?(?:\/|$)/;

/** False for an old link with any letters before its path, `/{letters}/c/flowers.html`, and for detours. */
function hasOneUrl({ headers, url }: IncomingMessage, path: string, storePrefix: string): boolean {
  const [sent = ''] = String(headers['x-posy-url'] ?? url).split('?');
  if (WITH_DOTS.test(sent)) return false;
  const ownPath = path.slice(storePrefix.length);
  return ownPath === '' || cleanPath(ownPath, []) === ownPath;
}
