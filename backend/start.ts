import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGraphqlEndpoint, type HttpHandler } from './commerce/http/graphql-endpoint';
import { type ChangeFeed, createChangeFeed } from './changes/change-feed';
import { createContentService, defaultContentDir } from './content/content-service';
import { DEFAULT_ACCOUNTS } from './commerce/customer/account-settings';
import { DEFAULT_HOLDS } from './commerce/order/unpaid-holds';
import { DEFAULT_UNPAID_ORDERS } from './commerce/order/unpaid-orders';
import { DEFAULT_ONLINE_MAX_PENCE } from './commerce/payment/online-limit';
import type { ShopDatabase } from './database/shop-database';
import { startGiftCardWorker } from './commerce/gift-card/send-gift-cards';
import { deleteOldData } from './jobs/delete-old-data';
import { findDemoCustomers } from './seed/demo-customers';
import { createMediaService } from './media/media-service';
import { giftCardEmails } from './mail/gift-card-emails';
import { folderTransport, outboxFolder, smtpTransport } from './mail/mail-transport';
import { shopEmails } from './mail/queue-account-emails';
import { startMailWorker } from './mail/mail-worker';
import { openShop } from './seed/open-shop';
import { defaultPayTo } from './settings/pay-to-settings';
import { watchPayments } from './jobs/watch-payments';
import { openProviders } from './payment/open-providers';
import { runAtIntervals } from './shared/run-at-intervals';
import type { ShopSeed } from './seed/load';
import { shopSeed } from './seed/shop-seed';
import { type BackendSettings, DEFAULT_FLORIST_EMAIL, DEFAULT_GUEST_CART_DAYS } from './settings/settings';
import { DEFAULT_FACTORS } from './shared/client-address';
import { isOnThisMachine } from './shared/this-machine';

export type { BackendSettings } from './settings/settings';

export interface RunningBackend {
  readonly port: number;
  /** `http://127.0.0.1:4000/graphql` */
  readonly graphqlUrl: string;
  readonly contentUrl: string;
  /** Long poll for what changes on public pages. */
  readonly changesUrl: string;
  readonly mediaUrl: string;
  /** Sends due gift cards and queued emails now, as it does by itself every few seconds. */
  sendEmails(): void;
  /** Finishes current requests, then releases everything. */
  close(): Promise<void>;
}

type Log = (message: string) => void;
type Services = Awaited<ReturnType<typeof openServices>>;
type Service = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>;

/** ms for the headers and for the whole request. */
const HEADERS_TIMEOUT = 15_000;
const REQUEST_TIMEOUT = 30_000;
/** ms an idle connection stays open. */
const KEEP_ALIVE_TIMEOUT = 65_000;
/** ms */
const IDLE_SWEEP_INTERVAL = 20;
const DELETION_INTERVAL = 3_600_000;

function respondPlain(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ message }));
}

/** Whether an order could be stored now: fails when the database cannot be written to. */
async function isReady(database: ShopDatabase): Promise<boolean> {
  try {
    await database
      .updateTable('counters')
      .set({ value: (eb) => eb.ref('value') })
      .where('name', '=', 'order')
      .execute();
    return true;
  } catch {
    return false;
  }
}

/** Routes each request by its path. */
function routeRequests(
  graphql: HttpHandler,
  services: readonly Service[],
  changes: ChangeFeed,
  database: ShopDatabase,
  delayMs: () => number,
) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://backend');
    if (url.pathname === '/graphql') {
      const delay = delayMs();
      if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
      await graphql(request, response, url);
      if (request.method === 'POST') changes.wake();
      return;
    }
    if (url.pathname === '/healthz') return respondPlain(response, 200, 'alive');
    if (url.pathname === '/readyz') {
      const ready = await isReady(database);
      return respondPlain(response, ready ? 200 : 503, ready ? 'ready' : 'The database cannot be written to.');
    }
    for (const service of services) if (await service(request, response, url.pathname)) return;
    respondPlain(response, 404, 'Nothing is here.');
  };
}

async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return (server.address() as AddressInfo).port;
}

/** Accepts no new connections, finishes current requests, and closes idle connections. */
async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const closeIdle = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_INTERVAL);
  await closed;
  clearInterval(closeIdle);
}

function limitsOf({ unpaidOrders, holds, networkFactors, onlineMaxPence }: BackendSettings) {
  return {
    unpaidOrders: { ...DEFAULT_UNPAID_ORDERS, ...unpaidOrders },
    holds: { ...DEFAULT_HOLDS, ...holds },
    networkFactors: networkFactors ?? DEFAULT_FACTORS,
    onlineMaxPence: onlineMaxPence ?? DEFAULT_ONLINE_MAX_PENCE,
  };
}

/** Opens all services over the database; returns the request handler and functions that stop the background work. */
async function openServices(database: ShopDatabase, settings: BackendSettings, base: string, log: Log) {
  const { dataDir, smtpUrl, siteUrl, now } = settings;
  const send = smtpUrl === null ? folderTransport(outboxFolder(dataDir)) : smtpTransport(smtpUrl);
  const mail = startMailWorker({ database, send, log, clock: () => Date.now() });
  const shopUrl = new URL('/', siteUrl).href;
  const emails = shopEmails({ floristEmail: settings.floristEmail ?? DEFAULT_FLORIST_EMAIL, siteUrl: shopUrl });
  const giftCards = startGiftCardWorker(database, { emails: giftCardEmails(shopUrl), now, mail, log });
  const media = createMediaService({ dataDir, warn: log, contentUrl: settings.contentUrl ?? null });
  const paid = { database, emails, now, onEmailQueued: giftCards.wake, log, siteUrl: shopUrl };
  const providers = await openProviders(paid, settings, base);
  const graphql = createGraphqlEndpoint({
    database,
    now,
    log,
    addresses: { siteUrl: shopUrl, mediaUrl: `${base}/media/` },
    altTexts: media.altTexts,
    introspection: settings.introspection ?? false,
    emails,
    ...providers.pages,
    accounts: { ...DEFAULT_ACCOUNTS, ...settings.accounts },
    ...limitsOf(settings),
    payTo: settings.payTo ?? defaultPayTo(siteUrl),
    onEmailQueued: giftCards.wake,
  });
  const { contentToken: token = null, contentDir = defaultContentDir() } = settings;
  const changes = createChangeFeed({ database, contentDir });
  const services = [
    createContentService({ dir: contentDir, warn: log, access: token === null ? null : { token, now } }),
    changes.handle,
    media.handle,
    ...providers.services,
  ];
  const stopWatching = watchPayments(database, { ...paid, ...(providers.stripe && { stripe: providers.stripe }) });
  const stopDeleting = runAtIntervals(
    () => deleteOldData(database, settings.guestCartDays ?? DEFAULT_GUEST_CART_DAYS, now()),
    DELETION_INTERVAL,
    (fault) => log(`Old data could not be deleted: ${String(fault)}`),
  );
  const handle = routeRequests(graphql, services, changes, database, settings.delayMs ?? (() => 0));
  const stop = async (): Promise<void> => {
    await stopWatching();
    await giftCards.stop();
    await stopDeleting();
    await mail.stop();
    await media.close();
  };
  return { handle, stop, sendEmails: giftCards.wake, endWaiting: changes.stop };
}

/** Throws when others can reach the shop and it still has demo customers, whose password everybody knows. */
async function refuseDemoCustomers(database: ShopDatabase, siteUrl: string): Promise<void> {
  if (isOnThisMachine(siteUrl)) return;
  const emails = await findDemoCustomers(database);
  if (emails.length === 0) return;
  throw new Error(
    `SITE_URL is public, but this shop has demo customers, whose password everybody knows: ${emails.join(', ')}. ` +
      'Remove them with their orders: npm run florist -- customers remove-demo',
  );
}

/**
 * Starts the backend: commerce on `/graphql`, content on `/content`, pictures on `/media`, what changes on `/changes`. A new data folder gets a
 * database with `seed`, by default the whole catalogue. Throws when the port is taken, the folder cannot be written to, the
 * database belongs to a newer version, or a public shop has demo customers.
 */
export async function startBackend(settings: BackendSettings, seed?: ShopSeed): Promise<RunningBackend> {
  const log = settings.log ?? ((message) => void process.stderr.write(`${message}\n`));
  const host = settings.host ?? '127.0.0.1';
  const shop = seed ?? shopSeed(settings);
  const database = await openShop(
    { dataDir: settings.dataDir, databaseUrl: settings.databaseUrl, log },
    shop,
    settings.now(),
  );
  const server = createServer({
    headersTimeout: HEADERS_TIMEOUT,
    requestTimeout: REQUEST_TIMEOUT,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
  });
  // A request that comes while the services open waits for them.
  let open: (services: Services) => void = () => undefined;
  const opened = new Promise<Services>((resolve) => (open = resolve));
  server.on('request', (request, response) => {
    opened
      .then(({ handle }) => handle(request, response))
      .catch((bug: unknown) => {
        log(bug instanceof Error ? (bug.stack ?? bug.message) : String(bug));
        if (response.headersSent) response.destroy();
        else respondPlain(response, 500, 'Internal server error');
      });
  });
  const port = await refuseDemoCustomers(database, settings.siteUrl)
    .then(() => listen(server, settings.port, host))
    .catch(async (fault: unknown) => {
      await database.destroy();
      throw fault;
    });
  const base = `http://${host}:${port}`;
  const services = await openServices(database, settings, base, log);
  open(services);
  return {
    port,
    graphqlUrl: `${base}/graphql`,
    contentUrl: `${base}/content`,
    changesUrl: `${base}/changes`,
    mediaUrl: `${base}/media/`,
    sendEmails: services.sendEmails,
    close: async () => {
      services.endWaiting();
      await closeServer(server);
      await services.stop();
      await database.destroy();
    },
  };
}
