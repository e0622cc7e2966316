import { makeOpenHome } from '../../../../src/application/content/open-home';
import type { HomePage } from '../../../../src/domain/content/home-page';
import { aHomePage, aHomeRow } from '../../../builders/a-home-page';
import { aShop } from '../../../builders/a-shop';

function open(home: HomePage | null = aHomePage()) {
  const data = aShop({ home });
  return { ...data, openHome: makeOpenHome(data) };
}

test('S2-4 the florist’s page comes with its hero and with the goods of its rows in their order', async () => {
  const { openHome } = open();
  const home = await openHome();
  expect(home).toMatchObject({
    ok: true,
    value: {
      page: aHomePage(),
      hero: { sku: 'ROSES' },
      rows: [{ heading: 'In season', products: [{ sku: 'PEONIES' }, { sku: 'TULIPS' }] }],
    },
  });
});

test('all goods are asked for at once, however many rows name them', async () => {
  const { openHome, wire } = open(aHomePage({ rows: [aHomeRow(), aHomeRow({ skus: ['TULIPS', 'FERN'] })] }));
  expect(await openHome()).toMatchObject({ value: { rows: [{}, { products: [{ sku: 'TULIPS' }, { sku: 'FERN' }] }] } });
  expect(wire.calls).toEqual(['content.homePage', 'catalogue.productsBySku']);
});

test('goods that are not sold any more are left out, and a row of nothing else with them', async () => {
  const rows = [aHomeRow({ heading: 'Gone', skus: ['GONE'] }), aHomeRow({ skus: ['GONE', 'FERN'] })];
  const { openHome } = open(aHomePage({ heroSku: 'GONE', rows }));
  expect(await openHome()).toMatchObject({
    value: { hero: null, rows: [{ heading: 'In season', products: [{ sku: 'FERN' }] }] },
  });
});

test('a page that names no goods asks for none', async () => {
  const { openHome, wire } = open(aHomePage({ heroSku: null, rows: [] }));
  expect(await openHome()).toMatchObject({ ok: true, value: { hero: null, rows: [] } });
  expect(wire.calls).toEqual(['content.homePage']);
});

test('S8-34 S8-35 when no goods can be had the page stands without them, and the log knows', async () => {
  const { openHome, wire, log } = open();
  wire.failNext('catalogue.productsBySku', { kind: 'unreachable', status: 502 });
  expect(await openHome()).toEqual({ ok: true, value: { page: aHomePage(), hero: null, rows: [] } });
  expect(log.entries).toEqual([
    { message: expect.any(String), details: { failure: { kind: 'unreachable', status: 502 } } },
  ]);
});

test('without the florist’s words there is no page', async () => {
  expect(await open(null).openHome()).toMatchObject({ ok: false, reason: { kind: 'not-found' } });
  const { openHome, wire } = open();
  wire.cut();
  expect(await openHome()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
});
