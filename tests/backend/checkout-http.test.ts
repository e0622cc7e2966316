import { type TestResponse, openShop, type RunningShop } from './running-shop';
import { ADDRESS, Shopper } from './shopper';

let shop: RunningShop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

// eslint-disable-next-line @typescript-eslint/no-explicit-any
const errorOf = (answer: TestResponse): any => answer.body.errors[0];
const shipTo = (shopper: Shopper, address: object) =>
  shopper.change('setShippingAddressesOnCart', { shipping_addresses: [{ address }] });
const offered = async (shopper: Shopper, address: object) =>
  (await shipTo(shopper, address)).body.data.setShippingAddressesOnCart.cart.shipping_addresses[0]
    .available_shipping_methods;

async function shopperWith(sku: string, headers?: Record<string, string>): Promise<Shopper> {
  const shopper = await Shopper.enter(shop, headers);
  await shopper.add({ sku, quantity: 1 });
  return shopper;
}

describe('the checkout', () => {
  test("S7-32, S6-3 sets a guest's email address, if it is valid", async () => {
    const shopper = await shopperWith('VASE');
    const set = (email: string) => shopper.change('setGuestEmailOnCart', { email });
    expect((await set(' ann@example.org ')).body.data.setGuestEmailOnCart.cart.email).toBe('ann@example.org');
    for (const email of ['ann', 'ann@shop', 'a@b.c\nBcc: all@example.org', `${'a'.repeat(250)}@example.org`]) {
      expect(errorOf(await set(email))).toMatchObject({
        message: 'Invalid email format',
        extensions: { category: 'graphql-input' },
      });
    }
    expect((await shopper.look()).body.data.cart.email).toBe('ann@example.org');
  });

  test.each(['PO19', 'SW1A', '12345', ''])(
    'refuses the British postcode "%s", and changes nothing',
    async (postcode) => {
      const shopper = await shopperWith('VASE');
      expect(errorOf(await shipTo(shopper, { ...ADDRESS, postcode })).message).toBe(
        '"Postcode" must be a full UK postcode, for example PO19 1AA.',
      );
      expect((await shopper.look()).body.data.cart.shipping_addresses).toEqual([]);
    },
  );

  test.each(['BFPO 1AA', 'GIR 0AA', 'BF1 3AA'])('S7-26 asks to call for the postcode "%s"', async (postcode) => {
    const shopper = await shopperWith('VASE');
    expect(errorOf(await shipTo(shopper, { ...ADDRESS, postcode })).message).toMatch(/please call us on 01632 960 417/);
  });

  test.each(['PO19 1AA', 'xyz', '', null])('S7-26 refuses %j as the Eircode of an Irish address', async (postcode) => {
    const shopper = await shopperWith('VASE');
    const irish = { ...ADDRESS, country_code: 'IE', region: 'Dublin', postcode };
    expect(errorOf(await shipTo(shopper, irish)).message).toBe('"Postcode" must be an Eircode, for example D02 X285.');
    const billed = await shopper.change('setBillingAddressOnCart', { billing_address: { address: irish } });
    expect(errorOf(billed).message).toBe('"Postcode" must be an Eircode, for example D02 X285.');
  });

  test.each([
    [{}, 'p019-1aa.', 'PO19 1AA'],
    [{ country_code: 'IE', region: 'Dublin' }, 'do2x285', 'D02 X285'],
  ])('S7-26 stores the postcode of %j in its form', async (place, postcode, form) => {
    const shopper = await shopperWith('VASE');
    await shipTo(shopper, { ...ADDRESS, ...place, postcode });
    expect((await shopper.look()).body.data.cart.shipping_addresses).toMatchObject([{ postcode: form }]);
  });

  test.each([
    ['JE2 3QA', 'Jersey'],
    ['GY1 1AA', 'Guernsey'],
    ['IM1 1AA', 'Isle of Man'],
  ])('S7-26 an address with the postcode %s is in %s', async (postcode, label) => {
    const shopper = await shopperWith('VASE');
    await shipTo(shopper, { ...ADDRESS, postcode });
    expect((await shopper.look()).body.data.cart.shipping_addresses).toMatchObject([
      { country: { code: 'GB', label } },
    ]);
  });

  test('S7-26, S7-30 returns the shipping methods of the country, or none', async () => {
    const shopper = await shopperWith('VASE');
    expect(await offered(shopper, ADDRESS)).toEqual([
      {
        carrier_code: 'flatrate',
        method_code: 'flatrate',
        method_title: 'By our own van, to the door',
        amount: { value: 4.95, currency: 'GBP' },
        price_incl_tax: { value: 4.95 },
        available: true,
        error_message: '',
      },
      {
        carrier_code: 'courier',
        method_code: 'tracked',
        method_title: expect.stringMatching(/\S/),
        amount: { value: 7.95, currency: 'GBP' },
        price_incl_tax: { value: 7.95 },
        available: true,
        error_message: '',
      },
      ...['morning', 'afternoon'].map((method_code) => ({
        carrier_code: 'collection',
        method_code,
        method_title: expect.stringMatching(/^Between /),
        amount: { value: 0, currency: 'GBP' },
        price_incl_tax: { value: 0 },
        available: true,
        error_message: '',
      })),
    ]);
    expect(await offered(shopper, { ...ADDRESS, country_code: 'FR' })).toMatchObject([
      { carrier_code: 'courier', amount: { value: 18.95 } },
    ]);
    expect(await offered(shopper, { ...ADDRESS, country_code: 'AU', region: 'NSW' })).toEqual([]);
  });

  test('a workshop, which nothing brings anywhere, does not keep the courier from a vase', async () => {
    const shopper = await shopperWith('VASE');
    await shopper.add({ sku: 'CLASS', quantity: 1 });
    expect(await offered(shopper, { ...ADDRESS, postcode: 'SW1A 1AA' })).toContainEqual(
      expect.objectContaining({ carrier_code: 'courier', available: true }),
    );
  });

  test('keeps the address lines and finds a region by id, code or name', async () => {
    const shopper = await shopperWith('VASE');
    const region = async (address: object) =>
      (await shipTo(shopper, { ...ADDRESS, ...address })).body.data.setShippingAddressesOnCart.cart
        .shipping_addresses[0];
    expect(await region({ street: ['1 High Street', '', ' Flat 2 '] })).toMatchObject({
      street: ['1 High Street', 'Flat 2'],
      region: null,
      country: { code: 'GB', label: 'United Kingdom' },
    });
    const cork = { code: 'CO', label: 'Cork', region_id: expect.any(Number) };
    const byName = await region({ country_code: 'IE', postcode: 'T12 W001', region: 'cork' });
    expect(byName.region).toEqual(cork);
    expect((await region({ country_code: 'IE', postcode: 'T12 W001', region: 'CO' })).region).toEqual(cork);
    expect(
      (await region({ country_code: 'IE', postcode: 'T12 W001', region_id: byName.region.region_id })).region,
    ).toEqual(cork);
    expect((await region({ country_code: 'GB', region: 'West Sussex' })).region).toMatchObject({
      label: 'West Sussex',
      region_id: null,
    });
  });

  test.each([
    [{ firstname: '  ' }, '"First name" is required.'],
    [{ telephone: null }, '"Phone" is required.'],
    [{ street: ['', ' '] }, '"Street" is required.'],
    [{ street: ['1', '2', '3', '4', '5'] }, '"Street Address" cannot contain more than 4 lines.'],
    [{ city: 'x'.repeat(256) }, 'A line of an address takes at most 255 characters.'],
    [{ lastname: '㌖'.repeat(255) }, 'A line of an address takes at most 255 characters.'],
    [{ country_code: 'ZZ' }, 'Country is not available'],
    [{ country_code: 'IE', postcode: 'T12 W001' }, 'Region is required.'],
    [{ country_code: 'IE', postcode: 'T12 W001', region: 'Kent' }, 'Region is not available for the selected country'],
  ])('refuses the address %j: %s', async (more, message) => {
    const shopper = await shopperWith('VASE');
    expect(errorOf(await shipTo(shopper, { ...ADDRESS, ...more }))).toMatchObject({
      message,
      extensions: { category: 'graphql-input' },
    });
    expect((await shopper.look()).body.data.cart.shipping_addresses).toEqual([]);
  });

  test('S7-23 selects an available shipping method and adds its price to the total', async () => {
    const shopper = await shopperWith('VASE');
    const choose = (carrier_code: string, method_code: string) =>
      shopper.change('setShippingMethodsOnCart', { shipping_methods: [{ carrier_code, method_code }] });
    expect(errorOf(await choose('flatrate', 'flatrate')).message).toBe(
      'The shipping address is missing. Set the address and try again.',
    );
    await shipTo(shopper, ADDRESS);
    expect(errorOf(await choose('camel', 'fast')).message).toBe('Carrier with such method not found: camel, fast');
    expect(errorOf(await shopper.change('setShippingMethodsOnCart', { shipping_methods: [] })).message).toBe(
      'Required parameter "shipping_methods" is missing',
    );
    expect((await choose('flatrate', 'flatrate')).body.data.setShippingMethodsOnCart.cart).toMatchObject({
      shipping_addresses: [{ selected_shipping_method: { carrier_code: 'flatrate', amount: { value: 4.95 } } }],
      prices: { grand_total: { value: 24.94 }, applied_taxes: [{ amount: { value: 4.16 } }] },
    });
    // A shipping method that does not serve the new address is deselected.
    await shipTo(shopper, { ...ADDRESS, country_code: 'FR' });
    expect((await shopper.look()).body.data.cart).toMatchObject({
      shipping_addresses: [{ selected_shipping_method: null }],
      prices: { grand_total: { value: 19.99 } },
    });
  });

  test('S7-28, S7-29 sets the billing address to its own or to the shipping address', async () => {
    const shopper = await shopperWith('VASE');
    const bill = (billing_address: object) => shopper.change('setBillingAddressOnCart', { billing_address });
    expect(errorOf(await bill({})).message).toContain('must contain either');
    expect(errorOf(await bill({ same_as_shipping: true })).message).toContain('the shipping address has not been set');
    expect(errorOf(await bill({ customer_address_id: 7 })).extensions.category).toBe('graphql-authorization');
    await shipTo(shopper, ADDRESS);
    expect((await bill({ same_as_shipping: true })).body.data.setBillingAddressOnCart.cart.billing_address.city).toBe(
      'Chichester',
    );
    const own = await bill({ address: { ...ADDRESS, city: 'Bath' }, same_as_shipping: false });
    expect(own.body.data.setBillingAddressOnCart.cart.billing_address.city).toBe('Bath');
  });

  test('S7-31, S7-24 offers the shop\'s payment methods, or only "free" when nothing is due', async () => {
    const shopper = await shopperWith('CLASS');
    const codes = async () =>
      (await shopper.look()).body.data.cart.available_payment_methods.map((method: { code: string }) => method.code);
    expect(await codes()).toEqual(['banktransfer', 'checkmo']);
    const pay = (code: string) => shopper.change('setPaymentMethodOnCart', { payment_method: { code } });
    expect(errorOf(await pay('free'))).toMatchObject({
      message: 'The requested Payment Method is not available.',
      extensions: { category: 'graphql-input' },
    });
    expect((await pay('checkmo')).body.data.setPaymentMethodOnCart.cart.selected_payment_method).toEqual({
      code: 'checkmo',
    });
    await shopper.change('applyCouponToCart', { coupon_code: 'GIFT' });
    expect(await codes()).toEqual(['free']);
  });
});

describe('placing an order', () => {
  test('S7-33 refuses an incomplete order step by step and leaves the cart unchanged', async () => {
    const shopper = await Shopper.enter(shop);
    const refusal = async () => errorOf(await shopper.order()).message;
    expect(await refusal()).toBe('Unable to place order: The cart is empty.');
    await shopper.add({ sku: 'VASE', quantity: 1 });
    expect(await refusal()).toBe('Guest email for cart is missing.');
    await shopper.change('setGuestEmailOnCart', { email: 'ann@example.org' });
    expect(await refusal()).toBe(
      "Unable to place order: Some addresses can't be used due to the configurations for specific countries.",
    );
    await shipTo(shopper, ADDRESS);
    expect(await refusal()).toBe(
      'Unable to place order: The shipping method is missing. Select the shipping method and try again.',
    );
    await shopper.change('setShippingMethodsOnCart', {
      shipping_methods: [{ carrier_code: 'collection', method_code: 'afternoon' }],
    });
    expect(await refusal()).toBe(
      'Unable to place order: Please check the billing address information. Set the address and try again.',
    );
    await shopper.change('setBillingAddressOnCart', { billing_address: { same_as_shipping: true } });
    expect(await refusal()).toBe('Unable to place order: Enter a valid payment method and try again.');
    expect((await shopper.look()).body.data.cart).toMatchObject({
      email: 'ann@example.org',
      items: [{ product: { sku: 'VASE' } }],
    });
    await shopper.change('setPaymentMethodOnCart', { payment_method: { code: 'checkmo' } });
    expect((await shopper.order()).body.data.placeOrder.order.order_number).toMatch(/^\d{9}$/);
  });

  test('needs no shipping for a class', async () => {
    const shopper = await shopperWith('CLASS');
    await shopper.change('setGuestEmailOnCart', { email: 'ann@example.org' });
    await shopper.change('setBillingAddressOnCart', { billing_address: { address: ADDRESS } });
    await shopper.change('setPaymentMethodOnCart', { payment_method: { code: 'banktransfer' } });
    expect((await shopper.order()).body.data.placeOrder.order.order_number).toMatch(/^\d{9}$/);
  });

  test('refuses a payment method that is no longer available because nothing is due', async () => {
    const shopper = await shopperWith('CLASS');
    await shopper.checkOut();
    await shopper.change('applyCouponToCart', { coupon_code: 'GIFT' });
    expect(errorOf(await shopper.order()).message).toBe(
      'Unable to place order: Enter a valid payment method and try again.',
    );
    await shopper.change('setPaymentMethodOnCart', { payment_method: { code: 'free' } });
    expect((await shopper.order()).body.errors).toBeUndefined();
  });

  test('refuses changes of an ordered cart', async () => {
    const shopper = await shopperWith('CLASS');
    await shopper.checkOut();
    await shopper.order();
    for (const answer of [
      await shopper.look(),
      await shopper.add({ sku: 'VASE', quantity: 1 }),
      await shopper.change('applyCouponToCart', { coupon_code: 'TEN' }),
    ]) {
      expect(errorOf(answer)).toMatchObject({
        message: "The cart isn't active.",
        extensions: { category: 'graphql-no-such-entity' },
      });
    }
  });
});
