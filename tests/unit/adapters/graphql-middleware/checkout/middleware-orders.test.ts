import type { CallResponse } from '../../../../../src/adapters/graphql-middleware/call-middleware';
import { MiddlewareOrders } from '../../../../../src/adapters/graphql-middleware/checkout/middleware-orders';
import { anError, answered, data, recordedCalls, saysNo, NO_RESPONSE } from '../recorded-calls';

function open(answers: Readonly<Record<string, readonly CallResponse[]>>) {
  const wire = recordedCalls(answers);
  return { ...wire, orders: new MiddlewareOrders(wire.call) };
}

const MISSING = 'The payment method is missing';
const KEY = '0123456789abcdef0123456789abcdef';

describe('Placing an order over the middleware', () => {
  test.each([
    ['000000598', '000000598'],
    [598, '598'],
  ])('S7-33 it is placed with the number %j', async (given, number) => {
    const { orders, calls } = open({ placeOrder: [data('placeOrder', { order: { order_number: given } })] });
    expect(await orders.place('cart-1', KEY)).toEqual({ kind: 'placed', number });
    expect(calls).toEqual([{ method: 'placeOrder', args: [{ cart_id: 'cart-1', attempt_key: KEY }] }]);
  });

  test('sends the captcha token where there is one', async () => {
    const { orders, calls } = open({ placeOrder: [data('placeOrder', { order: { order_number: '1' } })] });
    await orders.place('cart-1', KEY, 'human');
    expect(calls).toEqual([
      { method: 'placeOrder', args: [{ cart_id: 'cart-1', attempt_key: KEY, recaptchaToken: 'human' }] },
    ]);
  });

  test.each([
    ['no response', NO_RESPONSE],
    ['an empty response, as older middlewares send during an outage', answered({})],
    ['an empty list of errors', answered({ errors: [], data: null })],
    ['no order and no error', data('placeOrder', null)],
    ['an order that is null', data('placeOrder', { order: null })],
    ['an order without a number', data('placeOrder', { order: { order_number: null } })],
    ['a page of HTML', answered('<h1>Bad gateway</h1>')],
    ['a gateway timeout', answered({ message: 'The shop’s backend did not answer.' }, 504)],
    ['an error of the backend without a category', answered({ errors: [anError('Internal server error')] })],
    ['an error of the middleware', answered({ message: 'Something went wrong.' }, 500)],
    ['an internal error of the backend', saysNo('placeOrder', 'Internal server error', 'internal')],
    ['an invalid document', saysNo('placeOrder', 'Cannot query field', 'graphql')],
  ])('is unknown after %s, and is not sent again', async (_name, answer) => {
    const { orders, methods } = open({ placeOrder: [answer] });
    expect(await orders.place('cart-1', KEY)).toEqual({ kind: 'unknown' });
    expect(methods()).toEqual(['placeOrder']);
  });

  test.each([
    ['an invalid input', saysNo('placeOrder', MISSING, 'graphql-input'), 'UNDEFINED', MISSING],
    ['a cart that is gone', saysNo('placeOrder', MISSING, 'graphql-no-such-entity'), 'CART_NOT_FOUND', MISSING],
    ['an expired session', saysNo('placeOrder', MISSING, 'graphql-authorization'), 'UNDEFINED', MISSING],
    ['too many attempts', answered({ message: 'Please wait.', id: '1' }, 429), 'UNDEFINED', 'Please wait.'],
    [
      'a request that the middleware rejects',
      answered({ message: 'No argument', id: '1' }, 400),
      'UNDEFINED',
      'No argument',
    ],
  ])('is refused with the reason after %s', async (_name, answer, code, message) => {
    const { orders } = open({ placeOrder: [answer] });
    expect(await orders.place('cart-1', KEY)).toEqual({ kind: 'refused', code, message });
  });
});

test.each([
  ['2026-10-05T09:30:00.000Z', Date.parse('2026-10-05T09:30:00Z')],
  [null, null],
  ['soon', null],
  [undefined, null],
])('an order beyond a limit of unpaid orders says which limit, and until %j', async (until, at) => {
  const extensions = { category: 'graphql-input', notice: true, unpaid_limit: 'open-payments', until };
  const { orders } = open({ placeOrder: [answered({ errors: [{ message: 'Too many', extensions }], data: null })] });
  const limit = { kind: 'open-payments', until: at };
  expect(await orders.place('cart-1', KEY)).toMatchObject({ kind: 'refused', message: 'Too many', limit });
});

test('an unknown limit is an ordinary refusal', async () => {
  const extensions = { category: 'graphql-input', notice: true, unpaid_limit: 'of-tomorrow', until: null };
  const { orders } = open({ placeOrder: [answered({ errors: [{ message: 'Too many', extensions }], data: null })] });
  expect(await orders.place('cart-1', KEY)).toEqual({ kind: 'refused', code: 'UNDEFINED', message: 'Too many' });
});

describe('An order that Magento refuses in the data of its answer', () => {
  const refused = (code: string, more: object = {}) =>
    answered({ data: { placeOrder: { order: null, errors: [{ code, message: 'Nee.' }] } }, ...more });

  test.each([
    ['since 2.4.7', refused('UNABLE_TO_PLACE_ORDER'), 'UNABLE_TO_PLACE_ORDER'],
    ['for an unknown reason', refused('OF_TOMORROW'), 'UNDEFINED'],
    ['since 2.4.9', refused('UNDEFINED', { errors: [anError('Nee.', 'graphql-input')] }), 'UNDEFINED'],
    ['for a cart that is gone', refused('CART_NOT_FOUND'), 'CART_NOT_FOUND'],
    ['without an email', refused('GUEST_EMAIL_MISSING'), 'GUEST_EMAIL_MISSING'],
  ])('%s is refused with its code, and not in its words', async (_what, answer, code) => {
    const { orders } = open({ placeOrder: [answer] });
    expect(await orders.place('cart-1', KEY)).toEqual({ kind: 'refused', code, message: '' });
  });

  test('for a cart that is closed is looked for: another press may have ordered it', async () => {
    const { orders } = open({ placeOrder: [refused('CART_NOT_ACTIVE')] });
    expect(await orders.place('cart-1', KEY)).toEqual({ kind: 'unknown' });
  });

  test('is placed if it has a number, whatever is said beside it', async () => {
    const placed = { order: { order_number: '1' }, errors: [] };
    const { orders } = open({ placeOrder: [data('placeOrder', placed)] });
    expect(await orders.place('cart-1', KEY)).toEqual({ kind: 'placed', number: '1' });
  });
});

describe('Tracing an order without a key', () => {
  test.each([
    ['a cart that is still open', data('cart', { total_quantity: 2 }), { kind: 'not-yet' }],
    ['a cart that is gone', saysNo('cart', 'Gone', 'graphql-no-such-entity'), { kind: 'placed', number: null }],
    ['no response', NO_RESPONSE, { kind: 'unknown' }],
    ['another error', saysNo('cart', 'Busy', 'graphql-input'), { kind: 'unknown' }],
    ['an empty response', answered({}), { kind: 'unknown' }],
  ])('%s', async (_name, answer, trace) => {
    const { orders, calls } = open({ cartTotalQty: [answer] });
    expect(await orders.trace('cart-1', null)).toEqual(trace);
    expect(calls).toEqual([{ method: 'cartTotalQty', args: ['cart-1'] }]);
  });
});

describe('Tracing an attempt by its key', () => {
  const settled = (number: string | null) => data('settleOrderAttempt', { order_number: number });
  const open_ = data('cart', { total_quantity: 2 });

  test.each([
    ['its order', settled('000000007'), { kind: 'placed', number: '000000007' }],
    ['none', settled(null), { kind: 'never-arrived' }],
  ])('with %s', async (_name, answer, trace) => {
    const { orders, calls } = open({ customMutation: [answer] });
    expect(await orders.trace('cart-1', KEY)).toEqual(trace);
    expect(calls).toMatchObject([{ args: [{ mutationVariables: { cart_id: 'cart-1', attempt_key: KEY } }] }]);
  });

  test.each([
    ['no key is known', answered({ errors: [anError('Cannot query field "settleOrderAttempt"', 'graphql')] })],
    ['a type is not known', answered({ message: 'The shop could not answer this request.', id: '1' }, 500)],
    ['a name is refused in another language', answered({ errors: [anError('Nee.')] })],
    ['nothing is answered', NO_RESPONSE],
    ['too many keys are void', saysNo('settleOrderAttempt', 'Busy', 'graphql-busy')],
    ['an internal error occurs', saysNo('settleOrderAttempt', 'Internal server error', 'internal')],
  ])('asks for the cart where %s', async (_what, answer) => {
    const { orders, methods } = open({ customMutation: [answer], cartTotalQty: [open_] });
    expect(await orders.trace('cart-1', KEY)).toEqual({ kind: 'not-yet' });
    expect(methods()).toEqual(['customMutation', 'cartTotalQty']);
  });
});
