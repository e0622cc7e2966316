import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ShopSeed } from '../../backend/seed/load';
import { startBackend, type RunningBackend } from '../../backend/start';
import { createMiddleware, DEFAULT_LIMITS } from '../../middleware/middleware';
import { OWN_DOCUMENTS } from '../../src/adapters/graphql-middleware/own-documents';
import { aWireServer, type WireServer } from '../builders/a-wire-server';
import { SMALL_SEED } from '../backend/small-seed';
import type { RowsLocation } from './shop-rows';
import type { WireClient } from './wire-client';

/** A Wednesday morning in opening hours, ms since 1970. */
const NOW = Date.parse('2026-10-07T09:00:00Z');
const CHEAP = { log2N: 4, blocks: 1, parallel: 1 };

export interface TestShop {
  readonly backend: RunningBackend;
  readonly rows: RowsLocation;
  /** A middleware in front of the backend, or of a proxy in front of it. */
  side(graphqlUrl?: string): Promise<WireClient>;
  /** Delay of every backend request, ms. */
  delay(ms: number): void;
  close(): Promise<void>;
}

/**
 * A small shop in this process, on the embedded database or an empty PostgreSQL database: the real backend and middleware
 * with their default limits, each on its own port.
 */
export async function openTestShop(databaseUrl: string | null = null, seed: ShopSeed = SMALL_SEED): Promise<TestShop> {
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
      // Tests place many orders with one address at one instant.
      unpaidOrders: { perEmailPerHour: 1_000 },
      holds: { openPayments: 10_000, heldPieces: 10_000, heldMinutes: 10_000 },
      accounts: { passwordCost: CHEAP, changesPerHour: 1_000 },
      delayMs: () => delayMs,
      log: () => undefined,
    },
    seed,
  );
  const servers: WireServer[] = [];
  return {
    backend,
    rows: { dataDir, databaseUrl },
    side: async (graphqlUrl = backend.graphqlUrl) => {
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
