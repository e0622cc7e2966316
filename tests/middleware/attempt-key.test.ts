import { SETTLE_ORDER_ATTEMPT } from '../../src/adapters/graphql-middleware/checkout/middleware-orders';
import { aCaller, aMiddleware } from './middleware-builder';
import { json, openUpstream, type Upstream } from './upstream-server';

let upstream: Upstream;
beforeEach(async () => (upstream = await openUpstream()));
afterEach(() => upstream.close());

const KEY = '0123456789abcdef0123456789abcdef';
const ORDER = [{ cart_id: 'c1', attempt_key: KEY, recaptchaToken: 'human' }];
const PLACED = json({ data: { placeOrder: { order: { order_number: '7' } } } });
const unknown = (category?: string) =>
  json({
    errors: [
      {
        message: 'Variable "$input" got invalid value; Field "attempt_key" is not defined by type PlaceOrderInput.',
        ...(category !== undefined && { extensions: { category } }),
      },
    ],
  });

test('sends the key of an order attempt to the backend', async () => {
  upstream.answer(PLACED);
  await aMiddleware(upstream.url).middleware.call('placeOrder', ORDER, aCaller());
  expect(upstream.seen.map(({ variables }) => variables)).toEqual([{ input: { cart_id: 'c1', attempt_key: KEY } }]);
});

test.each([undefined, 'graphql'])('a backend that refuses the key (%s) gets the order without it', async (category) => {
  upstream.answer((request, response) => (request.body.includes(KEY) ? unknown(category) : PLACED)(request, response));
  const answer = await aMiddleware(upstream.url).middleware.call('placeOrder', ORDER, aCaller());
  expect(answer.body).toMatchObject({ data: { placeOrder: { order: { order_number: '7' } } } });
  expect(upstream.seen.map(({ variables }) => variables)).toEqual([
    { input: { cart_id: 'c1', attempt_key: KEY } },
    { input: { cart_id: 'c1' } },
  ]);
});

test.each([
  ['an internal error', json({ errors: [{ message: 'Internal server error' }] })],
  ['a refusal that names the key', unknown('graphql-input')],
  ['an error beside data', json({ errors: [{ message: 'attempt_key' }], data: { placeOrder: null } })],
])('an order is sent once when the answer is %s', async (_what, answer) => {
  upstream.answer(answer);
  await aMiddleware(upstream.url).middleware.call('placeOrder', ORDER, aCaller());
  expect(upstream.seen).toHaveLength(1);
});

describe('in front of another middleware', () => {
  const inFront = () =>
    aMiddleware('http://127.0.0.1:1/graphql', {
      middlewareUrl: upstream.url.replace('graphql', 'api/'),
      allowedDocuments: [SETTLE_ORDER_ATTEMPT],
    }).middleware;

  test('an order goes without its key', async () => {
    upstream.answer(PLACED);
    await inFront().call('placeOrder', ORDER, aCaller());
    expect(upstream.seen[0]?.body).toBe('[{"cart_id":"c1","recaptchaToken":"human"}]');
  });

  test('no key can be made void, because orders do not carry any', async () => {
    const mutationVariables = { input: { cart_id: 'c1', attempt_key: KEY } };
    const argument = { mutation: SETTLE_ORDER_ATTEMPT, mutationVariables };
    const answer = await inFront().call('customMutation', [argument], aCaller());
    expect(answer.body).toMatchObject({ errors: [{ extensions: { category: 'graphql' } }] });
    expect(upstream.seen).toEqual([]);
  });
});
