import { readSettings } from '../../backend/settings/settings';
import { PRODUCTS } from '../../backend/seed/catalogue/catalogue';
import { shopSeed } from '../../backend/seed/shop-seed';
import { DEMO_PEOPLE } from '../../backend/seed/shop/people';
import { reviewsAsTable } from '../../backend/admin-cli/review-commands';
import { accountShop, Customer } from './account';
import { onBothDatabases } from './on-both-databases';
import type { RunningShop } from './running-shop';

onBothDatabases((openShop) => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await openShop(accountShop({ siteUrl: 'http://localhost:3000' }), shopSeed({ demoPeople: true }));
  }, 120_000);
  afterAll(() => shop.stop());

  const ACCOUNT = `{ customer {
    firstname is_subscribed default_billing default_shipping addresses { id city }
    orders { total_count items { number status order_date total { grand_total { value } }
      items { product_sku quantity_shipped entered_options { label value } } } }
    wishlists { items_count items_v2 { items { product { sku } } } }
    reviews { items { summary } page_info { total_pages } }
  } }`;

  test('gives every demo customer a login, orders, wishlists and reviews', async () => {
    for (const person of DEMO_PEOPLE.customers) {
      const { customer } = await (await Customer.enter(shop, person.email, DEMO_PEOPLE.password)).data(ACCOUNT);
      expect(customer).toMatchObject({
        firstname: person.firstname,
        is_subscribed: person.newsletter,
        orders: { total_count: person.orders.length },
      });
      expect(customer.addresses.map((one: { city: string }) => one.city)).toEqual(
        person.addresses.map((one) => one.city),
      );
      expect(customer.default_shipping).toBe(person.addresses.length === 0 ? null : String(customer.addresses[0].id));
      expect(customer.wishlists[0].items_v2.items.map((one: { product: { sku: string } }) => one.product.sku)).toEqual(
        [...person.wishes].reverse(),
      );
      expect(customer.reviews.items).toHaveLength(person.reviews.length);
      for (const order of customer.orders.items) expect(order.total.grand_total.value).toBeGreaterThan(0);
    }
  });

  test('numbers orders and reviews by time, whoever they belong to', async () => {
    const database = shop.connect();
    const orders = await database.selectFrom('orders').select('placed_at').orderBy('number').execute();
    const said = await database
      .selectFrom('reviews')
      .select('created_at')
      .where((eb) => eb.or([eb('customer_id', 'is not', null), eb('approved', '=', 0)]))
      .orderBy('id')
      .execute();
    await database.destroy();
    const rising = (days: readonly string[]) => expect(days).toEqual([...days].sort());
    expect([orders.length, said.length]).toEqual([4, 7]);
    rising(orders.map((row) => row.placed_at));
    rising(said.map((row) => row.created_at));
  });

  test('gives a past order a delivery date that was available then', async () => {
    const rosalind = await Customer.enter(shop, 'rosalind@posy.example', DEMO_PEOPLE.password);
    const { customer } = await rosalind.data(ACCOUNT);
    const [, , first] = customer.orders.items;
    expect(first).toMatchObject({ status: 'Complete', order_date: '2026-02-11 09:00:00' });
    expect(first.items[0]).toMatchObject({
      product_sku: expect.stringMatching(/^ROSES-LONG-STEM-DOZEN-/),
      quantity_shipped: 1,
    });
    expect(first.items[0].entered_options).toContainEqual({
      label: 'Delivery date',
      value: 'Wednesday 11 February 2026',
    });
  });

  test('counts published reviews and leaves the others pending', async () => {
    const sku = 'ROSES-LONG-STEM-DOZEN';
    const { products } = await shop.data(
      `{ products(filter: { sku: { eq: "${sku}" } }) { items { review_count reviews(pageSize: 50) { items { summary } } } } }`,
    );
    const [product] = products.items;
    const written = PRODUCTS.find((one) => one.sku === sku)?.reviews.length ?? 0;
    expect(product.review_count).toBe(written + 1);
    expect(product.reviews.items).toHaveLength(written + 1);
    expect(product.reviews.items).toContainEqual({ summary: 'My mother rang twice' });
    const database = shop.connect();
    const waiting = (await reviewsAsTable(database, 200)).split('\n').filter((line) => line.includes('  waiting  '));
    await database.destroy();
    expect(waiting).toHaveLength(4);
  });
});

test('contains no two equal reviews', () => {
  const written = PRODUCTS.flatMap((product) => product.reviews);
  const added = [...DEMO_PEOPLE.customers.flatMap((customer) => customer.reviews), ...DEMO_PEOPLE.guestReviews];
  for (const field of ['summary', 'text'] as const) {
    const all = [...written, ...added].map((review) => review[field].toLowerCase());
    expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
  }
});

test('creates demo customers by default only on a shop of its own machine', () => {
  const demo = (env: Record<string, string>) => {
    const read = readSettings(env);
    return read.ok ? read.settings.demoPeople : read.faults;
  };
  expect(demo({})).toBe(true);
  expect(demo({ SITE_URL: 'https://posy.example' })).toBe(false);
  expect(demo({ SITE_URL: 'https://localhost.posy.example' })).toBe(false);
  expect(demo({ SITE_URL: 'https://posy.example', DEMO_CUSTOMERS: 'on' })).toEqual([
    expect.stringMatching(/^DEMO_CUSTOMERS=on needs a SITE_URL on this machine/),
  ]);
  expect(demo({ DEMO_CUSTOMERS: 'off' })).toBe(false);
  expect(demo({ DEMO_CUSTOMERS: 'maybe' })).toEqual(['DEMO_CUSTOMERS must be on or off.']);
});
