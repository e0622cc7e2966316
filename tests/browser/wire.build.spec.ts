import { request as ask } from 'node:http';
import { PRODUCT } from '../../src/adapters/graphql-middleware/catalogue/product-documents';
import { BOUQUET, OWN_PAGE, PLAIN } from './guest';
import { expect, test } from './journey';
import { openLedger } from './stored-orders';
import { numberOf, WireGuest, type WireResponse } from './wire';

test('S2-12 a guest order through the API gets a number, and twenty repeats of placeOrder get the same one', async ({
  shop,
}) => {
  const guest = new WireGuest(shop);
  const cartId = await guest.newCart();
  expect(cartId).toMatch(/^[A-Za-z0-9]{32}$/);
  const { size, day, message, first } = await readBouquet(guest);
  const added = await guest.add(cartId, {
    sku: `${BOUQUET.sku}-CLASSIC`,
    parent_sku: BOUQUET.sku,
    quantity: 1,
    selected_options: [size],
    entered_options: [
      { uid: day, value: `${first} 00:00:00` },
      { uid: message, value: BOUQUET.message },
    ],
  });
  expect(added.body?.data).toMatchObject({ addProductsToCart: { user_errors: [], cart: { total_quantity: 1 } } });
  for (const answer of await guest.checkOut(cartId, 'wire@example.org')) {
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.body?.errors).toBeUndefined();
  }
  const answers = await Promise.all(Array.from({ length: 20 }, () => guest.placeOrder(cartId)));
  const numbers = new Set(answers.map(numberOf));
  expect(numbers.size).toBe(1);
  const ledger = openLedger();
  expect(ledger.ordersOf(cartId)).toMatchObject([{ number: [...numbers][0], email: 'wire@example.org' }]);
  await expect.poll(() => ledger.emailsAbout(String([...numbers][0])).length).toBe(2);
  ledger.close();
});

interface Bouquet {
  readonly options: readonly { readonly uid: string; readonly title: string }[];
  readonly configurable_options: readonly {
    readonly values: readonly { readonly uid: string; readonly label: string }[];
  }[];
}

/** What an integrator reads before adding: uids of the size and the options, and the first delivery day. */
async function readBouquet(guest: WireGuest): Promise<{ size: string; day: string; message: string; first: string }> {
  const { body } = await guest.call('customQuery', { query: PRODUCT, queryVariables: { sku: BOUQUET.sku } });
  const found = body?.data?.products as { items: readonly [Bouquet] };
  const [{ options, configurable_options: sizes }] = found.items;
  const uidOf = (title: string) => options.find((option) => option.title === title)?.uid ?? '';
  const page = await (await fetch(guest.shop + BOUQUET.path)).text();
  return {
    size: sizes.flatMap(({ values }) => values).find(({ label }) => label === BOUQUET.size)?.uid ?? '',
    day: uidOf('Delivery date'),
    message: uidOf('Card message'),
    first: /min="(\d{4}-\d\d-\d\d)"/.exec(page)?.[1] ?? '',
  };
}

/** A cart with one plain product, and a reader of its content. */
async function plainCart(
  guest: WireGuest,
): Promise<{ cartId: string; item: string; quantity: () => Promise<unknown> }> {
  const cartId = await guest.newCart();
  await guest.add(cartId, { sku: PLAIN.sku, quantity: 2 });
  const { body } = await guest.call('cart', cartId);
  const cart = body?.data?.cart as { items: readonly [{ uid: string }] };
  const quantity = async () => (await guest.call('cartTotalQty', cartId)).body?.data;
  return { cartId, item: cart.items[0].uid, quantity };
}

test('an invalid quantity is refused with a plain message, and the cart is unchanged', async ({ shop }) => {
  const guest = new WireGuest(shop);
  const { cartId, item, quantity } = await plainCart(guest);
  for (const bad of [-1, 1.5, 'x', 1e9, null, '2', [2]]) {
    const added = await guest.add(cartId, { sku: PLAIN.sku, quantity: bad });
    expect(added, `adding ${JSON.stringify(bad)}`).toMatchObject({ status: 400 });
    expect(added.body?.message).toMatch(/quantity must be a whole number from 1 to 10,000/);
    const changed = await guest.call('updateCartItems', {
      cart_id: cartId,
      cart_items: [{ cart_item_uid: item, quantity: bad }],
    });
    expect(changed, `changing to ${JSON.stringify(bad)}`).toMatchObject({ status: 400 });
    expect(changed.body?.message).toMatch(/quantity must be a whole number from 0 to 10,000/);
  }
  expect(await guest.add(cartId, { sku: PLAIN.sku, quantity: 0 })).toMatchObject({ status: 400 });
  expect(await quantity()).toMatchObject({ cart: { total_quantity: 2 } });
});

test('a missing option, a text too long or a day without delivery is refused, and the cart is unchanged', async ({
  shop,
}) => {
  const guest = new WireGuest(shop);
  const { size, day, message, first } = await readBouquet(guest);
  const { cartId, quantity } = await plainCart(guest);
  const line = { sku: `${BOUQUET.sku}-CLASSIC`, parent_sku: BOUQUET.sku, quantity: 1, selected_options: [size] };
  const onDay = (value: string) => ({ uid: day, value: `${value} 00:00:00` });
  for (const [entered, says] of [
    [[], /Delivery date/],
    [[onDay('2020-01-01')], /Delivery date|day/i],
    [[onDay('2026-02-31')], /Delivery date|day/i],
    [[onDay(first), { uid: message, value: 'x'.repeat(201) }], /200/],
    [[onDay(first), { uid: 'bm9ib2R5', value: 'x' }], /option/i],
  ] as const) {
    const { status, body } = await guest.add(cartId, { ...line, entered_options: entered });
    expect(status).toBe(200);
    const { user_errors: errors } = body?.data?.addProductsToCart as { user_errors: readonly { message: string }[] };
    expect(errors[0]?.message).toMatch(says);
  }
  expect(await quantity()).toMatchObject({ cart: { total_quantity: 2 } });
});

test.describe('invalid calls', () => {
  const statusOf = async ({ status, body }: WireResponse) => ({ status, message: typeof body?.message });

  test('an unknown integration or method gets 404 in JSON, whatever its name', async ({ shop }) => {
    const guest = new WireGuest(shop);
    for (const path of [
      'nope/cart',
      'forms/cart',
      'magento/nope',
      'magento/constructor',
      'magento/__proto__',
      'magento/hasOwnProperty',
      'magento/toString',
      '__proto__/cart',
      'constructor/cart',
      'magento',
      'magento/cart/more',
    ]) {
      const answer = await guest.post(`/api/${path}`, '[]');
      if (path === 'forms/cart') expect(answer.status).toBe(404);
      else expect(await statusOf(answer), path).toEqual({ status: 404, message: 'string' });
    }
  });

  test('a body that is not a list, not JSON or too large, and a GET request, are refused with a reason', async ({
    shop,
  }) => {
    const guest = new WireGuest(shop);
    for (const [body, status] of [
      ['{}', 400],
      ['"x"', 400],
      ['null', 400],
      ['', 400],
      ['[', 400],
      ['[{"a":1]', 400],
      [`["${'x'.repeat(102_400)}"]`, 413],
    ] as const) {
      expect(await statusOf(await guest.post('/api/magento/cart', body)), body.slice(0, 20)).toEqual({
        status,
        message: 'string',
      });
    }
    const got = await fetch(`${shop}/api/magento/cart`);
    expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST']);
    expect((await guest.post('/api/magento/cart', '["x"]', { 'content-type': 'text/plain' })).status).toBe(415);
  });
});

test('another site can neither call the API nor post forms, and a form without an origin is refused', async ({
  shop,
}) => {
  const guest = new WireGuest(shop);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const fill = `sku=${PLAIN.sku}&quantity=1&back=/cart`;
  const foreign: readonly Readonly<Record<string, string>>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
  ];
  for (const headers of foreign) {
    const about = JSON.stringify(headers);
    expect(await guest.post('/api/magento/createEmptyCart', '[]', headers), about).toMatchObject({ status: 403 });
    expect(await guest.post('/api/actions/load-visitor', '{"path":"/"}', headers), about).toMatchObject({
      status: 403,
    });
    expect((await guest.post('/api/actions/add-to-cart', fill, { ...form, ...headers })).status, about).toBe(403);
  }
  expect((await guest.post('/api/actions/add-to-cart', fill, form)).status).toBe(403);
  expect((await guest.post('/api/actions/add-to-cart', fill, { ...form, ...OWN_PAGE })).status).toBe(303);
  expect((await guest.post('/api/actions/add-to-cart', fill, { ...form, origin: shop })).status).toBe(303);
});

test('S2-40 S2-123 S8-4 S8-2 S2-120 S2-122 an unknown URL gets the shop’s 404 page, which is not cached', async ({
  request,
}) => {
  for (const path of ['/no-such-flower.html', '/flowers/none.html', '/a/b/c', '/checkout/nowhere']) {
    const answer = await request.get(path);
    const html = await answer.text();
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()['cache-control'], path).toContain('no-store');
    for (const words of [
      'Page not found',
      'Something went wrong!',
      'This page could not be found',
      'Back to Home page',
    ]) {
      expect(html, path).toContain(words);
    }
  }
});

test('a request for a foreign host is refused', async ({ shop }) => {
  const { port } = new URL(shop);
  const status = await new Promise((done, fail) => {
    ask({ host: '127.0.0.1', port, path: '/', headers: { host: 'elsewhere.example' } }, (answer) => {
      answer.resume();
      done(answer.statusCode);
    })
      .on('error', fail)
      .end();
  });
  expect(status).toBe(400);
});

test('S9-25 returns a picture in the requested size and format', async ({ request }) => {
  const answer = await request.get('/media/catalog/product/PLANT-PEACE-LILY/0.jpg?w=216&h=268', {
    headers: { accept: 'image/avif,image/webp,*/*' },
  });
  expect(answer.headers()['cache-control']).toContain('max-age=86400');
  expect(answer.headers()['content-type']).toBe('image/avif');
  expect((await answer.body()).byteLength).toBeGreaterThan(1000);
  expect((await request.get('/media/catalog/product/PLANT-PEACE-LILY/0.jpg?w=217&h=268')).status()).toBe(400);
});
