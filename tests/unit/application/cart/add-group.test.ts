import { makeAddGroup } from '../../../../src/application/cart/add-group';
import { makeAddToCart } from '../../../../src/application/cart/add-to-cart';
import { selectedGroupItems } from '../../../../src/domain/catalogue/group';
import { aGroup } from '../../../builders/a-bundle';
import { aSummary } from '../../../builders/a-product';
import { aShop } from '../../../builders/a-shop';

const TABLE = aGroup().group ?? [];

function open() {
  const shop = aShop();
  const addGroup = makeAddGroup({ addToCart: makeAddToCart(shop) });
  const lines = () =>
    [...shop.shop.carts.values()].flatMap((cart) => cart.lines.map((line) => line.products.product.sku));
  return { ...shop, addGroup, lines };
}

describe('Adding a group', () => {
  test('S3-23 adds each product separately, in group order and with its own quantity', async () => {
    const { addGroup, wire } = open();
    const result = await addGroup(selectedGroupItems(TABLE));
    expect(result.ok && result.value.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['TULIPS', 2],
      ['FERN', 1],
    ]);
    expect(wire.calls.filter((call) => call === 'carts.addLine')).toHaveLength(2);
  });

  test('does not send products with quantity 0', async () => {
    const { addGroup, wire } = open();
    expect((await addGroup(selectedGroupItems(TABLE, { FERN: 0 }))).ok).toBe(true);
    expect(wire.calls.filter((call) => call === 'carts.addLine')).toHaveLength(1);
  });

  test('refuses an empty selection without a request', async () => {
    const { addGroup, wire } = open();
    expect(await addGroup(selectedGroupItems(TABLE, { FERN: 0, TULIPS: 0 }))).toEqual({
      ok: false,
      reason: { kind: 'nothing-wanted' },
    });
    expect(wire.calls).toEqual([]);
  });

  test.each([-1, 1.5, 1e9])('S3-23 adds nothing if the quantity of a later product is %d', async (quantity) => {
    const { addGroup, wire } = open();
    expect(await addGroup(selectedGroupItems(TABLE, { FERN: quantity }))).toMatchObject({
      ok: false,
      reason: { kind: 'group-stopped', product: { sku: 'FERN' }, reason: { kind: 'quantity-invalid' }, added: 0 },
    });
    expect(wire.calls).toEqual([]);
  });

  test('stops at the first refusal and sends nothing after it', async () => {
    const { addGroup, wire, lines } = open();
    const group = [...TABLE, { product: aSummary({ sku: 'GONE' }), quantity: 1 }, ...TABLE];
    expect(await addGroup(group)).toMatchObject({
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
    const { addGroup, lines } = open();
    const result = await addGroup(selectedGroupItems(TABLE, { TULIPS: -1 }));
    expect(result).toMatchObject({ ok: false, reason: { reason: { kind: 'quantity-invalid' }, added: 0 } });
    expect(lines()).toEqual([]);
  });
});
