import { cartClient } from '../../../src/adapters/actions-client/cart-client';
import { ACTIONS, type ActionName } from '../../../src/adapters/http/actions/actions';
import { aCart } from '../../builders/a-cart';
import { aClient, ActionServer, GUEST } from './an-action-server';

const server = new ActionServer();
beforeAll(() => server.start());
beforeEach(() => (server.seen.length = 0));
afterEach(() => jest.restoreAllMocks());
afterAll(() => server.close());

const SIGNED_IN = { signedIn: true, expired: false };
const ORDER = { cart: 'c', digest: 'd', payment: 'cash' };

describe('An action of the page', () => {
  test('posts its input as JSON to the current store, and returns the result', async () => {
    server.answers({ ok: true, value: 3 });
    const { post } = aClient(server.fetch, { storePrefix: '/ie' });
    expect(await post('count-wishlist', {})).toEqual({ ok: true, value: 3 });
    await post('change-quantity', { cart: 'c', item: 'i', quantity: 2 });
    const shared = { method: 'POST', type: 'application/json' };
    expect(server.seen).toEqual([
      { ...shared, path: '/ie/api/actions/count-wishlist', body: {} },
      { ...shared, path: '/ie/api/actions/change-quantity', body: { cart: 'c', item: 'i', quantity: 2 } },
    ]);
  });

  test("sends the page's cookies, is never cached, and outlives the page", async () => {
    const sent: RequestInit[] = [];
    const send: typeof fetch = async (_path, init = {}) => {
      sent.push(init);
      return Response.json({ result: { ok: true }, session: GUEST });
    };
    await aClient(send).post('sign-out', {});
    expect(sent).toMatchObject([{ credentials: 'same-origin', cache: 'no-store', keepalive: true }]);
  });

  test.each([200, 429, 503])('returns the result of a response with status %d', async (status) => {
    const refused = { ok: false, reason: { kind: 'unreachable', status: 502 } };
    server.answers(refused, SIGNED_IN, status);
    const { post, sessions } = aClient(server.fetch);
    expect(await post('load-cart', {})).toEqual(refused);
    expect(sessions).toEqual([SIGNED_IN]);
  });

  test.each([
    [200, 'not JSON'],
    [200, ''],
    [200, 'null'],
    [200, '[]'],
    [200, '{}'],
    [200, '{"result":{"ok":true}}'],
    [200, '{"result":true,"session":{"signedIn":true,"expired":false}}'],
    [200, '{"result":{"ok":"yes"},"session":{"signedIn":true,"expired":false}}'],
    [400, '{"message":"Unknown key","field":"colour"}'],
    [403, ''],
    [500, '{"result":{"ok":true},"session":{"signedIn":true,"expired":false}}'],
    [502, '<h1>Down</h1>'],
  ])('treats status %d with %s as unreachable and does not change the session', async (status, text) => {
    server.sends(status, text);
    const { post, sessions, failures } = aClient(server.fetch);
    expect(await post('load-cart', {})).toEqual({ ok: false, reason: { kind: 'unreachable', status } });
    expect(sessions).toEqual([]);
    expect(failures).toEqual([['load-cart', { kind: 'unreachable', status }]]);
  });

  test('is busy when the server rejects it without a result', async () => {
    server.sends(429, { message: 'Slowly' });
    const { post, failures } = aClient(server.fetch);
    expect(await post('sign-out', {})).toEqual({ ok: false, reason: { kind: 'busy', message: '' } });
    expect(failures).toEqual([['sign-out', { kind: 'busy' }]]);
  });

  test('is sent once when the connection is lost', async () => {
    server.cutsConnections();
    const { post } = aClient(server.fetch);
    expect(await post('load-cart', {})).toEqual({ ok: false, reason: { kind: 'unreachable', status: null } });
    expect(server.seen).toHaveLength(1);
  });

  test.each([
    ['load-cart', 15_000],
    ['place-order', 45_000],
  ] as const)('%s times out after %d ms', async (name, ms) => {
    const impatient = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(impatient.signal);
    server.listen(() => impatient.abort());
    const { post, failures } = aClient(server.fetch);
    await post(name, ORDER);
    expect(timeout).toHaveBeenCalledWith(ms);
    expect(failures).toEqual([[name, { kind: 'unreachable', status: null }]]);
  });
});

describe('An order', () => {
  test.each([
    ['a lost connection', () => server.cutsConnections()],
    ['an error page', () => server.sends(502, '<h1>Down</h1>')],
    ['a response without a result', () => server.sends(200, {})],
  ])('S7-33 is unknown after %s, and is sent once', async (_what, fail) => {
    fail();
    const { post } = aClient(server.fetch);
    expect(await post('place-order', ORDER)).toEqual({ kind: 'unknown' });
    expect(server.seen).toHaveLength(1);
    expect(await post('trace-order', { cart: 'c' })).toEqual({ kind: 'unknown' });
  });

  test('was not placed when the server rejected the request', async () => {
    server.sends(429, { message: 'Slowly' });
    expect(await aClient(server.fetch).post('place-order', ORDER)).toEqual({ kind: 'refused', message: '' });
  });

  test.each([
    { kind: 'placed', number: '000000001' },
    { kind: 'to-pay', number: '000000001', payAt: 'https://bank.example/pay' },
    { kind: 'cart-changed', cart: aCart() },
  ])('returns the outcome from the server: %j', async (outcome) => {
    server.answers(outcome);
    const { post, changed } = aClient(server.fetch);
    expect(await post('place-order', ORDER)).toEqual(outcome);
    expect(changed).toEqual([]);
  });
});

test.each(['cart-changed', 'item-gone'])('reports the current cart of the refusal %s', async (kind) => {
  const reason = { kind, cart: aCart({ id: 'other' }) };
  server.answers({ ok: false, reason });
  const { post, changed, failures } = aClient(server.fetch);
  const answer = await post('apply-coupon', { cart: 'c', code: 'TENTH' });
  expect(answer).toEqual({ ok: false, reason });
  expect([changed, failures]).toEqual([[reason], []]);
});

test.each([
  [{ kind: 'rejected', code: 'UNDEFINED', message: 'ann@example.org is taken' }, { kind: 'rejected' }],
  [{ kind: 'unauthorised', message: 'ann@example.org' }, { kind: 'unauthorised' }],
  [{ kind: 'busy', message: 'Slowly' }, { kind: 'busy' }],
  [
    { kind: 'unreachable', status: 502 },
    { kind: 'unreachable', status: 502 },
  ],
])('S8-34 S8-37 reports %j without its text', async (reason, report) => {
  server.answers({ ok: false, reason });
  const { post, failures } = aClient(server.fetch);
  await post('load-customer', {});
  expect(failures).toEqual([['load-customer', report]]);
});

test.each([{ kind: 'not-found', message: '' }, { kind: 'out-of-stock' }, { kind: 'quantity-invalid', max: 10_000 }])(
  'S8-34 reports no failure for %j',
  async (reason) => {
    server.answers({ ok: false, reason });
    const { post, failures } = aClient(server.fetch);
    await post('add-to-cart', { cart: null, sku: 's', chosen: [], answers: {}, quantity: 1 });
    expect(failures).toEqual([]);
  },
);

describe('Concurrent actions of one tab', () => {
  /** A server whose responses the test sends one by one, in any order. */
  function heldBack() {
    const waiting: { readonly name: string; readonly answer: (session?: object) => void }[] = [];
    const send: typeof fetch = (path) =>
      new Promise((resolve) => {
        const name = (path as string).split('/').at(-1) ?? '';
        const answer = (session: object = GUEST) =>
          resolve(Response.json({ result: { ok: true, value: null }, session }));
        waiting.push({ name, answer });
      });
    const names = () => waiting.map(({ name }) => name);
    const answer = async (name: string, session?: object) => {
      waiting.find((one) => one.name === name)?.answer(session);
      await new Promise((done) => setTimeout(done, 0));
    };
    return { send, names, answer };
  }
  const settle = () => new Promise((done) => setTimeout(done, 0));
  const ADD = { cart: null, sku: 'TULIPS', chosen: [], answers: {}, quantity: 1 };

  test('two first adds are sent one after the other', async () => {
    const { send, names, answer } = heldBack();
    const { post } = aClient(send);
    const adds = [post('add-to-cart', ADD), post('add-to-cart', ADD)];
    await settle();
    expect(names()).toEqual(['add-to-cart']);
    await answer('add-to-cart');
    expect(names()).toEqual(['add-to-cart', 'add-to-cart']);
    void adds;
  });

  test('a read is sent while another action is pending', async () => {
    const { send, names } = heldBack();
    const { post } = aClient(send);
    void post('add-to-cart', ADD);
    void post('load-wishlist', { page: 1, itemsPerPage: 10 });
    await settle();
    expect(names().sort()).toEqual(['add-to-cart', 'load-wishlist']);
  });

  test('a request of a page that is being left is sent at once', async () => {
    const { send, names } = heldBack();
    const { post } = aClient(send);
    void post('add-to-cart', ADD);
    await settle();
    void post('change-quantity', { cart: 'c', item: 'i', quantity: 2 }, { atOnce: true });
    expect(names()).toEqual(['add-to-cart', 'change-quantity']);
  });

  test.each([...ACTIONS.values()])('$name waits for the action before it unless it only reads', async (action) => {
    const { send, names } = heldBack();
    const { post } = aClient(send);
    void post('add-to-cart', ADD);
    void post(action.name as ActionName, {});
    await settle();
    expect(names().sort()).toEqual(action.changes ? ['add-to-cart'] : ['add-to-cart', action.name]);
  });

  test('a read that ends after a sign-in does not sign the visitor out again', async () => {
    const { send, answer } = heldBack();
    const { post, sessions } = aClient(send);
    void post('load-wishlist', { page: 1, itemsPerPage: 10 });
    void post('sign-in', { email: 'ann@example.org', password: 'p', captchaToken: null });
    await settle();
    await answer('sign-in', SIGNED_IN);
    await answer('load-wishlist', GUEST);
    expect(sessions).toEqual([SIGNED_IN]);
  });

  test('a late response to load-visitor does not sign out a new session', async () => {
    const { send, names, answer } = heldBack();
    const { post, sessions } = aClient(send);
    void post('load-visitor', { path: '/' });
    void post('sign-in', { email: 'ann@example.org', password: 'p', captchaToken: null });
    await settle();
    expect(names()).toEqual(['load-visitor']);
    await answer('load-visitor', GUEST);
    await answer('sign-in', SIGNED_IN);
    expect(sessions).toEqual([GUEST, SIGNED_IN]);
  });
});

describe('Without a connection', () => {
  /** The client of a tab that has no connection until `comesBack`. */
  function offlineClient() {
    let comesBack = () => {};
    const back = new Promise<void>((resolve) => (comesBack = resolve));
    const names: string[] = [];
    const send = ((path: string) => {
      names.push(path.split('/').at(-1) ?? '');
      return Promise.reject(new TypeError('Failed to fetch'));
    }) as typeof fetch;
    return { names, comesBack: () => comesBack(), ...aClient(send, { connection: () => back }) };
  }

  test('S4-13 what reads or changes the cart waits and goes on by itself, in its order', async () => {
    const { post, names, comesBack } = offlineClient();
    const cart = cartClient({ post, shownCart: () => '1' });
    const waiting = [cart.applyCoupon('SPRING'), cart.countCart(), cart.clearCart()];
    // Signing in is answered at once, not held up by what waits.
    expect(await post('sign-in', { email: 'a@b.uk', password: 'x', captchaToken: null })).toMatchObject({ ok: false });
    expect(names).toEqual(['sign-in']);
    comesBack();
    await Promise.all(waiting);
    expect(names).toEqual(['sign-in', 'count-cart', 'apply-coupon', 'clear-cart']);
  });

  test('S4-13 an order never waits, nor does a change that is sent while the page is left', async () => {
    const { post, names } = offlineClient();
    const order = { cart: '1', digest: '', payment: 'cheque', captchaToken: null };
    expect(await post('place-order', order as never)).toEqual({ kind: 'unknown' });
    await post('change-quantity', { cart: '1', item: 'a', quantity: 2 }, { atOnce: true });
    expect(names).toEqual(['place-order', 'change-quantity']);
  });
});
