import { makeAddGroup } from '../../../../src/application/cart/add-group';
import { makeAddToCart } from '../../../../src/application/cart/add-to-cart';
import type { GroupQuantities } from '../../../../src/domain/catalogue/group';
import type { Product } from '../../../../src/domain/catalogue/product';
import { aDatedGroup, aGroup, DATED_PARTS } from '../../../builders/a-bundle';
import { aSummary } from '../../../builders/a-product';
import { aShop } from '../../../builders/a-shop';
import { someStoreData } from '../../../builders/some-store-data';

/** Both are brought by the van; the tulips have to be ordered a day ahead. */
const DATED = aDatedGroup();

/** A shop that sells the group, and these products alone. */
function open(group: Product = aGroup(), alone: readonly Product[] = []) {
  const products = [group, ...alone].map((product) => ({ product, variants: [] }));
  const skus = products.map(({ product }) => product.sku);
  const others = someStoreData().products.filter(({ product }) => !skus.includes(product.sku));
  const shop = aShop({ products: [...products, ...others] });
  const addGroup = makeAddGroup({ ...shop, addToCart: makeAddToCart(shop) });
  const add = (quantities: GroupQuantities = {}, answers = {}) => addGroup({ sku: group.sku, quantities, answers });
  const lines = () =>
    [...shop.shop.carts.values()].flatMap((cart) => cart.lines.map((line) => line.products.product.sku));
  const sent = () => shop.wire.calls.filter((call) => call.startsWith('carts.'));
  return { ...shop, addGroup, add, lines, sent };
}

describe('Adding a group', () => {
  test('S3-23 adds each product separately, in group order and with its own quantity', async () => {
    const { add, wire } = open();
    const result = await add();
    expect(result.ok && result.value.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['TULIPS', 2],
      ['FERN', 1],
    ]);
    expect(wire.calls.filter((call) => call === 'carts.addLine')).toHaveLength(2);
  });

  test('does not send products with quantity 0', async () => {
    const { add, wire } = open();
    expect((await add({ TULIPS: 2, FERN: 0 })).ok).toBe(true);
    expect(wire.calls.filter((call) => call === 'carts.addLine')).toHaveLength(1);
  });

  test('refuses an empty selection without a request for the cart', async () => {
    const { add, sent } = open();
    expect(await add({ FERN: 0, TULIPS: 0 })).toEqual({ ok: false, reason: { kind: 'nothing-selected' } });
    expect(sent()).toEqual([]);
  });

  test('is not-found for a product that is no group, or none at all', async () => {
    const { addGroup } = open();
    for (const sku of ['TULIPS', 'NOTHING']) {
      const added = await addGroup({ sku, quantities: {}, answers: {} });
      expect(added).toMatchObject({ ok: false, reason: { kind: 'not-found' } });
    }
  });

  test.each([-1, 1.5, 1e9])('S3-23 adds nothing if the quantity of a later product is %d', async (quantity) => {
    const { add, sent } = open();
    expect(await add({ TULIPS: 2, FERN: quantity })).toMatchObject({
      ok: false,
      reason: { kind: 'partially-added', product: { sku: 'FERN' }, reason: { kind: 'quantity-invalid' }, added: 0 },
    });
    expect(sent()).toEqual([]);
  });

  test('stops at the first refusal and sends nothing after it', async () => {
    const [tulips, fern] = aGroup().group ?? [];
    const gone = { product: aSummary({ sku: 'GONE' }), quantity: 1 };
    const last = { product: aSummary({ sku: 'PEONIES' }), quantity: 1 };
    const { add, wire, lines } = open(aGroup({ group: [tulips, fern, gone, last].flatMap((one) => one ?? []) }));
    expect(await add()).toMatchObject({
      ok: false,
      reason: {
        kind: 'partially-added',
        product: { sku: 'GONE' },
        reason: { kind: 'rejected', code: 'PRODUCT_NOT_FOUND' },
        added: 2,
      },
    });
    expect(wire.calls.filter((call) => call === 'carts.addLine')).toHaveLength(3);
    expect(lines()).toEqual(['TULIPS', 'FERN']);
  });

  test('leaves the cart unchanged when a rule refuses the first product', async () => {
    const { add, lines } = open();
    const result = await add({ TULIPS: -1 });
    expect(result).toMatchObject({ ok: false, reason: { reason: { kind: 'quantity-invalid' }, added: 0 } });
    expect(lines()).toEqual([]);
  });
});

describe('The day of a group', () => {
  test('S3-23 is that of each product, which arrive together', async () => {
    const { add } = open(DATED, DATED_PARTS);
    const result = await add({}, { 'group-day': '2026-03-06' });
    expect(
      result.ok && result.value.items.map(({ sku, attributes }) => [sku, ...attributes.map(({ value }) => value)]),
    ).toEqual([
      ['TULIPS', '2026-03-06'],
      ['FERN', '2026-03-06'],
    ]);
  });

  test.each([
    ['left out', {}, 'option-missing'],
    ['a day on which one of them is not ready', { 'group-day': '2026-03-05' }, 'date-too-soon'],
    ['a Sunday', { 'group-day': '2026-03-08' }, 'closed-weekday'],
  ])('S3-23 adds nothing with the day %s', async (_title, answers, kind) => {
    const { add, sent } = open(DATED, DATED_PARTS);
    expect(await add({}, answers)).toMatchObject({
      ok: false,
      reason: { kind: 'options-refused', options: [{ kind, optionUid: 'group-day' }] },
    });
    expect(sent()).toEqual([]);
  });
});

describe('Adding a group of which a copy is known', () => {
  /** The copy says that the ferns are sold out; the shop has `left` of them. */
  async function copyWithoutFerns(left: number) {
    const shop = open();
    shop.shop.restock('FERN', left);
    const soldOut = aSummary({ sku: 'FERN', availability: { inStock: false, onlyLeft: 0 } });
    const parts = aGroup().group ?? [];
    const group = parts.map((item) => (item.product.sku === 'FERN' ? { ...item, product: soldOut } : item));
    const addGroup = makeAddGroup({ ...shop, addToCart: makeAddToCart(shop), knownProduct: () => aGroup({ group }) });
    return { ...shop, added: await addGroup({ sku: 'TABLE', quantities: {}, answers: {} }) };
  }

  test('adds by the group itself what is sold out by the copy, and nothing twice', async () => {
    const { added, wire } = await copyWithoutFerns(5);
    expect(added.ok && added.value.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['TULIPS', 2],
      ['FERN', 1],
    ]);
    expect(wire.calls).toEqual(['carts.open', 'carts.addLine', 'catalogue.product', 'carts.addLine']);
  });

  test('stops at what is sold out', async () => {
    const { added, lines } = await copyWithoutFerns(0);
    expect(added).toMatchObject({
      ok: false,
      reason: { kind: 'partially-added', product: { sku: 'FERN' }, added: 1 },
    });
    expect(lines()).toEqual(['TULIPS']);
  });
});
