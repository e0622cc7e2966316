import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import Libsql from 'libsql';
import { sql } from 'kysely';
import { databaseFile, openShopDatabase } from '../../backend/database/shop-database';
import { moveShop } from '../../backend/admin-cli/move-shop';
import { startPostgres, type PostgresServer, POSTGRES_START } from '../postgres/postgres-server';
import { accountShop, Customer } from './account';
import { MONDAY_MORNING, openShop, type RunningShop } from './running-shop';
import { optionUids, Shopper } from './shopper';

const SETTINGS = accountShop({ practiceBank: true });
const ACCOUNT = `{ customer {
  email is_subscribed addresses { id city } wishlists { items_v2 { items { id quantity product { sku } } } }
  orders(pageSize: 20) { items { number grand_total status items { product_sku quantity_ordered } } }
  reviews(pageSize: 20) { items { summary } }
} }`;

let server: PostgresServer;
let dataDir: string;

beforeAll(async () => {
  server = await startPostgres();
}, POSTGRES_START);
afterAll(() => server.stop());
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'posy-move-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** libsql releases a file when its statements are garbage collected. */
async function collected(): Promise<void> {
  setFlagsFromString('--expose_gc');
  (runInNewContext('gc') as () => void)();
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
}

async function stop(shop: RunningShop): Promise<void> {
  await shop.stop();
  await collected();
}

const onFile = () => openShop({ ...SETTINGS, dataDir });
const move = (databaseUrl: string) => moveShop({ dataDir, databaseUrl, maxLockWait: 0 }, MONDAY_MORNING);

async function tablesIn(databaseUrl: string): Promise<readonly string[]> {
  const database = openShopDatabase({ dataDir, databaseUrl });
  const { rows } = await sql<{ name: string }>`SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' ORDER BY table_name`.execute(database);
  await database.destroy();
  return rows.map(({ name }) => name);
}

/** A shop with rows in every table. */
async function shopWithHistory(shop: RunningShop) {
  const ann = await Customer.join(shop);
  await ann.addAddress({ default_billing: true, default_shipping: true });
  await ann.data(`mutation {
    updateCustomerV2(input: { is_subscribed: true }) { customer { email } }
    addProductsToWishlist(wishlistId: "0", wishlistItems: [{ sku: "VASE", quantity: 2 }]) { wishlist { id } }
    createProductReview(input: { sku: "VASE", nickname: "Ann", summary: "Sturdy", text: "It stands.",
      ratings: [{ id: "MQ==", value_id: "NQ==" }] }) { review { summary } }
  }`);
  const ordered = await Shopper.enter(shop, ann.headers);
  await ordered.add({ sku: 'VASE', quantity: 1 });
  await ordered.change('applyCouponToCart', { coupon_code: 'TEN' });
  await ordered.checkOut();
  const placed = await ordered.order();
  const uids = await optionUids(shop, 'POSY');
  const open = await Shopper.enter(shop);
  await open.add(
    {
      sku: 'POSY',
      quantity: 2,
      selected_options: [uids['Wrapping/Linen'] ?? ''],
      entered_options: [
        { uid: uids['Delivery date'] ?? '', value: '2026-10-08 00:00:00' },
        { uid: uids['Card message'] ?? '', value: 'Für Zoë 💐' },
      ],
    },
    { sku: 'VASE', quantity: 1 },
  );
  await open.checkOut('bankpage');
  return { ann, open, number: placed.body.data.placeOrder.order.order_number as string };
}

const look = async (shop: RunningShop, cartId: string) => {
  const { cart } = await shop.data(
    `query ($id: String!) { cart(cart_id: $id) { email total_quantity prices { grand_total { value } }
      items { uid quantity product { sku } ... on SimpleCartItem { customizable_options { label values { value } } } } } }`,
    { id: cartId },
  );
  return cart;
};

describe('moving a shop from the file to PostgreSQL', () => {
  test('copies everything, and the shop takes orders again', async () => {
    const before = await onFile();
    const { ann, open, number } = await shopWithHistory(before);
    const seen = [await ann.data(ACCOUNT), await look(before, open.cartId)];
    await stop(before);
    const url = await server.newDatabase();
    expect((await move(url)).ok).toBe(true);

    const after = await openShop({ ...SETTINGS, dataDir, databaseUrl: url });
    expect([(await after.data(ACCOUNT, {}, ann.headers)) as object, await look(after, open.cartId)]).toEqual(seen);
    const { products } = await after.data('{ products(search: "vase") { items { sku } } }');
    expect(products.items.map((item: { sku: string }) => item.sku)).toContain('VASE');
    const { body } = await after.request(
      'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { order { order_number } } }',
      { id: open.cartId },
    );
    expect(Number(body.data.placeOrder.order.order_number)).toBe(Number(number) + 1);
    const payment = await after.data('query ($id: String!) { cartPayment(cart_id: $id) { state } }', {
      id: open.cartId,
    });
    expect(payment.cartPayment.state).toBe('OPEN');
    const ben = await Customer.join(after);
    await ben.addAddress();
    const next = await Shopper.enter(after, ben.headers);
    await next.add({ sku: 'VASE', quantity: 1 });
    await next.checkOut();
    expect((await next.order()).body.errors).toBeUndefined();
    await after.stop();
  });

  test('copies every table and row, and leaves the file unchanged', async () => {
    const before = await onFile();
    await shopWithHistory(before);
    await stop(before);
    const url = await server.newDatabase();
    const moved = await move(url);
    if (!moved.ok) throw new Error(moved.reason);
    // The full-text index and the listings are filled again.
    const filled = ['listings', 'facet_counts', 'product_facets', 'search_near_words'];
    const names = [...moved.value.map(({ name }) => name), ...filled];
    expect([...names, 'product_words'].sort()).toEqual(await tablesIn(url));
    const [file, target] = [openShopDatabase(dataDir), openShopDatabase({ dataDir, databaseUrl: url })];
    for (const name of names) {
      const read = async (database: typeof file) =>
        (await sql`SELECT * FROM ${sql.table(name)}`.execute(database)).rows.map((row) => JSON.stringify(row)).sort();
      const [left, right] = [await read(file), await read(target)];
      const counted = moved.value.find((table) => table.name === name)?.rows ?? left.length;
      expect([name, left.length]).toEqual([name, counted]);
      expect(left.length > 0 || !filled.includes(name)).toBe(true);
      expect(right).toEqual(left);
    }
    const { rows: lax } = await sql`SELECT conname FROM pg_constraint WHERE condeferrable`.execute(target);
    expect(lax).toEqual([]);
    await Promise.all([file.destroy(), target.destroy()]);
    const again = await onFile();
    await Customer.join(again);
    await again.stop();
  });

  test('does not reuse ids, not even of deleted rows', async () => {
    const before = await onFile();
    const ann = await Customer.join(before);
    await ann.addAddress();
    const gone = await ann.addAddress();
    await ann.data('mutation ($id: Int!) { deleteCustomerAddress(id: $id) }', { id: gone });
    await stop(before);
    const url = await server.newDatabase();
    await move(url);
    const after = await openShop({ ...SETTINGS, dataDir, databaseUrl: url });
    const { createCustomerAddress } = await after.data(
      `mutation { createCustomerAddress(input: { firstname: "A", lastname: "L", street: ["1"], city: "C",
        postcode: "PO19 1AA", country_code: GB, telephone: "01243 000000" }) { id } }`,
      {},
      ann.headers,
    );
    expect(createCustomerAddress.id).toBeGreaterThan(gone);
    await after.stop();
  });

  test('refuses an open file, a missing shop and a target that is not empty', async () => {
    const url = await server.newDatabase();
    expect(await move(url)).toEqual({ ok: false, reason: 'no-shop' });
    const shop = await onFile();
    expect(await move(url)).toEqual({ ok: false, reason: 'running' });
    await Customer.join(shop);
    await stop(shop);
    expect(await tablesIn(url)).toEqual([]);
    expect((await move(url)).ok).toBe(true);
    await collected();
    expect(await move(url)).toEqual({ ok: false, reason: 'target-not-empty' });
  });

  test('locks the file from the check until the copy is complete', async () => {
    await stop(await onFile());
    const url = await server.newDatabase();
    const tryToRead = (): boolean => {
      const file = new Libsql(databaseFile(dataDir), { timeout: 0 });
      try {
        file.exec('SELECT name FROM counters');
        return true;
      } catch (fault) {
        if (fault instanceof Error && fault.message.includes('locked')) return false;
        throw fault;
      } finally {
        file.close();
      }
    };
    let isMoving = true;
    const moving = move(url).finally(() => (isMoving = false));
    const read: boolean[] = [];
    // Every few ms, so that opening the file does not slow the copy down.
    for (; isMoving; await new Promise((next) => setTimeout(next, 5))) read.push(tryToRead());
    expect((await moving).ok).toBe(true);
    const firstRefused = read.indexOf(false);
    expect(firstRefused).toBeGreaterThanOrEqual(0);
    // The last attempt may come after the lock was released.
    expect(read.slice(firstRefused, -1)).not.toContain(true);
    await collected();
    expect(tryToRead()).toBe(true);
  });

  test('copies nothing from a corrupt file', async () => {
    await stop(await onFile());
    const file = new Libsql(databaseFile(dataDir));
    file.pragma('foreign_keys=OFF');
    file.exec('INSERT INTO order_stock (order_id, product_id, pieces) VALUES (999, 1, 1)');
    file.close();
    await collected();
    const url = await server.newDatabase();
    await expect(move(url)).rejects.toThrow(/order_stock/);
    expect(await tablesIn(url)).toEqual([]);
  });
});
