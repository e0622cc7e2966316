import { serverApp } from '../../../src/composition/server/create-server-app';
import { handleAction } from '../../../src/adapters/http/handle-action';
import { handleRead } from '../../../src/adapters/http/handle-read';
import type { Cart } from '../../../src/domain/cart/cart';
import { anAddress } from '../../builders/an-address';
import { openFrontServer, type RunningFrontServer } from '../../server/running-front-server';
import { pageOf, serveShopOnMagento } from './a-shop-on-magento';
import { openCountedBackend } from './counted-backend';

const CARD = { path: '/peony-plate-card.html', sku: 'CARD-PEONY-PLATE' };

let backend: Awaited<ReturnType<typeof openCountedBackend>>;
let front: RunningFrontServer;

beforeAll(async () => {
  backend = await openCountedBackend();
});
beforeEach(async () => {
  front = await openFrontServer(async (request, response) => {
    const { url = '/' } = request;
    const [, kind, name = ''] = /\/api\/(actions|reads)\/([^/?]*)/.exec(url) ?? [];
    if (kind === 'actions') return handleAction(serverApp(), name, request, response);
    if (kind === 'reads') return handleRead(serverApp(), name, request, response);
    const { status, headers, props } = await pageOf(url);
    for (const [header, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(header, value);
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(JSON.stringify(props));
  });
  serveShopOnMagento(backend.graphqlUrl, { PORT: String(front.port) });
  // Layout and delivery days are loaded once for all pages.
  await front.request('/gifts.html');
});
afterEach(() => front.drain());
afterAll(() => backend.close());

/** A browser with its cookies; `act` returns what an action found. */
function browser(cookies: Record<string, string> = {}) {
  return {
    open: (path: string) => front.request(path),
    act: async (action: string, input: object): Promise<unknown> => {
      const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
      const { body, headers } = await front.request(`/api/actions/${action}`, {
        method: 'POST',
        headers: {
          host: `localhost:${front.port}`,
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          cookie: cookie.join('; '),
        },
        body: JSON.stringify(input),
      });
      for (const text of headers['set-cookie'] ?? []) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
        cookies[name] = decodeURIComponent(value);
      }
      const { result } = JSON.parse(body.toString()) as { result?: { ok: boolean; value?: unknown } };
      if (result?.ok !== true) throw new Error(`${action}: ${body.toString()}`);
      return result.value;
    },
  };
}

const adding = (cart: string | null, quantity = 1) => ({ cart, sku: CARD.sku, chosen: [], answers: {}, quantity });

/** A visitor with two cards in the cart. */
async function withCards() {
  const page = browser();
  await page.open(CARD.path);
  const cart = (await page.act('add-to-cart', adding(null, 2))) as Cart;
  backend.takeCalls();
  return { page, cart: cart.id, item: cart.items[0]?.uid ?? '' };
}

test('a first item is two calls of the backend, and another item one', async () => {
  const page = browser();
  await page.open(CARD.path);
  backend.takeCalls();
  const cart = (await page.act('add-to-cart', adding(null))) as Cart;
  expect(backend.takeCalls()).toEqual(['createEmptyCart', 'posyAddToCart']);
  expect(cart.items).toMatchObject([{ sku: CARD.sku, quantity: 1 }]);
  expect(await page.act('add-to-cart', adding(cart.id))).toMatchObject({ totalQuantity: 2 });
  expect(backend.takeCalls()).toEqual(['posyAddToCart']);
});

test('a change of the quantity, a coupon, a gift card and the removal of an item are one call each', async () => {
  const { page, cart, item } = await withCards();
  expect(await page.act('change-quantity', { cart, item, quantity: 5 })).toMatchObject({ totalQuantity: 5 });
  expect(await page.act('apply-coupon', { cart, code: 'POSY10' })).toMatchObject({ coupon: 'POSY10' });
  expect(await page.act('remove-coupon', { cart })).toMatchObject({ coupon: null });
  const gift = await backend.access.giftCard(500);
  const paid = (await page.act('apply-gift-card', { cart, code: gift })) as Cart;
  expect(paid.giftCards).toMatchObject([{ applied: { pence: 500 } }]);
  await page.act('remove-gift-card', { cart, code: paid.giftCards?.[0]?.code });
  expect(await page.act('remove-item', { cart, item })).toMatchObject({ items: [], giftCards: [] });
  expect(backend.takeCalls()).toEqual([
    'posyChangeItems',
    'posyApplyCoupon',
    'posyRemoveCoupon',
    'posyApplyGiftCard',
    'posyRemoveGiftCard',
    'posyRemoveItem',
  ]);
});

test('a shipping method and the billing address are one call each', async () => {
  const { page, cart } = await withCards();
  await page.act('set-delivery-address', { cart, address: anAddress() });
  backend.takeCalls();
  const [offered] = (await page.act('load-shipping-methods', { cart })) as { carrier: string; method: string }[];
  backend.takeCalls();
  const { carrier = '', method = '' } = offered ?? {};
  expect(await page.act('choose-shipping-method', { cart, carrier, method })).toMatchObject({ delivery: { carrier } });
  const billing = { cart, address: anAddress(), sameAsDelivery: false, delivery: { carrier, method } };
  expect(await page.act('save-billing', billing)).toMatchObject({ cart: { delivery: { carrier, method } } });
  expect(backend.takeCalls()).toEqual(['posyChooseShippingMethod', 'posySetBillingAddress']);
});
