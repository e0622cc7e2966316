import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ShopSeed } from '../../backend/seed/load';
import { startBackend, type RunningBackend } from '../../backend/start';
import { createMiddleware, DEFAULT_LIMITS } from '../../middleware/middleware';
import { OWN_DOCUMENTS } from '../../src/adapters/graphql-middleware/documents/own-documents';
import { aWireServer, type WireServer } from '../builders/a-wire-server';
import { SMALL_SEED } from '../backend/small-seed';
import type { RowsPlace } from './shop-rows';
import type { WireClient } from './wire-client';

/** A Wednesday morning, so that the shop is open: ms since 1970. */
const NOW = Date.parse('2026-10-07T09:00:00Z');
const CHEAP = { log2N: 4, blocks: 1, parallel: 1 };

export interface OwnShop {
  readonly backend: RunningBackend;
  readonly rows: RowsPlace;
  /** A middleware in front of the backend, or of what stands in front of that. */
  door(graphqlUrl?: string): Promise<WireClient>;
  /** Every request to the backend is held up so long, in ms. */
  delay(ms: number): void;
  close(): Promise<void>;
}

/** A small shop in this process, on the embedded file or on an empty database of a PostgreSQL: the real backend, and the real middleware with its real limits, each behind a port. */
export async function openOwnShop(databaseUrl: string | null = null, seed: ShopSeed = SMALL_SEED): Promise<OwnShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'posy-soak-'));
  let delayMs = 0;
  const backend = await startBackend(
    {
      port: 0,
      dataDir,
      databaseUrl,
      smtpUrl: null,
      siteUrl: 'http://localhost:3000',
      now: () => NOW,
      accounts: { passwordCost: CHEAP },
      delayMs: () => delayMs,
      log: () => undefined,
    },
    seed,
  );
  const servers: WireServer[] = [];
  return {
    backend,
    rows: { dataDir, databaseUrl },
    door: async (graphqlUrl = backend.graphqlUrl) => {
      const server = await aWireServer((host) => middlewareBefore(graphqlUrl, host));
      servers.push(server);
      return { url: `${server.url}/` };
    },
    delay: (ms) => {
      delayMs = ms;
    },
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
      await backend.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const middlewareBefore = (graphqlUrl: string, host: string) =>
  createMiddleware({
    integration: 'magento',
    graphqlUrl,
    middlewareUrl: null,
    allowedHosts: [host],
    cookieProfile: 'spec',
    allowedDocuments: OWN_DOCUMENTS,
    limits: DEFAULT_LIMITS,
    now: () => performance.now(),
    log: () => undefined,
  });
