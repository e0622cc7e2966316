import { SETTLE_ORDER_ATTEMPT } from '../../src/adapters/graphql-middleware/checkout/middleware-orders';
import { aCaller, aMiddleware } from './middleware-builder';
import { closeConnection, html, json, openUpstream, type Reply, type Upstream } from './upstream-server';

let upstream: Upstream;
beforeEach(async () => (upstream = await openUpstream()));
afterEach(() => upstream.close());

const KEY = '0123456789abcdef0123456789abcdef';
const ORDER = [{ cart_id: 'c1', attempt_key: KEY, recaptchaToken: 'human' }];
const PLACED = json({ data: { placeOrder: { order: { order_number: '7' } } } });
const VALID = json({ data: { __typename: 'Mutation' } });
const REFUSED = json({ data: { placeOrder: { order: null, errors: [{ code: 'UNDEFINED', message: 'Nee.' }] } } });

/** A backend that lacks these names and answers `refusal` to documents and variables with them. */
const lacking =
  (names: readonly string[], refusal: Reply): Reply =>
  (request, response) => {
    const isQuestion = request.query.includes('@skip');
    const lacks = names.some((name) => request.body.includes(name));
    return (lacks ? refusal : isQuestion ? VALID : PLACED)(request, response);
  };

/** What was ordered: documents that are only validated do not count. */
const orders = () => upstream.seen.filter(({ query }) => !query.includes('@skip'));
const questions = () => upstream.seen.filter(({ query }) => query.includes('@skip'));

test('sends the key of an order attempt to a backend that knows keys', async () => {
  upstream.answer(lacking([], VALID));
  await aMiddleware(upstream.url).middleware.call('placeOrder', ORDER, aCaller());
  expect(orders().map(({ variables }) => variables)).toEqual([{ input: { cart_id: 'c1', attempt_key: KEY } }]);
});

const named = json({ errors: [{ message: 'Cannot query field "errors" on type "PlaceOrderOutput".' }] });
const inDutch = json({ errors: [{ message: 'Veld is niet bekend.' }] });

describe.each<[string, Reply]>([
  ['in English', json({ errors: [{ message: 'Field "attempt_key" is not defined by type "PlaceOrderInput".' }] })],
  ['with the category of older versions', json({ errors: [{ message: 'x', extensions: { category: 'graphql' } }] })],
  ['in another language, without a name', inDutch],
  ['with status 400', json({ errors: [{ message: 'Nee.' }] }, 400)],
  ['with status 500 and nothing else', json({ errors: [{ message: 'Internal server error' }] }, 500)],
  ['with a page', html(500)],
])('a backend without keys that refuses names %s', (_words, refusal) => {
  beforeEach(() => upstream.answer(lacking(['attempt_key', 'errors'], refusal)));

  test('gets the order once, without the key', async () => {
    const answer = await aMiddleware(upstream.url).middleware.call('placeOrder', ORDER, aCaller());
    expect(answer.body).toMatchObject({ data: { placeOrder: { order: { order_number: '7' } } } });
    expect(orders().map(({ variables }) => variables)).toEqual([{ input: { cart_id: 'c1' } }]);
  });

  test('is not asked to settle an attempt', async () => {
    const { middleware } = aMiddleware(upstream.url, { allowedDocuments: [SETTLE_ORDER_ATTEMPT] });
    const mutationVariables = { cart_id: 'c1', attempt_key: KEY };
    const answer = await middleware.call(
      'customMutation',
      [{ mutation: SETTLE_ORDER_ATTEMPT, mutationVariables }],
      aCaller(),
    );
    expect(answer.body).toMatchObject({ errors: [{ extensions: { category: 'graphql' } }] });
    expect(orders()).toEqual([]);
  });
});

test('asks about the schema once an hour, however many order at once', async () => {
  upstream.answer(lacking(['attempt_key'], named));
  const { middleware, clock } = aMiddleware(upstream.url);
  const order = () => middleware.call('placeOrder', ORDER, aCaller());
  await Promise.all([order(), order()]);
  await order();
  expect([questions().length, orders().length]).toEqual([2, 3]);
  clock.now += 61 * 60_000;
  await order();
  expect(questions()).toHaveLength(4);
});

test('an error that passes takes no key from the orders of an hour', async () => {
  let passes = true;
  const passing = json({ errors: [{ message: 'Internal server error' }] });
  upstream.answer((request, response) => {
    const isQuestion = request.query.includes('@skip');
    (passes ? passing : isQuestion ? VALID : PLACED)(request, response);
    passes = false;
  });
  const { middleware } = aMiddleware(upstream.url);
  await middleware.call('placeOrder', ORDER, aCaller());
  await middleware.call('placeOrder', ORDER, aCaller());
  const keyed = { input: { cart_id: 'c1', attempt_key: KEY } };
  expect(orders().map(({ variables }) => variables)).toEqual([keyed, keyed]);
});

test('asks for the reason of a refusal where the backend gives one', async () => {
  upstream.answer((request, response) => (request.query.includes('@skip') ? VALID : REFUSED)(request, response));
  const answer = await aMiddleware(upstream.url).middleware.call('placeOrder', ORDER, aCaller());
  expect(answer.body).toMatchObject({ data: { placeOrder: { errors: [{ code: 'UNDEFINED', message: 'Nee.' }] } } });
  expect(orders()[0]?.query).toContain('errors{code message');
});

test('leaves an order without a key as it is', async () => {
  upstream.answer(PLACED);
  await aMiddleware(upstream.url).middleware.call('placeOrder', [{ cart_id: 'c1' }], aCaller());
  expect(upstream.seen).toHaveLength(1);
  expect(upstream.seen[0]?.query).not.toContain('errors');
});

test.each<[string, Reply, number]>([
  ['cannot be reached', closeConnection, 503],
  ['is busy', json({}, 429), 429],
  ['forbids everything', html(403), 403],
])('sends no order to a backend that %s when it is asked', async (_what, reply, status) => {
  upstream.answer(reply);
  const answer = await aMiddleware(upstream.url).middleware.call('placeOrder', ORDER, aCaller());
  expect([answer.status, orders()]).toEqual([status, []]);
});

test.each([
  ['an internal error', json({ errors: [{ message: 'Internal server error' }], data: { placeOrder: null } })],
  ['a refusal of its names', inDutch],
])('an order is sent once when the answer is %s', async (_what, reply) => {
  upstream.answer((request, response) => (request.query.includes('@skip') ? VALID : reply)(request, response));
  await aMiddleware(upstream.url).middleware.call('placeOrder', ORDER, aCaller());
  expect(orders()).toHaveLength(1);
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
    const mutationVariables = { cart_id: 'c1', attempt_key: KEY };
    const argument = { mutation: SETTLE_ORDER_ATTEMPT, mutationVariables };
    const answer = await inFront().call('customMutation', [argument], aCaller());
    expect(answer.body).toMatchObject({ errors: [{ extensions: { category: 'graphql' } }] });
    expect(upstream.seen).toEqual([]);
  });
});
