import type { ShopContext } from '../../backend/commerce/graphql/shop-context';
import { legacyAddResolvers } from '../../backend/commerce/cart/legacy-add';
import { openShop, type RunningShop } from './running-shop';
import { Shopper } from './shopper';

let shop: RunningShop;
beforeAll(async () => (shop = await openShop()));
afterAll(() => shop.stop());

const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);

/** A context whose database must not be used. */
const NO_DATABASE = {
  get database(): never {
    throw new Error('The database was used');
  },
} as unknown as ShopContext;

describe.each(Object.keys(legacyAddResolvers))('%s', (name) => {
  const line = { data: { sku: 'VASE', quantity: 1 } };
  const call = (cart_items: object[]) =>
    legacyAddResolvers[name]?.(null as never, { input: { cart_id: 'c', cart_items } } as never, NO_DATABASE);

  test('refuses more lines than a cart holds without a database query', async () => {
    await expect(call(times(101, line))).rejects.toThrow('Add at most 100 things at once.');
  });

  test('refuses more options of one line than a cart has lines without a database query', async () => {
    const options = times(101, { id: 1, value_string: '1' });
    await expect(call([{ ...line, customizable_options: options }])).rejects.toThrow('Add at most 100 things at once.');
  });
});

test('a cart takes at most a hundred changes at once', async () => {
  const shopper = await Shopper.enter(shop);
  const { body } = await shopper.change('updateCartItems', {
    cart_items: times(101, { cart_item_uid: 'MQ==', quantity: 1 }),
  });
  expect(body.errors[0].message).toBe('Change at most 100 things at once.');
});
