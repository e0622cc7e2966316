import { aKey } from '../../builders/an-order-attempt';
import { FixedClock } from '../../../src/adapters/memory/memory-system';
import { MemorySession } from '../../../src/adapters/memory/memory-session';
import type { Commerce } from '../../../src/application/commerce';
import { memoryBackend } from '../../../src/composition/commerce/memory';
import { listingQuery } from '../../../src/domain/listing/listing-query';
import { anAddress } from '../../builders/an-address';
import { WEDNESDAY_MORNING } from '../../builders/a-shop';
import { present, reasonOf, valueOf } from '../../contract/suite';
import { configOf } from '../a-server-app';

const CARD = { sku: 'CARD-PEONY-PLATE', parentSku: null, quantity: 1, entered: [], selected: [] };

/** A started shop; each call opens the ports of another request, by default a guest's. */
function aBackend(assetsUrl = '') {
  const config = configOf({ COMMERCE: 'memory', ...(assetsUrl !== '' && { ASSETS_URL: assetsUrl }) });
  const backend = memoryBackend({ config, clock: new FixedClock(WEDNESDAY_MORNING) });
  return (session = new MemorySession()): Commerce =>
    backend.open({ store: 'default', currency: 'GBP', address: '203.0.113.7', session });
}

test('every category of the demo store resolves, lists its products and names their number', async () => {
  const { catalogue, urlResolver } = aBackend()();
  const tree = valueOf(await catalogue.tree());
  const all = tree.flatMap((category) => [category, ...category.children]);
  expect(all.length).toBeGreaterThan(2);
  for (const { uid, urlPath, productCount } of all) {
    expect(valueOf(await urlResolver.resolve(`${urlPath}.html`))).toEqual({ kind: 'category', uid });
    const { listing } = valueOf(await catalogue.category(uid, listingQuery({})));
    expect([listing.total, listing.total > 0]).toEqual([productCount, true]);
  }
});

test('pictures of the demo store come from ASSETS_URL', async () => {
  const path = '/media/catalog/product/CARD-PEONY-PLATE/0.jpg';
  for (const assets of ['', 'https://assets.example']) {
    const product = valueOf(await aBackend(assets)().catalogue.product(CARD.sku, []));
    expect(product.picture?.url).toBe(`${assets}${path}`);
  }
});

test("a guest's session lasts across requests, and its ids are unguessable", async () => {
  const request = aBackend();
  const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
  const session = valueOf(await request().carts.open());
  const other = valueOf(await request().carts.open());
  const { id } = valueOf(await request().carts.addLine(session, CARD));
  expect([session, other, id]).toEqual([
    expect.stringMatching(uuid),
    expect.stringMatching(uuid),
    expect.stringMatching(uuid),
  ]);
  expect(new Set([session, other, id]).size).toBe(3);
  expect(valueOf(await request().carts.find(session))).toEqual(valueOf(await request().carts.find(id)));
  expect(valueOf(await request().carts.find(other)).items).toEqual([]);
  expect(reasonOf(await request().carts.find('session-made-up')).kind).toBe('not-found');
});

test('an order is placed with the demo store’s delivery and payment methods, once', async () => {
  const request = aBackend();
  const { id } = valueOf(await request().carts.addLine(valueOf(await request().carts.open()), CARD));
  valueOf(await request().carts.attachEmail(id, 'ann@example.org'));
  const methods = valueOf(await request().checkout.setDeliveryAddress(id, anAddress()));
  valueOf(await request().checkout.setBillingAddress(id, anAddress(), true));
  const { carrier, method } = present(methods[0], 'delivery method');
  valueOf(await request().checkout.chooseShippingMethod(id, carrier, method));
  const [payment] = valueOf(await request().checkout.paymentMethods(id));
  valueOf(await request().checkout.choosePayment(id, present(payment, 'payment method').code));
  const outcome = await request().orders.place(id, aKey());
  expect(outcome.kind).toBe('placed');
  expect(await request().orders.place(id, aKey())).toEqual(outcome);
});
