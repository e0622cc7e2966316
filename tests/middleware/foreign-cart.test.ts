import { createShopCustomer, type ShopCustomer } from '../soak/shop-customer';
import { prepareAttack } from '../soak/attack';
import { openTestShop, type TestShop } from '../soak/test-shop';
import { dataOf, send, type WireClient } from '../soak/wire-client';

// A customer who signs in has a token and an unmerged guest cart until the merge request completes.
describe('S4-24 a customer with an unmerged guest cart, at the real backend', () => {
  let shop: TestShop;
  let client: WireClient;
  let ann: ShopCustomer;
  let guests: string;
  beforeAll(async () => {
    shop = await openTestShop();
    client = await shop.side();
    const customerWithCart = await prepareAttack(client, shop.rows.dataDir, 'VASE');
    ann = await createShopCustomer({ ...customerWithCart, name: 'Ann', orders: false, ready: false });
    guests = (await dataOf(client, 'createEmptyCart', [])).createEmptyCart as string;
    await dataOf(client, 'addProductsToCart', [{ cartId: guests, cartItems: [{ sku: 'CLASS', quantity: 3 }] }]);
  }, 60_000);
  afterAll(() => shop?.close());

  const call = (method: string, args: readonly unknown[], token = ann.caller.token) =>
    send(client, `magento/${method}`, JSON.stringify(args), ann.caller, {
      cookie: `vsf-customer=${token}; vsf-cart=${guests}; vsf-store=default; vsf-currency=GBP`,
    });

  test.each<[string, (cart: string) => readonly unknown[]]>([
    ['cart', (cart) => [cart]],
    ['cartTotalQty', (cart) => [cart]],
    ['addProductsToCart', (cartId) => [{ cartId, cartItems: [{ sku: 'GUIDE', quantity: 1 }] }]],
    ['removeItemFromCart', (cart_id) => [{ cart_id, cart_item_uid: 'MQ==' }]],
    ['placeOrder', (cart_id) => [{ cart_id }]],
  ])('is refused %s and keeps session and cart', async (method, argsOf) => {
    const { text, setCookies } = await call(method, argsOf(guests));
    expect(text).toContain('graphql-authorization');
    expect(setCookies).toEqual([]);
  });

  test('S4-18 loses both with an expired token', async () => {
    const { setCookies } = await call('customer', [], 'made-up');
    expect(setCookies.map((cookie) => cookie.split(';')[0])).toEqual(['vsf-customer=', 'vsf-cart=']);
  });

  test('has the lines after the carts are merged', async () => {
    const { text, setCookies } = await call('mergeCarts', [{ sourceCartId: guests, destinationCartId: ann.cart }]);
    expect((JSON.parse(text) as { data: { mergeCarts: unknown } }).data.mergeCarts).toMatchObject({
      id: ann.cart,
      items: expect.arrayContaining([expect.objectContaining({ quantity: 3 })]),
    });
    expect(setCookies[0]).toMatch(`vsf-cart=${ann.cart};`);
  });
});
