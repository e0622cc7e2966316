import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { makeListShopPaths, makeWalkProductPaths } from '../../../application/navigation/sitemap-paths';
import type { Failure } from '../../../application/ports/failures';
import { ok, type Result } from '../../../domain/shared/result';
import { inStore } from '../../../ui/site-props';
import { causeForLog, reportFailure } from '../report-failure';
import type { ServerApp } from '../server-app';
import type { Visitor } from '../session/visitor';
import type { KnownStore } from '../../../domain/store/store-preferences';

/** The protocol's limit for one file. */
const MAX_URLS = 50_000;
/** Lists of products in one store: more would be longer than an index may be, or a backend that never ends. */
const MAX_LISTS = 100;

const PRODUCTS = /^products(?:-([\w-]{1,40}))?$/;

/** What a sitemap's path names: the prefix of a store without its slash, and `pages`, `products` or `products-{cursor}`. */
export interface SitemapQuery {
  readonly store?: string | string[];
  readonly part?: string | string[];
}

/**
 * The sitemap: its index, or one of its files, written while it is read, so that no number of products is too large for the
 * memory. See https://www.sitemaps.org/protocol.html.
 */
export async function sendSitemap(
  app: ServerApp,
  request: IncomingMessage,
  response: ServerResponse,
  { store: name = '', part = '' }: SitemapQuery,
): Promise<void> {
  const { config, log } = app;
  const store = config.stores.find(({ pathPrefix }) => pathPrefix.slice(1) === name);
  const writer = new SitemapWriter(response, config.siteUrl);
  const sent = store === undefined ? null : await write(app, writer, store, String(part));
  if (sent === null) {
    response.statusCode = 404;
    response.end();
  } else if (sent.ok) writer.end();
  else {
    reportFailure(log, request, response, 'The sitemap failed', { cause: causeForLog(sent.reason) });
    // A file that has begun must not look whole.
    if (writer.hasBegun) response.destroy();
    else {
      response.statusCode = 503;
      response.end();
    }
  }
}

/** Null for a part that does not exist. */
async function write(
  app: ServerApp,
  writer: SitemapWriter,
  store: KnownStore,
  part: string,
): Promise<Result<unknown, Failure> | null> {
  const [, after = null] = PRODUCTS.exec(part) ?? [];
  const isProducts = PRODUCTS.test(part);
  if (part === '') return store.pathPrefix === '' ? writeIndex(app, writer) : null;
  if (isProducts) return productsOf(app, store)(after, (paths) => writer.add('url', inEach(store, paths)));
  return part === 'pages' ? writePages(app, writer, store) : null;
}

async function writeIndex(app: ServerApp, writer: SitemapWriter): Promise<Result<unknown, Failure>> {
  for (const store of app.config.stores) {
    const files = ['pages'];
    let after: string | null = null;
    do {
      files.push(after === null ? 'products' : `products-${after}`);
      const next: Result<string | null, Failure> = await productsOf(app, store)(after, () => undefined);
      if (!next.ok) return next;
      after = next.value;
    } while (after !== null && files.length < MAX_LISTS);
    await writer.add(
      'sitemap',
      files.map((file) => `${store.pathPrefix}/sitemap-${file}.xml`),
    );
  }
  return ok(null);
}

async function writePages(app: ServerApp, writer: SitemapWriter, store: KnownStore): Promise<Result<unknown, Failure>> {
  const visitor = anyVisitorOf(store);
  const { content, storePrefixes } = app.forAnybody(visitor);
  const { tree } = await app.loadLayoutData(visitor);
  const found = await makeListShopPaths({ content, storePrefixes })(tree ?? []);
  if (found.ok) await writer.add('url', inEach(store, found.value.slice(0, MAX_URLS)));
  return found;
}

function productsOf(app: ServerApp, store: KnownStore) {
  const { catalogue } = app.forAnybody(anyVisitorOf(store)).commerce;
  return makeWalkProductPaths({ catalogue, maxPaths: MAX_URLS });
}

function anyVisitorOf(store: KnownStore): Visitor {
  return { store, currency: store.defaultCurrency, cookies: new Map(), address: '', isCrossSite: false };
}

const inEach = ({ pathPrefix }: KnownStore, paths: readonly string[]) => paths.map((path) => inStore(pathPrefix, path));

/** One file; its head is written with the first entries, so that a failure before them can still be answered with its status. */
class SitemapWriter {
  private root: 'urlset' | 'sitemapindex' | null = null;

  constructor(
    private readonly response: ServerResponse,
    private readonly origin: string,
  ) {}

  async add(kind: 'url' | 'sitemap', paths: readonly string[]): Promise<void> {
    const head = this.root === null ? this.begin(kind) : '';
    const entries = paths.map((path) => `<${kind}><loc>${this.address(path)}</loc></${kind}>\n`).join('');
    // Waits for a slow client; a closed connection ends the wait.
    if (!this.response.write(head + entries) && !this.response.destroyed)
      await Promise.race([once(this.response, 'drain'), once(this.response, 'close')]);
  }

  get hasBegun(): boolean {
    return this.root !== null;
  }

  end(): void {
    const head = this.root === null ? this.begin('url') : '';
    this.response.end(`${head}</${this.root}>\n`);
  }

  private begin(kind: 'url' | 'sitemap'): string {
    this.root = kind === 'url' ? 'urlset' : 'sitemapindex';
    this.response.setHeader('Content-Type', 'application/xml; charset=utf-8');
    return `<?xml version="1.0" encoding="UTF-8"?>\n<${this.root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
  }

  private address(path: string): string {
    return new URL(path, this.origin).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
  }
}
