import { setTimeout as pause } from 'node:timers/promises';
import { runAdminCommand } from '../../backend/admin-cli/run-admin-command';
import { type Handler } from '../../server/page-renderer';
import { startPurging } from '../../server/purging';
import { REDIS_START, type RedisServer, startRedis } from '../server/redis-server';
import { freePort, gate, openFrontServer, type RunningFrontServer } from '../server/running-front-server';
import { MONDAY_MORNING, openShop, type RunningShop } from './running-shop';
import { Shopper } from './shopper';

const QUERY = `{ products(filter: { sku: { eq: "VASE" } }) { items {
  only_x_left_in_stock price_range { minimum_price { final_price { value } } } } } }`;
const SITE_URL = 'http://shop.example';

let shop: RunningShop;
let redis: RedisServer;
let database: ReturnType<RunningShop['connect']>;
let frontServers: RunningFrontServer[];
let stops: (() => void)[];
let reports: unknown[];

beforeAll(async () => {
  redis = await startRedis();
}, REDIS_START);
beforeEach(async () => {
  shop = await openShop();
  database = shop.connect();
  [frontServers, stops, reports] = [[], [], []];
});
afterEach(async () => {
  for (const stop of stops) stop();
  for (const one of frontServers) await one.drain();
  await database.destroy();
  await shop.stop();
});
afterAll(() => redis.stop());

/** A page that shows price and stock of the vase. Its clock stands still, so no page becomes too old. */
async function aFrontServer(changesUrl: string, redisUrl: string | null): Promise<RunningFrontServer> {
  const page: Handler = async (_request, response) => {
    const { products } = await shop.data(QUERY);
    const headers = { 'Content-Type': 'text/html', 'Surrogate-Control': 'max-age=60', 'Cache-Tag': 'product%3AVASE' };
    response.writeHead(200, headers).end(JSON.stringify(products.items));
  };
  const frontServer = await openFrontServer(page);
  frontServers.push(frontServer);
  // The first connection purges everything.
  const first = gate();
  const purge = (tags: readonly string[]) => {
    frontServer.purge(tags);
    first.open();
  };
  stops.push(await startPurging({ changesUrl, redisUrl, siteUrl: SITE_URL }, purge, (error) => reports.push(error)));
  await first.opened;
  return frontServer;
}

const admin = (line: string) => runAdminCommand({ database, now: MONDAY_MORNING }, line.split(' '));

async function stateOf(frontServer: RunningFrontServer) {
  const [item] = JSON.parse((await frontServer.request('/vase')).body.toString());
  return { price: item.price_range.minimum_price.final_price.value, left: item.only_x_left_in_stock };
}

/** Requests the page until it shows this; only a purge can change it. */
async function untilShown(frontServer: RunningFrontServer, shown: { price?: number; left?: number }) {
  for (;;) {
    const state = await stateOf(frontServer);
    if (Object.entries(shown).every(([name, value]) => state[name as keyof typeof state] === value)) return;
    await pause(5);
  }
}

const nobody = async () => `http://127.0.0.1:${await freePort()}/changes`;

test("a cached page shows a price that the florist's command line changed, and that an order took the last one", async () => {
  const frontServer = await aFrontServer(shop.backend.changesUrl, null);
  expect(await stateOf(frontServer)).toEqual({ price: 19.99, left: 3 });
  await admin('product VASE --price 21.50 --stock 1');
  await untilShown(frontServer, { price: 21.5, left: 1 });
  const shopper = await Shopper.enter(shop);
  await shopper.add({ sku: 'VASE', quantity: 1 });
  await shopper.checkOut();
  await shopper.order();
  await untilShown(frontServer, { left: 0 });
});

test('two front servers show a change that one of them learns of, by Redis', async () => {
  const first = await aFrontServer(shop.backend.changesUrl, redis.url);
  const second = await aFrontServer(await nobody(), redis.url);
  for (const one of [first, second]) expect(await stateOf(one)).toEqual({ price: 19.99, left: 3 });
  await admin('product VASE --price 23');
  for (const one of [first, second]) await untilShown(one, { price: 23 });
});

test('after an outage of Redis everything is rendered again, because messages were lost', async () => {
  const second = await aFrontServer(await nobody(), redis.url);
  expect(await stateOf(second)).toMatchObject({ price: 19.99 });
  await admin('product VASE --price 24');
  expect(await stateOf(second)).toMatchObject({ price: 19.99 });
  await redis.restart();
  await untilShown(second, { price: 24 });
  expect(reports).toHaveLength(1);
});
