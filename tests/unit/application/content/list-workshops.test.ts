import { makeListWorkshops } from '../../../../src/application/content/list-workshops';
import { aProduct } from '../../../builders/a-product';
import { aShop } from '../../../builders/a-shop';
import { aCategory } from '../../../builders/some-store-data';

const TREE = [aCategory({ urlPath: 'flowers' }), aCategory({ uid: 'c-workshops', urlPath: 'workshops' })];
const held = (sku: string, on: string, left = 4) => ({
  product: aProduct({ sku, categoryPaths: ['workshops'], availability: { inStock: left > 0, onlyLeft: left } }),
  variants: [],
  held: { on, at: '10 am to noon' },
});

test('S2-109 lists the workshops to come with their places, by London’s date', async () => {
  const { catalogue, clock } = aShop({
    categories: TREE,
    products: [held('LATER', '2026-03-10', 0), held('PAST', '2026-03-01'), held('NEXT', '2026-03-05')],
  });
  const list = makeListWorkshops({ catalogue, clock });
  const found = await list(TREE);
  expect(found).toMatchObject({
    ok: true,
    value: [
      { sku: 'NEXT', day: '2026-03-05', hours: '10 am to noon', availability: { onlyLeft: 4 } },
      { sku: 'LATER', day: '2026-03-10', availability: { inStock: false } },
    ],
  });
});

test('S2-109 without a category of workshops there are none, without a request', async () => {
  const { catalogue, clock, wire } = aShop();
  expect(await makeListWorkshops({ catalogue, clock })([aCategory()])).toEqual({ ok: true, value: [] });
  expect(wire.calls).toEqual([]);
});

test('S8-3 workshops that cannot be loaded are a failure', async () => {
  const { catalogue, clock, wire } = aShop();
  wire.failNext('catalogue.workshops');
  expect(await makeListWorkshops({ catalogue, clock })(TREE)).toMatchObject({
    ok: false,
    reason: { kind: 'unreachable' },
  });
});
