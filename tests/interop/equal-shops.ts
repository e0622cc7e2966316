import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '../../backend/start';
import { createMiddleware, DEFAULT_LIMITS, type Middleware } from '../../middleware/middleware';
import { OWN_DOCUMENTS } from '../../src/adapters/graphql-middleware/own-documents';
import { aWireServer } from '../builders/a-wire-server';
import { keyInEmail } from '../contract/backend-emails';
import { readProducts } from './products';
import { nameProduct, type NamedProduct } from './example-products';
import { startPublishedMiddleware } from './published-middleware';
import type { Side } from './side';

/** A Wednesday morning in opening hours, ms since 1970. */
const NOW = Date.parse('2026-10-07T09:00:00Z');
const CHEAP = { log2N: 4, blocks: 1, parallel: 1 };
const PLENTY = { calls: 100_000, perMs: 60_000 };

export interface IdenticalShops {
  readonly published: Side;
  readonly ours: Side;
  /** The storefront's setup with `MIDDLEWARE_URL`: ours passes calls on to the published one. */
  readonly chained: Side;
  /** All methods of the published integration. */
  readonly methods: readonly string[];
  close(): Promise<void>;
}

/** Three shops with the same seed and time: behind the published middleware, behind ours, and behind both in a row. */
export async function openIdenticalShops(): Promise<IdenticalShops> {
  const open: { close(): Promise<void> }[] = [];
  const keep = <T extends { close(): Promise<void> }>(one: T): T => {
    open.unshift(one);
    return one;
  };
  const close = async (): Promise<void> => {
    for (const one of open) await one.close();
  };
  try {
    const shops = { published: keep(await openShop()), ours: keep(await openShop()), chained: keep(await openShop()) };
    const graphqlUrl = shops.ours.backend.graphqlUrl;
    const published = keep(await startPublishedMiddleware(shops.published.backend.graphqlUrl));
    const behind = keep(await startPublishedMiddleware(shops.chained.backend.graphqlUrl));
    const ours = keep(await aWireServer((host) => ourMiddleware(host, { graphqlUrl })));
    const before = keep(
      await aWireServer((host) => ourMiddleware(host, { graphqlUrl: 'http://127.0.0.1:9', middlewareUrl: behind.url })),
    );
    const named = namesIn(Object.values(shops));
    const products = await readProducts(ours, named);
    return {
      published: { ...sideOf('published', published.url, shops.published), named, products },
      ours: { ...sideOf('ours', ours.url, shops.ours), named, products },
      chained: { ...sideOf('ours before the published', before.url, shops.chained), named, products },
      methods: published.methods,
      close,
    };
  } catch (fault) {
    await close();
    throw fault;
  }
}

function ourMiddleware(host: string, upstream: { graphqlUrl: string; middlewareUrl?: string }): Middleware {
  return createMiddleware({
    integration: 'magento',
    middlewareUrl: null,
    ...upstream,
    allowedHosts: [host],
    cookieProfile: 'spec',
    allowedDocuments: OWN_DOCUMENTS,
    limits: Object.fromEntries(
      Object.keys(DEFAULT_LIMITS)
        .filter((name) => name.includes('Per'))
        .map((name) => [name, PLENTY]),
    ),
    now: () => performance.now(),
    log: () => undefined,
  });
}

/** Products by kind; all shops have the same seed. */
function namesIn(shops: readonly Shop[]): NamedProduct {
  const [first, ...others] = shops.map(({ dataDir }) => nameProduct(join(dataDir, 'posy.db')));
  if (first === undefined || others.some((other) => JSON.stringify(other) !== JSON.stringify(first))) {
    throw new Error('The shops differ');
  }
  return first;
}

type Shop = Awaited<ReturnType<typeof openShop>>;

async function openShop() {
  const dataDir = mkdtempSync(join(tmpdir(), 'posy-interop-'));
  const backend = await startBackend({
    port: 0,
    dataDir,
    smtpUrl: null,
    siteUrl: 'http://localhost:3000',
    now: () => NOW,
    // Tests place many orders with one address at one instant.
    unpaidOrders: { perEmailPerHour: 1_000 },
    holds: { openPayments: 10_000, heldPieces: 10_000, heldMinutes: 10_000 },
    accounts: { passwordCost: CHEAP },
    log: () => undefined,
  });
  const close = async (): Promise<void> => {
    await backend.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { dataDir, backend, close };
}

function sideOf(name: Side['name'], url: string, { backend, dataDir }: Shop): Omit<Side, 'named' | 'products'> {
  return {
    name,
    url,
    backendOrigin: new URL(backend.graphqlUrl).origin,
    notes: new Map(),
    key: (purpose, email) => keyInEmail(dataDir, purpose, email),
  };
}
