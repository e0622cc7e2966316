import { LinkedProductsViewModel } from '../../../../../src/ui/view-models/product/linked-products-view-model';
import { aShop } from '../../../../builders/a-shop';

function rows(sku = 'TULIPS') {
  const data = aShop();
  const { catalogue, log } = data;
  return {
    ...data,
    related: new LinkedProductsViewModel(sku, { find: (of) => catalogue.related(of), log }),
    upsells: new LinkedProductsViewModel(sku, { find: (of) => catalogue.upsells(of), log }),
  };
}

test('S3-17 loads related products and upsells once, when their row is about to be visible', async () => {
  const { related, upsells, wire } = rows();
  expect([related.products, wire.calls]).toEqual([[], []]);
  await Promise.all([related.open(), related.open()]);
  await related.open();
  expect(wire.calls).toEqual(['catalogue.related']);
  expect(related.products.map(({ sku }) => sku)).toEqual(['ROSES', 'FERN']);
  await upsells.open();
  expect(upsells.products.map(({ sku }) => sku)).toEqual(['PEONIES']);
});

test('a product without links has an empty row', async () => {
  const { related, wire } = rows('LILAC');
  await related.open();
  await related.open();
  expect([related.products, wire.calls]).toEqual([[], ['catalogue.related']]);
});

test('S8-34, S8-36 a row that fails to load is in its error slot and in the log; the next time it is retried', async () => {
  const { related, wire, log } = rows();
  wire.failNext('catalogue.related');
  await related.open();
  expect([related.products, related.loading.error?.kind, log.entries.length]).toEqual([[], 'unreachable', 1]);
  await related.open();
  expect([related.products.length, related.loading.error]).toEqual([2, null]);
});
