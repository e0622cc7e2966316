import { accountShop, BOOK_ADDRESS, Customer, freshEmail, moveEmail, refusalOf, UNAUTHORISED } from './account';
import type { TestResponse, RunningShop } from './running-shop';
import { ADDRESS, Shopper } from './shopper';
import { addGiftCard, GIFT_CARD_SEED } from './gift-card-shop';
import { onBothDatabases } from './on-both-databases';

onBothDatabases((openShop) => {
  let shop: RunningShop;

  beforeAll(async () => {
    shop = await openShop(accountShop(), GIFT_CARD_SEED);
  });
  afterAll(() => shop.stop());

  const CART = 'id email total_quantity applied_coupons { code } items { uid quantity product { sku } }';
  const customerCart = async (who: Customer) => (await who.data(`{ customerCart { ${CART} } }`)).customerCart;
  const merge = (who: Customer, source: string, destination?: string | null) =>
    who.request(
      `mutation ($source: String!, $destination: String) {
      mergeCarts(source_cart_id: $source, destination_cart_id: $destination) { ${CART} } }`,
      { source, ...(destination === undefined ? {} : { destination }) },
    );
  const skus = (cart: { items: { quantity: number; product: { sku: string } }[] }) =>
    cart.items.map((item) => `${item.quantity} ${item.product.sku}`);
  const not = (id: string) => ({
    category: 'graphql-authorization',
    message: `The current user cannot perform operations on cart "${id}"`,
  });
  const GONE = { category: 'graphql-no-such-entity', message: "The cart isn't active." };

  describe("a customer's cart", () => {
    test("S7-40 is created when requested, once, with the customer's email address", async () => {
      const ann = await Customer.join(shop);
      const ids = await Promise.all(Array.from({ length: 20 }, () => customerCart(ann)));
      expect(new Set(ids.map((cart) => cart.id)).size).toBe(1);
      expect(ids[0]).toMatchObject({ id: expect.stringMatching(/^[A-Za-z0-9]{32}$/), email: ann.email, items: [] });
      expect((await ann.data('mutation { createEmptyCart }')).createEmptyCart).toBe(ids[0].id);
      expect(refusalOf(await shop.request('{ customerCart { id } }'))).toEqual(UNAUTHORISED);
    });

    test("gets the customer's new email address", async () => {
      const ann = await Customer.join(shop);
      await customerCart(ann);
      const email = freshEmail();
      await moveEmail(shop, ann, email);
      expect((await customerCart(ann)).email).toBe(email);
    });

    test('is replaced by a new one after an order', async () => {
      const ann = await Customer.join(shop);
      const shopper = await Shopper.enter(shop, ann.headers);
      await shopper.add({ sku: 'CLASS', quantity: 1 });
      await shopper.change('setBillingAddressOnCart', { billing_address: { address: ADDRESS } });
      await shopper.change('setPaymentMethodOnCart', { payment_method: { code: 'checkmo' } });
      expect((await shopper.order()).body.data.placeOrder.order.order_number).toMatch(/^\d{9}$/);
      const next = await customerCart(ann);
      expect(next.id).not.toBe(shopper.cartId);
      expect(next.items).toEqual([]);
    });

    test('S7-27, S7-29 accepts an address of the address book by id, from its owner only', async () => {
      const [ann, ben] = [await Customer.join(shop), await Customer.join(shop)];
      const id = await ann.addAddress({ city: 'Bosham', company: 'Lee & Co' });
      const shopper = await Shopper.enter(shop, ann.headers);
      await shopper.add({ sku: 'VASE', quantity: 1 });
      const shipped = await shopper.change('setShippingAddressesOnCart', {
        shipping_addresses: [{ customer_address_id: id }],
      });
      expect(shipped.body.data.setShippingAddressesOnCart.cart.shipping_addresses).toMatchObject([
        { city: 'Bosham', street: ['1 High Street', 'Flat 2'] },
      ]);
      const billed = await shopper.change('setBillingAddressOnCart', { billing_address: { customer_address_id: id } });
      expect(billed.body.data.setBillingAddressOnCart.cart.billing_address).toMatchObject({ city: 'Bosham' });
      const bens = await Shopper.enter(shop, ben.headers);
      const absent = { category: 'graphql-no-such-entity', message: `Could not find a address with ID "${id}"` };
      for (const [call, input] of [
        ['setShippingAddressesOnCart', { shipping_addresses: [{ customer_address_id: id }] }],
        ['setBillingAddressOnCart', { billing_address: { customer_address_id: id } }],
      ] as const) {
        expect(refusalOf(await bens.change(call, input))).toEqual(absent);
        expect(refusalOf(await (await Shopper.enter(shop)).change(call, input))).toEqual(UNAUTHORISED);
      }
      expect((await bens.look()).body.data.cart.shipping_addresses).toEqual([]);
    });

    test('saves an entered address when requested, once', async () => {
      const ann = await Customer.join(shop);
      const shopper = await Shopper.enter(shop, ann.headers);
      const ship = (address: object) =>
        shopper.change('setShippingAddressesOnCart', { shipping_addresses: [{ address }] });
      await ship(ADDRESS);
      await ship({ ...ADDRESS, city: 'Bosham', save_in_address_book: true });
      await ship({ ...ADDRESS, city: 'Bosham', save_in_address_book: true });
      const { customer } = await ann.data('{ customer { addresses { city } } }');
      expect(customer.addresses).toEqual([{ city: 'Bosham' }]);
    });

    test("S6-3 has the account's email address", async () => {
      const shopper = await Shopper.enter(shop, (await Customer.join(shop)).headers);
      expect(refusalOf(await shopper.change('setGuestEmailOnCart', { email: 'ann@example.org' }))).toEqual({
        category: 'graphql-input',
        message: 'The request is not allowed for logged in customers',
      });
    });
  });

  describe("another customer's cart", () => {
    const changes: readonly (readonly [string, object])[] = [
      ['updateCartItems', { cart_items: [{ cart_item_uid: 'MQ==', quantity: 1 }] }],
      ['removeItemFromCart', { cart_item_uid: 'MQ==' }],
      ['applyCouponToCart', { coupon_code: 'TEN' }],
      ['removeCouponFromCart', {}],
      ['setShippingAddressesOnCart', { shipping_addresses: [{ address: ADDRESS }] }],
      ['setBillingAddressOnCart', { billing_address: { address: ADDRESS } }],
      ['setShippingMethodsOnCart', { shipping_methods: [{ carrier_code: 'flatrate', method_code: 'flatrate' }] }],
      ['setPaymentMethodOnCart', { payment_method: { code: 'checkmo' } }],
      ['addSimpleProductsToCart', { cart_items: [{ data: { sku: 'VASE', quantity: 1 } }] }],
      ['addVirtualProductsToCart', { cart_items: [{ data: { sku: 'CLASS', quantity: 1 } }] }],
      ['addDownloadableProductsToCart', { cart_items: [{ data: { sku: 'GUIDE', quantity: 1 } }] }],
      ['addConfigurableProductsToCart', { cart_items: [{ data: { sku: 'ROSE-L-RED', quantity: 1 } }] }],
      ['addBundleProductsToCart', { cart_items: [{ data: { sku: 'HAMPER', quantity: 1 }, bundle_options: [] }] }],
    ];

    test("S6-1 cannot be read, filled, changed or ordered, and a customer cannot use a guest's cart", async () => {
      const [ann, ben] = [await Customer.join(shop), await Customer.join(shop)];
      const anns = await Shopper.enter(shop, ann.headers);
      const guests = await Shopper.enter(shop);
      await anns.add({ sku: 'CLASS', quantity: 1 });
      await guests.add({ sku: 'CLASS', quantity: 1 });
      const strangers: readonly (readonly [Shopper, Record<string, string>])[] = [
        [anns, ben.headers],
        [anns, {}],
        [anns, { Authorization: 'Bearer forged' }],
        [guests, ann.headers],
      ];
      for (const [owner, headers] of strangers) {
        const stranger = owner.as(headers);
        expect(refusalOf(await stranger.look())).toEqual(not(owner.cartId));
        expect(refusalOf(await stranger.add({ sku: 'CLASS', quantity: 1 }))).toEqual(not(owner.cartId));
        expect(refusalOf(await stranger.order())).toEqual(not(owner.cartId));
        for (const [call, input] of changes) {
          expect([call, refusalOf(await stranger.change(call, input))]).toEqual([call, not(owner.cartId)]);
        }
        if (Object.keys(headers).length === 0) {
          expect(refusalOf(await stranger.change('setGuestEmailOnCart', { email: 'ann@example.org' }))).toEqual(
            not(owner.cartId),
          );
        }
      }
      expect((await anns.look()).body.data.cart).toMatchObject({ total_quantity: 1, email: ann.email });
      expect((await guests.look()).body.data.cart).toMatchObject({ total_quantity: 1, email: null });
    });

    test('is refused differently when it never existed and when it was ordered', async () => {
      const ann = await Customer.join(shop);
      const shopper = await Shopper.enter(shop, ann.headers);
      const withoutOwner = 'x'.repeat(32);
      expect(refusalOf(await ann.request(`{ cart(cart_id: "${withoutOwner}") { id } }`))).toEqual({
        category: 'graphql-no-such-entity',
        message: `Could not find a cart with ID "${withoutOwner}"`,
      });
      await shopper.add({ sku: 'CLASS', quantity: 1 });
      await shopper.change('setBillingAddressOnCart', { billing_address: { address: ADDRESS } });
      await shopper.change('setPaymentMethodOnCart', { payment_method: { code: 'checkmo' } });
      const number = (await shopper.order()).body.data.placeOrder.order.order_number;
      expect(refusalOf(await shopper.look())).toEqual(GONE);
      // Also when the response was lost and the token has expired meanwhile.
      for (const headers of [ann.headers, {}]) {
        expect((await shopper.as(headers).order()).body.data.placeOrder.order.order_number).toBe(number);
      }
    });
  });

  describe('merging carts', () => {
    const rose = { sku: 'ROSE-L-RED', parent_sku: 'ROSE', quantity: 2 };

    async function both() {
      const customer = await Customer.join(shop);
      const own = await Shopper.enter(shop, customer.headers);
      return { customer, own, guest: await Shopper.enter(shop) };
    }

    test('S4-24 adds up equal lines, moves the others and closes the guest cart', async () => {
      const { customer, own, guest } = await both();
      await own.add({ sku: 'CLASS', quantity: 1 }, rose);
      await guest.add(rose, { sku: 'HAMPER', quantity: 1 }, { sku: 'GUIDE', quantity: 1 });
      const { mergeCarts: cart } = (await merge(customer, guest.cartId, own.cartId)).body.data;
      expect(cart.id).toBe(own.cartId);
      expect(skus(cart).sort()).toEqual(['1 CLASS', '1 GUIDE', '1 HAMPER', '4 ROSE']);
      expect(refusalOf(await guest.look())).toEqual(GONE);
      expect(refusalOf(await guest.order())).toEqual(GONE);
      const { items } = (await own.look()).body.data.cart;
      const hamper = items.find((item: { product: { sku: string } }) => item.product.sku === 'HAMPER');
      expect(hamper.bundle_options.map((option: { label: string }) => option.label)).toEqual(['Flowers', 'Treats']);
    });

    test('adds up quantities as far as stock allows', async () => {
      const { customer, own, guest } = await both();
      await own.add({ sku: 'VASE', quantity: 2 });
      await guest.add({ sku: 'VASE', quantity: 2 });
      expect(skus((await merge(customer, guest.cartId, own.cartId)).body.data.mergeCarts)).toEqual(['3 VASE']);
      const full = await both();
      await full.own.add({ sku: 'VASE', quantity: 3 });
      await full.guest.add({ sku: 'HAMPER', quantity: 1 });
      // All vases in stock are in the cart, and the hamper contains two.
      expect(skus((await merge(full.customer, full.guest.cartId)).body.data.mergeCarts)).toEqual(['3 VASE']);
    });

    test("merges into the customer's cart by default, creating it if absent", async () => {
      const ann = await Customer.join(shop);
      const guest = await Shopper.enter(shop);
      await guest.add({ sku: 'CLASS', quantity: 1 });
      const { mergeCarts: cart } = (await merge(ann, guest.cartId)).body.data;
      expect(cart).toMatchObject({ id: (await customerCart(ann)).id, total_quantity: 1, email: ann.email });
    });

    test("takes over the coupon when the customer's cart has none", async () => {
      const { customer, own, guest } = await both();
      await guest.add({ sku: 'CLASS', quantity: 1 });
      await guest.change('applyCouponToCart', { coupon_code: 'TEN' });
      expect((await merge(customer, guest.cartId, own.cartId)).body.data.mergeCarts.applied_coupons).toEqual([
        { code: 'TEN' },
      ]);
    });

    test('succeeds for one of twenty concurrent merges', async () => {
      const { customer, own, guest } = await both();
      await guest.add({ sku: 'CLASS', quantity: 3 });
      const answers = await Promise.all(Array.from({ length: 20 }, () => merge(customer, guest.cartId, own.cartId)));
      const refused = answers.filter((answer: TestResponse) => answer.body.errors !== undefined);
      expect(refused).toHaveLength(19);
      for (const answer of refused) expect(refusalOf(answer)).toEqual(GONE);
      expect(skus(await customerCart(customer))).toEqual(['3 CLASS']);
    });

    test('succeeds for one of two customers who merge one cart at the same time', async () => {
      const [ann, ben] = [await both(), await both()];
      await ann.guest.add({ sku: 'CLASS', quantity: 1 });
      const answers = await Promise.all([ann, ben].map(({ customer }) => merge(customer, ann.guest.cartId)));
      expect(answers.filter((answer) => answer.body.errors === undefined)).toHaveLength(1);
    });

    test('refuses invalid merges and leaves both carts unchanged', async () => {
      const [ann, ben] = [await both(), await both()];
      await ann.own.add({ sku: 'CLASS', quantity: 1 });
      await ann.guest.add({ sku: 'CLASS', quantity: 1 });
      await ben.own.add({ sku: 'CLASS', quantity: 1 });
      const unknown = 'y'.repeat(32);
      const { customer } = ann;
      expect(refusalOf(await merge(customer, ben.own.cartId, ann.own.cartId))).toEqual(not(ben.own.cartId));
      expect(refusalOf(await merge(customer, ann.own.cartId, ann.own.cartId))).toEqual(not(ann.own.cartId));
      expect(refusalOf(await merge(customer, ann.guest.cartId, ben.own.cartId))).toEqual(not(ben.own.cartId));
      expect(refusalOf(await merge(customer, ann.guest.cartId, ben.guest.cartId))).toEqual(not(ben.guest.cartId));
      expect(refusalOf(await merge(customer, unknown, ann.own.cartId))).toMatchObject({
        category: 'graphql-no-such-entity',
      });
      expect(refusalOf(await merge(customer, ann.guest.cartId, unknown))).toMatchObject({
        category: 'graphql-no-such-entity',
      });
      expect(refusalOf(await merge(customer, '', ann.own.cartId))).toEqual({
        category: 'graphql-input',
        message: 'Required parameter "source_cart_id" is missing',
      });
      expect(refusalOf(await merge(customer, ann.guest.cartId, ''))).toEqual({
        category: 'graphql-input',
        message: 'The parameter "destination_cart_id" cannot be empty',
      });
      expect(
        refusalOf(await shop.request(`mutation { mergeCarts(source_cart_id: "${ann.guest.cartId}") { id } }`)),
      ).toEqual(UNAUTHORISED);
      for (const shopper of [ann.own, ann.guest, ben.own]) {
        expect((await shopper.look()).body.data.cart.total_quantity).toBe(1);
      }
    });
  });

  test('stores the customer and the VAT rate of each line with the order', async () => {
    const ann = await Customer.join(shop);
    const shopper = await Shopper.enter(shop, ann.headers);
    await shopper.add({ sku: 'CLASS', quantity: 1 });
    // A voucher bears no VAT: that falls due on what it buys.
    await addGiftCard(shop, shopper);
    await shopper.change('setBillingAddressOnCart', { billing_address: { address: BOOK_ADDRESS } });
    await shopper.change('setPaymentMethodOnCart', { payment_method: { code: 'banktransfer' } });
    const number = (await shopper.order()).body.data.placeOrder.order.order_number;
    const database = shop.connect();
    const order = await database
      .selectFrom('orders')
      .innerJoin('customers', 'customers.id', 'orders.customer_id')
      .select(['orders.id', 'customers.email', 'orders.email as orderEmail'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    const lines = await database
      .selectFrom('order_lines')
      .select('vat_rate')
      .where('order_id', '=', order.id)
      .execute();
    await database.destroy();
    expect(order).toMatchObject({ email: ann.email, orderEmail: ann.email });
    expect(lines.map((line) => line.vat_rate)).toEqual([2_000, 0]);
  });
});
