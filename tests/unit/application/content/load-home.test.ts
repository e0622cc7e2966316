import { makeLoadHome } from '../../../../src/application/content/load-home';
import type { HomePage } from '../../../../src/domain/content/home-page';
import { aHomePage, aHomeRow } from '../../../builders/a-home-page';
import { aProduct } from '../../../builders/a-product';
import { aShop } from '../../../builders/a-shop';

const { heroLinkAbroad: _abroad, ...SHOWN } = aHomePage();

function open(home: HomePage | null = aHomePage()) {
  const data = aShop({ home });
  return { ...data, openHome: makeLoadHome(data) };
}

test('S2-4 returns the CMS page with its hero and the products of its rows in order', async () => {
  const { openHome } = open();
  const home = await openHome();
  expect(home).toMatchObject({
    ok: true,
    value: {
      page: SHOWN,
      hero: { sku: 'ROSES' },
      rows: [{ heading: 'In season', products: [{ sku: 'PEONIES' }, { sku: 'TULIPS' }] }],
    },
  });
});

test('loads the products of all rows in one request', async () => {
  const { openHome, wire } = open(aHomePage({ rows: [aHomeRow(), aHomeRow({ skus: ['TULIPS', 'FERN'] })] }));
  expect(await openHome()).toMatchObject({ value: { rows: [{}, { products: [{ sku: 'TULIPS' }, { sku: 'FERN' }] }] } });
  expect(wire.calls).toEqual(['content.homePage', 'catalogue.productsBySku']);
});

test('omits products that are no longer sold and rows without products', async () => {
  const rows = [aHomeRow({ heading: 'Gone', skus: ['GONE'] }), aHomeRow({ skus: ['GONE', 'FERN'] })];
  const { openHome } = open(aHomePage({ heroSku: 'GONE', rows }));
  expect(await openHome()).toMatchObject({
    value: { hero: null, rows: [{ heading: 'In season', products: [{ sku: 'FERN' }] }] },
  });
});

test('shows the first four of a row that are in season and in stock, and no other as the hero', async () => {
  const products = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'].map((sku) => ({ product: aProduct({ sku }), variants: [] }));
  const asters = { product: aProduct({ sku: 'ASTERS', monthsOfSale: [9] }), variants: [] };
  const soldOut = { product: aProduct({ sku: 'GONE', availability: { inStock: false, onlyLeft: 0 } }), variants: [] };
  const skus = ['ASTERS', 'ONE', 'GONE', 'TWO', 'THREE', 'FOUR', 'FIVE'];
  const data = aShop({
    products: [asters, soldOut, ...products],
    home: aHomePage({ heroSku: 'ASTERS', rows: [aHomeRow({ skus })] }),
  });
  expect(await makeLoadHome(data)()).toMatchObject({
    value: { hero: null, rows: [{ products: [{ sku: 'ONE' }, { sku: 'TWO' }, { sku: 'THREE' }, { sku: 'FOUR' }] }] },
  });
  data.clock.set(Date.parse('2026-09-02T09:00:00Z'));
  expect(await makeLoadHome(data)()).toMatchObject({
    value: { hero: { sku: 'ASTERS' }, rows: [{ products: [{ sku: 'ASTERS' }, { sku: 'ONE' }, {}, {}] }] },
  });
});

test('S1-13 shows nothing that is not sent to the country of the store', async () => {
  const kept = { product: aProduct({ sku: 'ROSES', courier: 'home' }), variants: [] };
  const sent = { product: aProduct({ sku: 'CANDLE' }), variants: [] };
  const rows = [aHomeRow({ skus: ['ROSES'] }), aHomeRow({ skus: ['ROSES', 'CANDLE'] })];
  const data = aShop({ products: [kept, sent], home: aHomePage({ heroSku: 'ROSES', rows }) });
  const home = await makeLoadHome({ ...data, country: 'IE' })();
  expect(home).toMatchObject({ value: { hero: null, rows: [{ products: [{ sku: 'CANDLE' }] }] } });
});

test('requests no products for a page that names none', async () => {
  const { openHome, wire } = open(aHomePage({ heroSku: null, rows: [] }));
  expect(await openHome()).toMatchObject({ ok: true, value: { hero: null, rows: [] } });
  expect(wire.calls).toEqual(['content.homePage']);
});

test('S8-34 S8-35 returns the page without products and logs a warning when they cannot be loaded', async () => {
  const { openHome, wire, log } = open();
  wire.failNext('catalogue.productsBySku', { kind: 'unreachable', status: 502 });
  expect(await openHome()).toEqual({
    ok: true,
    value: { page: SHOWN, hero: null, rows: [], failure: { kind: 'unreachable', status: 502 } },
  });
  expect(log.warnings).toEqual([
    { message: expect.any(String), details: { failure: { kind: 'unreachable', status: 502 } } },
  ]);
});

test('returns the failure when the CMS page cannot be loaded', async () => {
  expect(await open(null).openHome()).toMatchObject({ ok: false, reason: { kind: 'not-found' } });
  const { openHome, wire } = open();
  wire.disconnect();
  expect(await openHome()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
});
