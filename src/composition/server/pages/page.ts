import type { GetServerSideProps, GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import type { ParsedUrlQuery } from 'node:querystring';
import type { Failure } from '../../../application/ports/failures';
import { inStore, type SiteProps } from '../../../ui/site-props';
import { siteProps } from '../site-props';
import { serverApp, type ServerApp } from '../server-app';
import { storeOfPath, visitorOf, type Visitor } from '../visitor';

/** The arguments of a page loader. */
export interface PageRequest {
  readonly app: ServerApp;
  readonly shop: ReturnType<ServerApp['forVisitor']>;
  readonly visitor: Visitor;
  /** Path as the visitor sees it, without query. */
  readonly path: string;
  readonly query: ParsedUrlQuery;
}

/** `understood` are the query names that the page recognises; with any other the page is not cached. */
export type PageResult<Body> =
  | { readonly kind: 'page'; readonly body: Body; readonly understood: readonly string[] }
  | { readonly kind: 'failed'; readonly status: number }
  /** Another page of ours, without store prefix, or a whole address elsewhere. */
  | { readonly kind: 'elsewhere'; readonly to: string };

/** Props of every page: the layout data, and either its body or the status of an error. */
export type PageProps<Body> = { readonly site: SiteProps } & (
  { readonly failure: number } | ({ readonly failure?: undefined } & Body)
);

/** How long a shared cache may serve the page, seconds. */
const KEEP_SECONDS = 60;

/** A page that is the same for all visitors of a store and currency; the page cache may store it. */
export function publicPage<Body extends object>(
  load: (request: PageRequest) => Promise<PageResult<Body>>,
): GetServerSideProps<PageProps<Body>> {
  return (context) => answer(context, load, true);
}

/** A personal page, which must not be cached. */
export function personalPage<Body extends object>(
  load: (request: PageRequest) => Promise<PageResult<Body>>,
): GetServerSideProps<PageProps<Body>> {
  return (context) => answer(context, load, false);
}

/** 404 only if the backend said so; an unreachable or busy backend is 503. */
export function failed(reason: Failure): { readonly kind: 'failed'; readonly status: number } {
  switch (reason.kind) {
    case 'not-found':
      return { kind: 'failed', status: 404 };
    case 'busy':
    case 'unreachable':
      return { kind: 'failed', status: 503 };
    case 'unauthorised':
    case 'rejected':
      return { kind: 'failed', status: 500 };
  }
}

async function answer<Body extends object>(
  { req, res, query, resolvedUrl }: GetServerSidePropsContext,
  load: (request: PageRequest) => Promise<PageResult<Body>>,
  isPublic: boolean,
): Promise<GetServerSidePropsResult<PageProps<Body>>> {
  const app = serverApp();
  const { pathname: path, searchParams } = new URL(resolvedUrl, 'http://posy.invalid');
  const store = storeOfPath(path, app.config.stores);
  const visitor = visitorOf(req.headers, store);
  const [site, loaded] = await Promise.all([
    siteProps(app, visitor),
    load({ app, shop: app.forVisitor(visitor), visitor, path, query }),
  ]);
  if (loaded.kind === 'elsewhere') {
    res.setHeader('Cache-Control', 'private, no-store');
    // A redirect target must not depend on the visitor's previous page.
    res.setHeader('Referrer-Policy', 'no-referrer');
    return { redirect: { destination: inStore(store.pathPrefix, loaded.to), statusCode: 303 } };
  }
  if (loaded.kind === 'failed') {
    res.statusCode = loaded.status;
    res.setHeader('Cache-Control', 'private, no-store');
    return { props: { site, failure: loaded.status } };
  }
  const known = [...searchParams.keys()].every((name) => loaded.understood.includes(name));
  if (isPublic && known) {
    res.setHeader('Cache-Control', 'public, max-age=0');
    res.setHeader('X-Posy-Keep', String(KEEP_SECONDS));
  } else res.setHeader('Cache-Control', 'private, no-store');
  return { props: { site, ...loaded.body } };
}
