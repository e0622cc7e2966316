import type { CallResponse } from '../../../../src/adapters/graphql-middleware/call-middleware';
import { MiddlewareAccounts } from '../../../../src/adapters/graphql-middleware/middleware-accounts';
import { MiddlewarePayments } from '../../../../src/adapters/graphql-middleware/middleware-payments';
import { watchCalls, type FailureInShort } from '../../../../src/adapters/graphql-middleware/watch-calls';
import { anError, answered, data, recordedCalls, saysNo, SILENCE } from './recorded-calls';

const OVER = saysNo('cart', "The current customer isn't authorized.", 'graphql-authorization');

/** Calls of one method that are answered so, and what was heard of them. */
function watched(method: string, ...answers: readonly CallResponse[]) {
  const heard: (readonly [string, FailureInShort])[] = [];
  let lost = 0;
  const { call } = recordedCalls({ [method]: answers });
  const watch = {
    onUnauthorised: () => void (lost += 1),
    onFailure: (...told: [string, FailureInShort]) => void heard.push(told),
  };
  return { call: watchCalls(call, watch), heard, timesLost: () => lost };
}

test.each([
  ['alone', OVER],
  [
    'behind another error',
    answered({ errors: [anError('Other'), anError('no', 'graphql-authorization')], data: null }),
  ],
  ['beside data', answered({ errors: [anError('no', 'graphql-authorization')], data: { cart: { id: '1' } } })],
])(
  'S4-17 an answer that says so (%s) is told, whatever was asked, and goes on to whoever asked',
  async (_name, answer) => {
    const { call, timesLost } = watched('products', answer);
    expect(await call('products', [])).toMatchObject(JSON.parse(JSON.stringify(answer)));
    expect(timesLost()).toBe(1);
  },
);

test.each([
  ['a wrong password', 'generateCustomerToken', saysNo('generateCustomerToken', 'Wrong', 'graphql-authentication')],
  [
    'a wrong password in other words',
    'generateCustomerToken',
    saysNo('generateCustomerToken', 'Wrong', 'graphql-authorization'),
  ],
  [
    'a sign-out that comes too late',
    'revokeCustomerToken',
    saysNo('revokeCustomerToken', 'Over', 'graphql-authorization'),
  ],
  [
    'S4-26 a guest’s cart that may not be merged',
    'mergeCarts',
    saysNo('mergeCarts', 'Not yours', 'graphql-authorization'),
  ],
  ['silence', 'customer', SILENCE],
  ['being asked too much', 'customer', answered({ message: 'Slow down' }, 429)],
  ['an answer', 'customer', data('customer', { email: 'ann@example.org' })],
])('S4-17 %s is no lost sign-in', async (_name, method, answer) => {
  const { call, timesLost } = watched(method, answer);
  await call(method, []);
  expect(timesLost()).toBe(0);
});

test.each([
  ['addProductsToCart', [{ cartId: 'guests-cart', cartItems: [] }]],
  ['getAvailablePaymentMethods', [{ cart_id: 'guests-cart' }]],
  ['cart', ['guests-cart']],
  ['customMutation', [{ mutation: 'mutation { x }', mutationVariables: { cart_id: 'guests-cart' } }]],
])('S4-24 a refusal of %s that quotes the cart asked for is no lost sign-in, another is', async (method, args) => {
  const foreign = saysNo(method, 'The current user cannot use cart "guests-cart"', 'graphql-authorization');
  const { call, timesLost } = watched(method, foreign, OVER);
  await call(method, args);
  expect(timesLost()).toBe(0);
  await call(method, args);
  expect(timesLost()).toBe(1);
});

test.each([
  ['an', "The current customer isn't authorized."],
  ['guest', 'This is a guest-cart, and not the “guests” one'],
  ['s', 'The customer’s sign-in is over'],
])('S4-17 a cart that is called %j is not quoted by %j', async (cart, message) => {
  const { call, timesLost } = watched('cart', saysNo('cart', message, 'graphql-authorization'));
  await call('cart', [cart]);
  expect(timesLost()).toBe(1);
});

test.each(['"a"', "'a'", '“a”', '„a“', '«a»', '»a«', '「a」'])(
  'S4-24 a cart is quoted in the marks of any language: %s',
  async (cart) => {
    const message = `A sentence: nobody but its owner has cart ${cart}.`;
    const { call, timesLost } = watched('cart', saysNo('cart', message, 'graphql-authorization'));
    await call('cart', ['a']);
    expect(timesLost()).toBe(0);
  },
);

test('S4-17 that another customer’s payment may not be heard is no lost sign-in', async () => {
  const words = 'The current user cannot perform operations on cart "guests-cart"';
  const { call, timesLost } = watched('customQuery', saysNo('cartPayment', words, 'graphql-authorization'), OVER);
  const payments = new MiddlewarePayments(call);
  expect(await payments.ofCart('guests-cart')).toMatchObject({ ok: false, reason: { kind: 'unauthorised' } });
  expect(timesLost()).toBe(0);
  await payments.ofCart('guests-cart');
  expect(timesLost()).toBe(1);
});

test.each<readonly [string, CallResponse, FailureInShort]>([
  ['silence', SILENCE, { kind: 'unreachable', status: null }],
  ['an outage', answered({ message: 'Gone to ann@example.org' }, 503), { kind: 'unreachable', status: 503 }],
  ['being asked too much', answered({ message: 'ann@example.org' }, 429), { kind: 'busy' }],
  ['a refusal', saysNo('customer', 'ann@example.org is taken', 'graphql-input'), { kind: 'rejected' }],
  ['a sign-in that is over', saysNo('customer', 'ann@example.org', 'graphql-authorization'), { kind: 'unauthorised' }],
  ['a fault of the other side', saysNo('customer', 'Internal', 'internal'), { kind: 'unreachable', status: 500 }],
])('S8-34 S8-37 %s is told in short, without a word of what was said', async (_name, answer, told) => {
  const { call, heard } = watched('customer', answer);
  await call('customer', [{ password: 'passw0rd!' }]);
  expect(heard).toEqual([['customer', told]]);
});

test.each([
  ['an answer', data('route', { type: 'PRODUCT' })],
  ['what does not exist', data('route', null)],
  ['what the other side knows nothing of', saysNo('route', 'No such entity', 'graphql-no-such-entity')],
])('S8-34 %s is no failure', async (_name, answer) => {
  const { call, heard } = watched('route', answer);
  await call('route', ['x.html']);
  expect(heard).toEqual([]);
});

test('S8-34 a document of the shop’s own is told by its name', async () => {
  const { call, heard } = watched('customQuery', SILENCE);
  await call('customQuery', [{ query: 'query cart($cartId: String!) { cart(cart_id: $cartId) { id } }' }]);
  expect(heard.map(([what]) => what)).toEqual(['customQuery cart']);
});

test('S8-34 an answer of another shape than was agreed is told by whoever reads it', async () => {
  const { call, heard } = watched('customer', data('customer', 'Ann'));
  expect(await new MiddlewareAccounts(call).customer()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
  expect(heard).toEqual([['customer', { kind: 'unreachable', status: 502, why: expect.stringContaining('customer') }]]);
});
