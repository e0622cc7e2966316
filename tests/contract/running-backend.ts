import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend, type RunningBackend } from '../../backend/start';
import { createHttpClient, createMiddleware, type SendHttp } from '../../middleware/middleware';
import { OWN_DOCUMENTS } from '../../src/adapters/graphql-middleware/own-documents';
import { MemoryLog } from '../../src/adapters/memory/memory-system';
import { SystemClock } from '../../src/adapters/system/system-clock';
import type { CommerceBackend } from '../../src/composition/commerce/commerce-backend';
import { magentoBackend } from '../../src/composition/commerce/magento';
import type { Config } from '../../src/composition/settings/config';
import { BackendTestAccess } from './backend-test-access';
import { writeContractEntries } from './content-entries';
import { rowsInFile, rowsInPostgres } from './stored-rows';

/** A Wednesday morning, so that the shop is open: ms since 1970. */
export const NOW = Date.parse('2026-10-07T09:00:00Z');
/** Parameters of a fast hash; the backend's own tests cover the real ones. */
const CHEAP = { log2N: 4, blocks: 1, parallel: 1 };
const PLENTY = { calls: 100_000, perMs: 60_000 };
const PLENTY_OF_ALL = {
  newCartPerAddress: PLENTY,
  couponPerAddress: PLENTY,
  orderPerAddress: PLENTY,
  signInPerAddress: PLENTY,
  signInPerAccount: PLENTY,
  registerPerAddress: PLENTY,
  resetPerAddress: PLENTY,
  newPasswordPerAddress: PLENTY,
  reviewPerAddress: PLENTY,
  newsletterPerAddress: PLENTY,
  enquiryPerAccount: PLENTY,
  enquiryPerAddress: PLENTY,
};

/**
 * The embedded backend with a temporary data folder, which `close` removes. `databaseUrl` is an empty PostgreSQL
 * database; null uses the folder.
 */
export async function runBackend(databaseUrl: string | null = null) {
  const dataDir = mkdtempSync(join(tmpdir(), 'posy-contract-'));
  const contentDir = join(dataDir, 'entries');
  writeContractEntries(contentDir);
  const backend: RunningBackend = await startBackend({
    port: 0,
    dataDir,
    contentDir,
    databaseUrl,
    smtpUrl: null,
    siteUrl: 'http://localhost:3000',
    now: () => NOW,
    practiceBank: true,
    // Tests place many orders with one address at one instant.
    unpaidOrders: { perEmailPerHour: 1_000 },
    holds: { openPayments: 10_000, heldPieces: 10_000, heldMinutes: 10_000 },
    accounts: { passwordCost: CHEAP },
  });
  const rows = databaseUrl === null ? rowsInFile(join(dataDir, 'posy.db')) : rowsInPostgres(databaseUrl);
  const access = new BackendTestAccess(rows);
  return {
    ...backend,
    dataDir,
    access,
    close: async () => {
      await access.close();
      await backend.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The shop's commerce over the GraphQL service of `config`. `send`: how the middleware reaches it. */
export function commerceOver(config: Config, send: SendHttp = createHttpClient()): CommerceBackend {
  const middleware = createMiddleware({
    integration: config.integration,
    graphqlUrl: config.magentoGraphqlUrl,
    middlewareUrl: null,
    allowedHosts: config.allowedHosts,
    cookieProfile: config.cookieProfile,
    allowedDocuments: OWN_DOCUMENTS,
    // A suite creates more carts and accounts a minute than any shopper, and a busy machine may take long over a query.
    limits: { ...PLENTY_OF_ALL, queryMs: 15_000, mutationMs: 15_000 },
    now: () => Date.now(),
    log: () => undefined,
    send,
  });
  return magentoBackend({ config, clock: new SystemClock(NOW), log: new MemoryLog(), middleware });
}
