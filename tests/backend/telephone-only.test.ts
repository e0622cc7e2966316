import type { ShopDatabase } from '../../backend/database/shop-database';
import type { ShopSeed } from '../../backend/seed/load';
import { accountShop, Customer, refusalOf } from './account';
import { GiftCardDesk } from './gift-card-desk';
import { checkOut, GIFT_CARD_SEED } from './gift-card-shop';
import { onBothDatabases } from './on-both-databases';
import { MONDAY_MORNING, type RunningShop, type TestResponse } from './running-shop';
import { Shopper } from './shopper';

const BY_PHONE = /is sold by telephone only\. Please call us on/;
const PAPER = { sku: 'CARD-25', quantity: 1 };

const CHOICE = { sku: 'CARD-25', quantity: 1, isDefault: false, canChangeQuantity: false };

/** A card on paper among the choices of a bundle. */
const SEED: ShopSeed = {
  ...GIFT_CARD_SEED,
  products: GIFT_CARD_SEED.products.map((product) =>
    product.type === 'bundle'
      ? {
          ...product,
          items: [...product.items, { title: 'Voucher', kind: 'radio', required: false, choices: [CHOICE] }],
        }
      : product,
  ),
};

onBothDatabases((openShop) => {
  let shop: RunningShop;
  let database: ShopDatabase;
  let desk: GiftCardDesk;
  beforeAll(async () => {
    shop = await openShop(accountShop(), SEED);
    database = shop.connect();
    desk = new GiftCardDesk(shop, database, () => MONDAY_MORNING);
  });
  afterAll(async () => {
    await database.destroy();
    await shop.stop();
  });

  const userError = ({ body }: TestResponse) => body.data.addProductsToCart.user_errors[0];
  const linesOf = async (shopper: Shopper) => (await shopper.look()).body.data.cart.items;
  /** A line that a cart has kept from before. */
  async function keep(shopper: Shopper, quantity = 1): Promise<void> {
    const { id } = await database
      .selectFrom('products')
      .select('id')
      .where('sku', '=', PAPER.sku)
      .executeTakeFirstOrThrow();
    await database
      .insertInto('cart_items')
      .values({ cart_id: shopper.cartId, product_id: id, variant_id: null, quantity, signature: 'kept' })
      .execute();
  }

  test('a card on paper is refused when it is added, by each call that adds', async () => {
    const shopper = await Shopper.enter(shop);
    const added = userError(await shopper.add(PAPER));
    expect(added.code).toBe('NOT_SALABLE');
    expect(added.message).toMatch(BY_PHONE);
    const { body } = await shop.request(
      `mutation ($input: AddVirtualProductsToCartInput) { addVirtualProductsToCart(input: $input) { cart { id } } }`,
      { input: { cart_id: shopper.cartId, cart_items: [{ data: { sku: PAPER.sku, quantity: 1 } }] } },
    );
    expect(body.errors[0].message).toMatch(BY_PHONE);
    expect(await linesOf(shopper)).toEqual([]);
  });

  test('a bundle with a card on paper is refused', async () => {
    const query = `{ products(filter: { sku: { eq: "HAMPER" } }) { items { ... on BundleProduct {
      items { title options { uid product { sku } } } } } } }`;
    const [{ items }] = (await shop.data(query)).products.items;
    const selected_options = items
      .filter(({ title }: { title: string }) => title !== 'Treats')
      .map(({ options }: { options: { uid: string }[] }) => options[0]?.uid);
    const shopper = await Shopper.enter(shop);
    expect(userError(await shopper.add({ sku: 'HAMPER', quantity: 1, selected_options })).message).toMatch(BY_PHONE);
  });

  test('a kept line can be taken out, and neither be changed nor be ordered', async () => {
    const shopper = await desk.withClasses();
    await checkOut(shopper, 'checkmo');
    await keep(shopper, 3);
    expect(refusalOf(await shopper.order()).message).toMatch(BY_PHONE);
    const { uid } = (await linesOf(shopper))[1];
    const change = (quantity: number) =>
      shopper.change('updateCartItems', { cart_items: [{ cart_item_uid: uid, quantity }] });
    for (const quantity of [1, 3, 4]) expect(refusalOf(await change(quantity)).message).toMatch(BY_PHONE);
    expect((await change(0)).body.errors).toBeUndefined();
    expect((await shopper.order()).body.data.placeOrder.order.order_number).toMatch(/^\d+$/);
  });

  test('a kept line stays behind when carts are merged', async () => {
    const ann = await Customer.join(shop);
    const own = await Shopper.enter(shop, ann.headers);
    await own.add({ sku: 'CLASS', quantity: 1 });
    const guest = await Shopper.enter(shop);
    await guest.add({ sku: 'CLASS', quantity: 1 });
    await keep(guest);
    await shop.data(
      'mutation ($from: String!) { mergeCarts(source_cart_id: $from) { id } }',
      { from: guest.cartId },
      ann.headers,
    );
    const lines = (await linesOf(own)).map((line: { quantity: number; product: { sku: string } }) => [
      line.product.sku,
      line.quantity,
    ]);
    expect(lines).toEqual([['CLASS', 2]]);
  });

  test('a kept line is neither reduced by a coupon nor paid by a gift card', async () => {
    const { code } = await desk.cardOf50();
    const only = await Shopper.enter(shop);
    await keep(only);
    const coupon = await only.change('applyCouponToCart', { coupon_code: 'TEN' });
    expect(refusalOf(coupon).message).toMatch(/coupon code isn't valid/i);
    const card = await only.change('applyGiftCardToCart', { gift_card_code: code });
    expect(refusalOf(card).message).toBe('A gift card cannot pay for another gift card.');

    const mixed = await desk.withClasses();
    await keep(mixed);
    await mixed.change('applyCouponToCart', { coupon_code: 'TEN' });
    // A class of £45 less 10 %, and the card of £25.
    expect((await mixed.look()).body.data.cart.prices.grand_total.value).toBe(65.5);
    await mixed.change('applyGiftCardToCart', { gift_card_code: code });
    expect((await mixed.look()).body.data.cart.prices.grand_total.value).toBe(25);
  });
});
