import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '../../backend/start';
import { createMiddleware, DEFAULT_LIMITS } from '../../middleware/middleware';
import { OWN_DOCUMENTS } from '../../src/adapters/graphql-middleware/documents/own-documents';
import { aWireServer } from '../builders/a-wire-server';
import { keyInLetter } from '../contract/backend-letters';
import { readGoods, type Goods } from './goods';
import { nameGoods, type NamedGoods } from './named-goods';
import { startPublishedMiddleware } from './published-middleware';
import type { Side } from './side';

/** A Wednesday morning, so that the shop is open: ms since 1970. */
export const NOW = Date.parse('2026-10-07T09:00:00Z');
const CHEAP = { log2N: 4, blocks: 1, parallel: 1 };
const PLENTY = { calls: 100_000, perMs: 60_000 };

export interface TwoShops {
  readonly published: Side;
  readonly ours: Side;
  /** Every method that the published integration has. */
  readonly methods: readonly string[];
  close(): Promise<void>;
}

/** Two shops of the same seed, at the same moment: before one stands the published middleware, before the other ours. */
export async function openTwoShops(): Promise<TwoShops> {
  const [one, other] = await Promise.all([openShop(), openShop()]);
  const published = await startPublishedMiddleware(one.backend.graphqlUrl).catch(async (fault: unknown) => {
    await Promise.all([one.close(), other.close()]);
    throw fault;
  });
  const ours = await aWireServer((host) =>
    createMiddleware({
      integration: 'magento',
      graphqlUrl: other.backend.graphqlUrl,
      middlewareUrl: null,
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
    }),
  );
  const named = known(one, other);
  const goods = await readGoods(ours, named);
  return {
    published: sideOf('published', published.url, one, named, goods),
    ours: sideOf('ours', ours.url, other, named, goods),
    methods: published.methods,
    close: async () => {
      await published.close();
      await ours.close();
      await Promise.all([one.close(), other.close()]);
    },
  };
}

/** Examples by what they are: both shops were filled with the same. */
function known(one: Shop, other: Shop): NamedGoods {
  const [here, there] = [one, other].map(({ dataDir }) => nameGoods(join(dataDir, 'posy.db')));
  if (here === undefined || JSON.stringify(here) !== JSON.stringify(there)) throw new Error('The shops differ');
  return here;
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
    accounts: { passwordCost: CHEAP },
    log: () => undefined,
  });
  const close = async (): Promise<void> => {
    await backend.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { dataDir, backend, close };
}

function sideOf(name: Side['name'], url: string, { backend, dataDir }: Shop, named: NamedGoods, goods: Goods): Side {
  return {
    name,
    url,
    backendOrigin: new URL(backend.graphqlUrl).origin,
    named,
    goods,
    notes: new Map(),
    key: (purpose, email) => keyInLetter(dataDir, purpose, email),
  };
}
