import { serverApp } from '../../../../src/composition/server/create-server-app';
import { handleAction } from '../../../../src/adapters/http/handle-action';
import { publicPage } from '../../../../src/composition/server/pages';
import { loadPath } from '../../../../src/adapters/http/pages/path';
import { ProductCopies } from '../../../../src/adapters/http/cache/product-copies';
import type { CommerceBackend } from '../../../../src/composition/commerce/commerce-backend';
import { handleRead } from '../../../../src/adapters/http/handle-read';
import { anAccount, aCustomer, PASSWORD } from '../../../builders/a-customer';
import { aProduct } from '../../../builders/a-product';
import { aShop } from '../../../builders/a-shop';
import { openFrontServer, type RunningFrontServer } from '../../../server/running-front-server';
import { configOf, inMemoryBackend, serveShop } from '../../../composition/a-server-app';
import { askedPage } from '../../../composition/asked-page';

const MINUTE = 60_000;
const page = publicPage(loadPath);

let front: RunningFrontServer;
let data: ReturnType<typeof aShop>;
/** ms, of everything that the server caches. */
let now: number;

beforeEach(async () => {
  front = await openFrontServer(async (request, response) => {
    const { url = '/', headers } = request;
    const [, kind, name = ''] = /\/api\/(actions|reads)\/([^/?]*)/.exec(url) ?? [];
    if (kind === 'actions') return handleAction(serverApp(), name, request, response);
    if (kind === 'reads') return handleRead(serverApp(), name, request, response);
    const { status, props } = await askedPage(page, url, headers);
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(JSON.stringify(props));
  });
  now = 0;
  data = aShop();
  serve(inMemoryBackend(data.shop));
});
afterEach(() => front.drain());

function serve(backend: CommerceBackend): void {
  const config = configOf({ PORT: String(front.port), STORES: 'default en-GB GBP,EUR; ie en-IE EUR,GBP /ie' });
  serveShop({ ...data, config, backend }, () => now);
}

async function act(action: string, input: object, cookie = '', store = '') {
  const { body, headers } = await front.request(`${store}/api/actions/${action}`, {
    method: 'POST',
    headers: {
      host: `localhost:${front.port}`,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...(cookie !== '' && { cookie }),
    },
    body: JSON.stringify(input),
  });
  const { result } = JSON.parse(body.toString()) as { result: { ok: boolean; reason?: { kind: string } } };
  return { result, cookies: (headers['set-cookie'] ?? []).map((text) => text.split(';')[0]).join('; ') };
}

const adding = (sku: string, chosen: readonly string[] = []) => ({ cart: null, sku, chosen, answers: {}, quantity: 1 });

/** Adds a product as a new visitor, and returns the calls of the backend. */
async function callsToAdd(sku: string, chosen: readonly string[] = [], cookie = '', store = '') {
  data.wire.calls.length = 0;
  const { result } = await act('add-to-cart', adding(sku, chosen), cookie, store);
  expect(result).toMatchObject({ ok: true });
  return data.wire.calls.filter((call) => !call.startsWith('deliverySchedules.'));
}

const BY_COPY = ['carts.open', 'carts.addLine'];
const READ_AGAIN = ['catalogue.product', ...BY_COPY];

test('a product is added by the rules that its page has read', async () => {
  await front.request('/tulips.html');
  expect(await callsToAdd('TULIPS')).toEqual(BY_COPY);
});

test('a product that no page has read is read for the first visitor who adds it', async () => {
  expect(await callsToAdd('TULIPS')).toEqual(READ_AGAIN);
  expect(await callsToAdd('TULIPS')).toEqual(BY_COPY);
});

test('a variant is added by what the page has read of it, and read if it has not', async () => {
  await front.request('/posy.html');
  await front.request('/api/reads/variant?sku=POSY&chosen=size-l');
  expect(await callsToAdd('POSY', ['size-l'])).toEqual(BY_COPY);
  expect([...data.shop.carts.values()][0]?.lines[0]?.variant?.variant.sku).toBe('POSY-L');
  expect(await callsToAdd('POSY', ['size-s'])).toEqual(READ_AGAIN);
});

test('a copy of a minute is not used', async () => {
  await front.request('/tulips.html');
  now += MINUTE - 1;
  expect(await callsToAdd('TULIPS')).toEqual(BY_COPY);
  now += 1;
  expect(await callsToAdd('TULIPS')).toEqual(READ_AGAIN);
});

test.each([
  [['product:TULIPS'], READ_AGAIN],
  [['product:ROSES', 'product:TULIPS'], READ_AGAIN],
  [['everything'], READ_AGAIN],
  [['product:ROSES', 'category:c-flowers', 'layout', 'search'], BY_COPY],
])('after a purge of %j the calls are %j', async (tags, calls) => {
  await front.request('/tulips.html');
  front.purge(tags);
  expect(await callsToAdd('TULIPS')).toEqual(calls);
});

test('a purge of a variant drops the choice of it', async () => {
  await front.request('/posy.html');
  await front.request('/api/reads/variant?sku=POSY&chosen=size-l');
  front.purge(['product:POSY-L']);
  expect(await callsToAdd('POSY', ['size-l'])).toEqual(READ_AGAIN);
});

test('a product that was being read during a purge is read again', async () => {
  const { catalogue } = data;
  const backend = inMemoryBackend(data.shop);
  const product: typeof catalogue.product = async (...asked) => {
    const found = await catalogue.product(...asked);
    front.purge(['product:TULIPS']);
    return found;
  };
  serve({
    ...backend,
    open: (visitor) => ({
      ...backend.open(visitor),
      catalogue: Object.assign(Object.create(catalogue) as typeof catalogue, { product }),
    }),
  });
  await front.request('/tulips.html');
  expect(await callsToAdd('TULIPS')).toEqual(READ_AGAIN);
});

test.each([
  ['currency', 'vsf-currency=EUR', ''],
  ['store', '', '/ie'],
])('a visitor of another %s gets a copy of its own', async (_what, cookie, store) => {
  await front.request('/tulips.html');
  expect(await callsToAdd('TULIPS', [], cookie, store)).toEqual(READ_AGAIN);
  expect(await callsToAdd('TULIPS', [], cookie, store)).toEqual(BY_COPY);
});

test('what is read for a customer is not kept for others', async () => {
  anAccount(data.shop);
  const { cookies } = await act('sign-in', { email: aCustomer().email, password: PASSWORD, captchaToken: null });
  expect(await callsToAdd('TULIPS', [], cookies)).toContain('catalogue.product');
  expect(await callsToAdd('TULIPS')).toEqual(READ_AGAIN);
});

describe('A product that a copy says is sold out', () => {
  test('is read again before it is refused, and added if there is some by now', async () => {
    await front.request('/lilac.html');
    data.shop.restock('LILAC', 5);
    expect(await callsToAdd('LILAC')).toEqual(READ_AGAIN);
  });

  test('is refused if it still is', async () => {
    await front.request('/lilac.html');
    const { result } = await act('add-to-cart', adding('LILAC'));
    expect(result).toMatchObject({ ok: false, reason: { kind: 'out-of-stock' } });
    expect(data.shop.carts.size).toBe(0);
  });
});

test('a line whose response is lost is not sent again', async () => {
  await front.request('/tulips.html');
  data.wire.calls.length = 0;
  data.wire.failNext('carts.addLine');
  const { result } = await act('add-to-cart', adding('TULIPS'));
  expect(result).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
  expect(data.wire.calls).toEqual(BY_COPY);
});

test('of more than 500 products those that were read last are kept', async () => {
  const products = Array.from({ length: 501 }, (_, index) => aProduct({ sku: `P-${index}` }));
  const shop = aShop({ products: products.map((product) => ({ product, variants: [] })) });
  const [store] = configOf().stores;
  if (store === undefined) throw new Error('There is no store.');
  const place = { store, currency: 'GBP' };
  const copies = new ProductCopies(() => now);
  const { catalogue } = copies.keeping(place, shop);
  for (const { sku } of products) await catalogue.product(sku, []);
  expect(copies.knownIn(place)('P-0', [])).toBeNull();
  expect(copies.knownIn(place)('P-1', [])).toMatchObject({ sku: 'P-1' });
});
