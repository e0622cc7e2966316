import { makeAddGroup } from '../../../../src/application/cart/add-group';
import { makeAddToCart } from '../../../../src/application/cart/add-to-cart';
import { wantedOf } from '../../../../src/domain/catalogue/group';
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

describe('A group is added', () => {
  test('S3-23 each of the goods by itself, in the group’s order, with its own quantity', async () => {
    const { addGroup, wire } = open();
    const answer = await addGroup(wantedOf(TABLE));
    expect(answer.ok && answer.value.items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['TULIPS', 2],
      ['FERN', 1],
    ]);
    expect(wire.calls.filter((call) => call === 'carts.addLine')).toHaveLength(2);
  });

  test('what nobody wants is not asked for', async () => {
    const { addGroup, wire } = open();
    expect((await addGroup(wantedOf(TABLE, { FERN: 0 }))).ok).toBe(true);
    expect(wire.calls.filter((call) => call === 'carts.addLine')).toHaveLength(1);
  });

  test('nothing wanted is refused, and nobody is asked', async () => {
    const { addGroup, wire } = open();
    expect(await addGroup(wantedOf(TABLE, { FERN: 0, TULIPS: 0 }))).toEqual({
      ok: false,
      reason: { kind: 'nothing-wanted' },
    });
    expect(wire.calls).toEqual([]);
  });

  test('the first that the shop refuses ends it: nothing behind it is sent', async () => {
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

  test('a rule that refuses the first of them leaves the cart as it is', async () => {
    const { addGroup, lines } = open();
    const answer = await addGroup(wantedOf(TABLE, { TULIPS: -1 }));
    expect(answer).toMatchObject({ ok: false, reason: { reason: { kind: 'quantity-invalid' }, added: 0 } });
    expect(lines()).toEqual([]);
  });
});
