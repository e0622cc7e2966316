import { makeAddGroup } from '../../../../src/application/cart/add-group';
import { makeAddToCart } from '../../../../src/application/cart/add-to-cart';
import { type GroupItem, selectedGroupItems } from '../../../../src/domain/catalogue/group';
import { aDatedGroup, aGroup, DATED_PARTS } from '../../../builders/a-bundle';
import { aSummary } from '../../../builders/a-product';
import { aShop } from '../../../builders/a-shop';

const TABLE = aGroup().group ?? [];
/** Both are brought by the van; the tulips have to be ordered a day ahead. */
const DATED = aDatedGroup();

function open(data: Parameters<typeof aShop>[0] = {}) {
  const shop = aShop(data);
  const addGroup = makeAddGroup({ addToCart: makeAddToCart(shop), clock: shop.clock });
  const addWanted = (wanted: readonly GroupItem[]) => addGroup({ group: aGroup(), wanted, answers: {} });
  const lines = () =>
    [...shop.shop.carts.values()].flatMap((cart) => cart.lines.map((line) => line.products.product.sku));
  return { ...shop, addGroup, addWanted, lines };
}

describe('Adding a group', () => {
  test('S3-23 adds each product separately, in group order and with its own quantity', async () => {
    const { addWanted, wire } = open();
    const result = await addWanted(selectedGroupItems(TABLE));
    expect(result.ok && result.value.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['TULIPS', 2],
      ['FERN', 1],
    ]);
    expect(wire.calls.filter((call) => call === 'carts.addLine')).toHaveLength(2);
  });

  test('does not send products with quantity 0', async () => {
    const { addWanted, wire } = open();
    expect((await addWanted(selectedGroupItems(TABLE, { FERN: 0 }))).ok).toBe(true);
    expect(wire.calls.filter((call) => call === 'carts.addLine')).toHaveLength(1);
  });

  test('refuses an empty selection without a request', async () => {
    const { addWanted, wire } = open();
    expect(await addWanted(selectedGroupItems(TABLE, { FERN: 0, TULIPS: 0 }))).toEqual({
      ok: false,
      reason: { kind: 'nothing-wanted' },
    });
    expect(wire.calls).toEqual([]);
  });

  test.each([-1, 1.5, 1e9])('S3-23 adds nothing if the quantity of a later product is %d', async (quantity) => {
    const { addWanted, wire } = open();
    expect(await addWanted(selectedGroupItems(TABLE, { FERN: quantity }))).toMatchObject({
      ok: false,
      reason: { kind: 'group-stopped', product: { sku: 'FERN' }, reason: { kind: 'quantity-invalid' }, added: 0 },
    });
    expect(wire.calls).toEqual([]);
  });

  test('stops at the first refusal and sends nothing after it', async () => {
    const { addWanted, wire, lines } = open();
    const group = [...TABLE, { product: aSummary({ sku: 'GONE' }), quantity: 1 }, ...TABLE];
    expect(await addWanted(group)).toMatchObject({
      ok: false,
      reason: {
        kind: 'group-stopped',
        product: { sku: 'GONE' },
        reason: { kind: 'rejected', code: 'PRODUCT_NOT_FOUND' },
        added: 2,
      },
    });
    expect(wire.calls.filter((call) => call === 'carts.addLine')).toHaveLength(3);
    expect(lines()).toEqual(['TULIPS', 'FERN']);
  });

  test('leaves the cart unchanged when a rule refuses the first product', async () => {
    const { addWanted, lines } = open();
    const result = await addWanted(selectedGroupItems(TABLE, { TULIPS: -1 }));
    expect(result).toMatchObject({ ok: false, reason: { reason: { kind: 'quantity-invalid' }, added: 0 } });
    expect(lines()).toEqual([]);
  });
});

describe('The day of a group', () => {
  const group = DATED;
  const wanted = DATED.group ?? [];
  const opened = () => open({ products: DATED_PARTS.map((product) => ({ product, variants: [] })) });

  test('S3-23 is that of each product, which arrive together', async () => {
    const { addGroup } = opened();
    const result = await addGroup({ group, wanted, answers: { 'group-day': '2026-03-06' } });
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
    const { addGroup, wire } = opened();
    expect(await addGroup({ group, wanted, answers })).toMatchObject({
      ok: false,
      reason: { kind: 'options-refused', options: [{ kind, optionUid: 'group-day' }] },
    });
    expect(wire.calls).toEqual([]);
  });
});
