import type { CallResponse } from '../../../../../src/adapters/graphql-middleware/call-middleware';
import { MiddlewareCheckout } from '../../../../../src/adapters/graphql-middleware/checkout/middleware-checkout';
import { anAddress } from '../../../../builders/an-address';
import { aCartWire, anAddressWire, CONTEXT, gbp } from '../a-wire';
import { data, recordedCalls } from '../recorded-calls';

function open(method: string, value: unknown, root = method) {
  const answers: Readonly<Record<string, readonly CallResponse[]>> = { [method]: [data(root, value)] };
  const wire = recordedCalls(answers);
  return { ...wire, checkout: new MiddlewareCheckout(wire.call, CONTEXT) };
}

const aMethod = (overrides: object = {}) => ({
  carrier_code: 'van',
  carrier_title: 'Our van',
  method_code: 'door',
  method_title: 'To the door',
  amount: gbp(5),
  price_incl_tax: gbp(6),
  available: true,
  error_message: '',
  ...overrides,
});
const offering = (...methods: readonly unknown[]) => ({
  shipping_addresses: [{ available_shipping_methods: methods }],
});
const SENT = {
  firstname: 'Ann',
  lastname: 'Lee',
  street: ['12 North Street'],
  city: 'Chichester',
  postcode: 'PO19 1LB',
  country_code: 'GB',
  telephone: '01243 000000',
};

describe('The checkout over the middleware', () => {
  test('setting an address returns its shipping methods', async () => {
    const { checkout, calls } = open('setShippingAddressesOnCart', { cart: offering(aMethod()) });
    expect(await checkout.setDeliveryAddress('cart-1', anAddress())).toEqual({
      ok: true,
      value: [
        {
          carrier: 'van',
          carrierTitle: 'Our van',
          deliveryMethod: 'van',
          method: 'door',
          methodTitle: 'To the door',
          price: { pence: 600, currency: 'GBP' },
          refusal: null,
        },
      ],
    });
    expect(calls[0]?.args).toEqual([{ cart_id: 'cart-1', shipping_addresses: [{ address: SENT }] }]);
  });

  test.each([
    [6, 600],
    [0, 500],
    [4, 500],
    [null, 500],
  ])('a price of £5 without VAT and £%j with VAT is %d pence', async (inclusive, expected) => {
    const price_incl_tax = inclusive === null ? null : gbp(inclusive);
    const { checkout } = open('getAvailableShippingMethods', offering(aMethod({ price_incl_tax })), 'cart');
    expect(await checkout.shippingMethods('cart-1')).toMatchObject({
      ok: true,
      value: [{ price: { pence: expected } }],
    });
  });

  test.each([
    [offering(), []],
    [offering(null, aMethod({ available: false, error_message: 'Too far' })), ['door: Too far']],
    [offering(aMethod({ available: false, error_message: null })), ['door: ']],
    [offering(aMethod({ available: null, error_message: 'Too far' })), ['door']],
    [
      offering(aMethod(), aMethod({ method_code: null, available: false, error_message: 'Not for flowers' })),
      ['door', ': Not for flowers'],
    ],
    [
      offering(aMethod({ method_code: null, amount: null, price_incl_tax: null, available: false }), aMethod()),
      [': ', 'door'],
    ],
    [offering(aMethod({ method_code: null, available: true }), aMethod()), ['door']],
    [offering(aMethod({ carrier_code: null, available: false }), aMethod({ amount: null }), aMethod()), ['door']],
    [{ shipping_addresses: [] }, []],
    [{ shipping_addresses: [{ available_shipping_methods: null }] }, []],
  ])('unavailable shipping methods have a reason: %#', async (cart, methods) => {
    const { checkout, calls } = open('getAvailableShippingMethods', cart, 'cart');
    const offered = await checkout.shippingMethods('cart-1');
    expect(
      offered.ok
        ? offered.value.map(({ method, refusal }) => (refusal === null ? method : `${method}: ${refusal}`))
        : offered,
    ).toEqual(methods);
    expect(calls[0]?.args).toEqual([{ cartId: 'cart-1' }]);
  });

  test.each<[string, CallResponse, string | null]>([
    [
      'as read again, with the options of its items',
      data('cart', aCartWire({ email: 'read@example.org' })),
      'read@example.org',
    ],
    ['as in the response, when it cannot be read again', { status: 503, body: null }, null],
  ])('a shipping method is selected by carrier and method, and the cart is returned %s', async (_, read, email) => {
    const name = 'setShippingMethodsOnCart';
    const wire = recordedCalls({ [name]: [data(name, { cart: aCartWire() })], customQuery: [read] });
    const checkout = new MiddlewareCheckout(wire.call, CONTEXT);
    expect(await checkout.chooseShippingMethod('cart-1', 'van', 'door')).toMatchObject({
      ok: true,
      value: { id: 'cart-1', email },
    });
    const shipping_methods = [{ carrier_code: 'van', method_code: 'door' }];
    expect(wire.calls[0]?.args).toEqual([{ cart_id: 'cart-1', shipping_methods }]);
  });

  test.each([true, false])('the billing address is sent with whether it is the delivery address: %j', async (same) => {
    const { checkout, calls } = open('setBillingAddressOnCart', { cart: { billing_address: anAddressWire() } });
    expect(await checkout.setBillingAddress('cart-1', anAddress(), same)).toMatchObject({
      ok: true,
      value: { city: 'Chichester' },
    });
    const billing_address = { address: SENT, same_as_shipping: same };
    expect(calls[0]?.args).toEqual([{ cart_id: 'cart-1', billing_address }]);
  });

  test('S3-36 payment methods have a title and a code', async () => {
    const cart = { available_payment_methods: [{ code: 'cash', title: 'Cash on delivery' }, null] };
    const asked = open('getAvailablePaymentMethods', cart, 'cart');
    const methods = { ok: true, value: [{ code: 'cash', label: 'Cash on delivery', timing: 'offline' }] };
    expect(await asked.checkout.paymentMethods('cart-1')).toEqual(methods);
    expect(asked.calls[0]?.args).toEqual([{ cartId: 'cart-1' }]);
    const chosen = open('setPaymentMethodOnCart', { cart });
    expect(await chosen.checkout.choosePayment('cart-1', 'cash')).toEqual(methods);
    expect(chosen.calls[0]?.args).toEqual([{ cart_id: 'cart-1', payment_method: { code: 'cash' } }]);
  });

  test('S3-36 a payment method without a code is left out, one without a title is shown by its code', async () => {
    const available_payment_methods = [
      { code: null, title: 'Broken' },
      { code: 'cheque', title: null },
    ];
    const { checkout } = open('getAvailablePaymentMethods', { available_payment_methods }, 'cart');
    const cheque = { code: 'cheque', label: 'cheque', timing: 'offline' };
    expect(await checkout.paymentMethods('cart-1')).toEqual({ ok: true, value: [cheque] });
  });

  test('derives from the code when a payment method takes the money', async () => {
    const available_payment_methods = ['bankpage', 'cashondelivery', 'banktransfer', 'constructor'].map((code) => ({
      code,
      title: code,
    }));
    const { checkout } = open('getAvailablePaymentMethods', { available_payment_methods }, 'cart');
    const methods = await checkout.paymentMethods('cart-1');
    expect(methods.ok && methods.value.map(({ timing }) => timing)).toEqual([
      'online',
      'on-delivery',
      'offline',
      'offline',
    ]);
  });

  test('S7-27 a saved address is sent by its id only', async () => {
    const { checkout, calls } = open('setShippingAddressesOnCart', { cart: offering(aMethod()) });
    expect((await checkout.setDeliveryAddress('cart-1', { savedAddressId: '7' })).ok).toBe(true);
    expect(calls[0]?.args).toEqual([{ cart_id: 'cart-1', shipping_addresses: [{ customer_address_id: 7 }] }]);
  });

  test('S7-28 a saved billing address is sent by its id, without the delivery flag', async () => {
    const { checkout, calls } = open('setBillingAddressOnCart', { cart: { billing_address: anAddressWire() } });
    expect((await checkout.setBillingAddress('cart-1', { savedAddressId: '7' }, true)).ok).toBe(true);
    expect(calls[0]?.args).toEqual([{ cart_id: 'cart-1', billing_address: { customer_address_id: 7 } }]);
  });

  test('S7-25 payment methods are requested by the cart id', async () => {
    const ways = { available_payment_methods: [{ code: 'cash', title: 'Cash' }] };
    const { checkout, calls } = open('getAvailablePaymentMethods', ways, 'cart');
    const method = { code: 'cash', label: 'Cash', timing: 'offline' };
    expect(await checkout.paymentMethods('cart-1')).toEqual({ ok: true, value: [method] });
    expect(calls[0]?.args).toEqual([{ cartId: 'cart-1' }]);
  });

  test('an address id that is invalid in this API sends nothing', async () => {
    const { checkout, calls } = open('setShippingAddressesOnCart', null);
    const answer = await checkout.setDeliveryAddress('cart-1', { savedAddressId: 'x' });
    expect(answer).toMatchObject({ ok: false, reason: { kind: 'not-found' } });
    expect(calls).toEqual([]);
  });
});
