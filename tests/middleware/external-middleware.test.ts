import { aCaller, aMiddleware, aRequest } from './middleware-builder';
import { html, json, openUpstream, neverResponds, type Reply, type Upstream } from './upstream-server';

let upstream: Upstream;
beforeEach(async () => (upstream = await openUpstream()));
afterEach(() => upstream.close());

const inFrontOf = (changes = {}) =>
  aMiddleware('http://127.0.0.1:1/graphql', { middlewareUrl: upstream.url.replace('graphql', 'api/'), ...changes });

test("S7-1 forwards a call unchanged, with the caller's identity only", async () => {
  upstream.answer(json({ data: { cart: { id: 'c1' } }, loading: false, networkStatus: 7 }));
  const cookie = 'vsf-customer=a.b; vsf-store=default; vsf-currency=GBP; vsf-cart=c1; session=private';
  const answer = await inFrontOf().middleware.handle(aRequest('cart', ['c1', null], { headers: { cookie } }));
  expect(answer).toMatchObject({
    status: 200,
    body: { data: { cart: { id: 'c1' } }, loading: false, networkStatus: 7 },
  });
  const [seen] = upstream.seen;
  expect(seen).toMatchObject({ httpMethod: 'POST', path: '/api/magento/cart', body: '["c1"]' });
  expect(seen?.headers.cookie).toBe('vsf-customer=a.b; vsf-store=default; vsf-currency=GBP');
  expect(seen?.headers['content-type']).toBe('application/json');
});

test("forwards a guest's call without cookies", async () => {
  await inFrontOf().middleware.call('storeConfig', [], aCaller());
  expect(upstream.seen[0]?.headers.cookie).toBeUndefined();
  expect(upstream.seen[0]?.body).toBe('[]');
});

test('sets the same cookies from its responses', async () => {
  upstream.answer(json({ data: { createEmptyCart: 'c9' } }));
  const answer = await inFrontOf().middleware.handle(aRequest('createEmptyCart', []));
  expect(answer.body).toEqual({ data: { createEmptyCart: 'c9' } });
  expect(answer.setCookies).toEqual(['vsf-cart=c9; Max-Age=31536000; Path=/; SameSite=Strict']);
});

test('passes on its errors', async () => {
  const errors = [{ message: 'No such coupon.', extensions: { category: 'graphql-no-such-entity' } }];
  upstream.answer(json({ errors, data: { applyCouponToCart: null } }));
  const answer = await inFrontOf().middleware.call(
    'applyCouponToCart',
    [{ cart_id: 'c1', coupon_code: 'X' }],
    aCaller(),
  );
  expect(answer).toMatchObject({ status: 200, body: { errors, data: { applyCouponToCart: null } } });
});

test.each<[string, Reply, number]>([
  ['200 without data and errors', json({}), 502],
  ['200 with an empty list of errors', json({ errors: [], data: null }), 502],
  [
    '200 with an error for a body',
    json({ name: 'ApolloError', message: 'connect 10.0.0.7', errors: [], data: null }),
    502,
  ],
  ['500', json({ name: 'ApolloError', message: 'connect 10.0.0.7' }, 500), 500],
  ['404 and HTML', html(404), 404],
  ['200 and HTML', html(200), 502],
  ['neverResponds', neverResponds, 503],
])('treats %s as a failure', async (_what, reply, status) => {
  upstream.answer(reply);
  const { middleware } = inFrontOf({ limits: reply === neverResponds ? { queryMs: 80, orderMs: 80 } : {} });
  for (const [method, args] of [
    ['storeConfig', []],
    ['placeOrder', [{ cart_id: 'c1' }]],
  ] as const) {
    const answer = await middleware.call(method, args, aCaller());
    expect(answer.status).toBe(status);
    expect(Object.keys(answer.body as object)).toEqual(['message', 'id']);
    expect(JSON.stringify(answer.body)).not.toContain('10.0.0.7');
  }
});

test('validates calls before forwarding them', async () => {
  const { middleware } = inFrontOf();
  expect((await middleware.handle(aRequest('nope', []))).status).toBe(404);
  expect((await middleware.handle(aRequest('storeConfig', {}))).status).toBe(400);
  expect((await middleware.call('customQuery', [{ query: '{ customer { email } }' }], aCaller())).status).toBe(403);
  expect((await middleware.call('route', ['x', null, { Authorization: 'y' }], aCaller())).status).toBe(400);
  expect(upstream.seen).toHaveLength(0);
});

test('forwards an order once, whatever the outcome', async () => {
  upstream.answer((_seen, response) => response.destroy());
  expect((await inFrontOf().middleware.call('placeOrder', [{ cart_id: 'c1' }], aCaller())).status).toBe(503);
  expect(upstream.seen).toHaveLength(1);
});
