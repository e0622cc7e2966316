import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openShopDatabase, type ShopDatabase } from '../../backend/database/shop-database';
import { orderEmails } from '../../backend/mail/queue-order-emails';
import type { ShopSeed } from '../../backend/seed/load';
import { startBackend, type BackendSettings, type RunningBackend } from '../../backend/start';
import { SMALL_SEED } from './small-seed';

/** The emails of orders that a test's own connection settles. */
export const ORDER_EMAILS = orderEmails({ floristEmail: 'florist@posy.example', siteUrl: 'http://localhost:3000/' });

/** Monday 5 October 2026, 10:00 in London: before the cut-off of a working day. */
export const MONDAY_MORNING = Date.parse('2026-10-05T09:00:00Z');

/** Where the customers of these shops send their money. */
export const PAY_TO = {
  transfer: { accountName: 'Posy Flowers Ltd', sortCode: '12-34-56', accountNumber: '12345678' },
  euroTransfer: { accountName: 'Posy Flowers Ltd', iban: 'IE12 BOFI 9000 0112 3456 78', bic: 'BOFIIE2D' },
  cheque: { payee: 'Posy Flowers Ltd', address: 'The Old Glasshouse, Chichester' },
  days: 7,
};

/** For tests that place many orders with one address, and never pay. */
export const UNLIMITED_HOLDS = { openPayments: 10_000, heldPieces: 10_000, heldMinutes: 10_000 };

export interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  // What a test reads from it is the thing under test, so it is read as it came.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

export interface RunningShop {
  readonly backend: RunningBackend;
  readonly dataDir: string;
  /** Null for the file in the data folder. */
  readonly databaseUrl: string | null;
  /** A second connection to the database; the test closes it. */
  connect(): ShopDatabase;
  /** Posts a query; returns the response as received. */
  request(query: string, variables?: object, headers?: Record<string, string>): Promise<TestResponse>;
  /** `data` of a query that must not fail. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  data(query: string, variables?: object, headers?: Record<string, string>): Promise<any>;
  /** The URL at the backend itself, which no front server stands before here. */
  local(url: string): string;
  stop(): Promise<void>;
}

/** Starts a whole backend on a free port with its own data folder; `stop` removes the folder. */
export async function openShop(
  settings: Partial<BackendSettings> = {},
  seed: ShopSeed = SMALL_SEED,
): Promise<RunningShop> {
  const dataDir = settings.dataDir ?? mkdtempSync(join(tmpdir(), 'posy-'));
  const databaseUrl = settings.databaseUrl ?? null;
  const backend = await startBackend(
    {
      port: 0,
      dataDir,
      smtpUrl: null,
      siteUrl: 'http://shop.example',
      payTo: PAY_TO,
      now: () => MONDAY_MORNING,
      // Tests place many orders with one address at one instant.
      unpaidOrders: { perEmailPerHour: 1_000 },
      holds: UNLIMITED_HOLDS,
      log: () => undefined,
      ...settings,
    },
    seed,
  );
  const request: RunningShop['request'] = async (query, variables = {}, headers = {}) => {
    const response = await fetch(backend.graphqlUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  return {
    backend,
    dataDir,
    databaseUrl,
    connect: () => openShopDatabase({ dataDir, databaseUrl }),
    request,
    data: async (query, variables, headers) => {
      const { body } = await request(query, variables, headers);
      if (body.errors !== undefined) throw new Error(JSON.stringify(body.errors));
      return body.data;
    },
    local: (url) => new URL(new URL(url).pathname + new URL(url).search, backend.graphqlUrl).href,
    stop: async () => {
      await backend.close();
      if (settings.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
