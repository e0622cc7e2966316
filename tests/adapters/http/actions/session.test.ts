import { anAccount, aCustomer, PASSWORD } from '../../../builders/a-customer';
import { EVERYTHING } from '../../../composition/a-server-app';
import { openActions, type Page } from './action-client';

let actions: Awaited<ReturnType<typeof openActions>>;
let data: ReturnType<(typeof actions)['open']>;

beforeAll(async () => {
  actions = await openActions();
});
beforeEach(() => (data = actions.open()));
afterAll(() => actions.close());

const TULIPS = { cart: null, sku: 'TULIPS', chosen: [], answers: {}, quantity: 2 };
const CREDENTIALS = { email: aCustomer().email, password: PASSWORD, captchaToken: null };

async function signedInPage(): Promise<Page> {
  anAccount(data.shop);
  const page = actions.page();
  await page.act('sign-in', CREDENTIALS);
  return page;
}

/** Uid and quantity of each line of the cart. */
function linesOf(cartId: string) {
  return (data.shop.carts.get(cartId)?.lines ?? []).map(({ uid, quantity }) => [uid, quantity]);
}

test('S4-36 S3-63 the first item creates a cart with one request and sets its cookie', async () => {
  const page = actions.page();
  const { status, body, setCookies } = await page.act('add-to-cart', TULIPS);
  const [id = ''] = [...data.shop.carts.keys()];
  expect([status, body.result?.ok, body.session]).toEqual([200, true, { signedIn: false, expired: false }]);
  expect(setCookies).toEqual([`vsf-cart=${id}; Path=/; Max-Age=31536000; SameSite=Strict`]);
});

test('S4-21 S3-64 signing in writes the token cookie and merges the guest cart', async () => {
  anAccount(data.shop);
  const page = actions.page();
  await page.act('add-to-cart', TULIPS);
  const guest = page.cookies.get('vsf-cart');
  const { body, setCookies } = await page.act('sign-in', CREDENTIALS);
  expect(body.session).toEqual({ signedIn: true, expired: false });
  expect(setCookies[0]).toMatch(/^vsf-customer=token-\d+; Path=\/; Max-Age=3600; SameSite=Strict$/);
  expect(page.cookies.get('vsf-cart')).not.toBe(guest);
  expect(linesOf(page.cookies.get('vsf-cart') ?? '')).toHaveLength(1);
});

test('S4-27 signing out removes token and cart', async () => {
  const page = await signedInPage();
  const { body } = await page.act('sign-out');
  expect(body.session).toEqual({ signedIn: false, expired: false });
  expect([...page.cookies.keys()]).toEqual([]);
});

describe('A customer whose guest cart is not merged yet', () => {
  /** Signs in while the customer cart cannot be loaded, so that the guest cart stays active. */
  async function unmerged() {
    anAccount(data.shop);
    const page = actions.page();
    await page.act('add-to-cart', TULIPS);
    data.wire.failNext('customerCarts.own');
    await page.act('sign-in', CREDENTIALS);
    const cart = page.cookies.get('vsf-cart') ?? '';
    return { page, cart, item: data.shop.carts.get(cart)?.lines[0]?.uid ?? '' };
  }

  test('S4-17 S4-24 keeps session and items when a quantity is changed, and gets the merged cart', async () => {
    const { page, cart, item } = await unmerged();
    const { body } = await page.act('change-quantity', { cart, item, quantity: 5 });
    expect(body.session).toEqual({ signedIn: true, expired: false });
    expect(body.result).toMatchObject({
      ok: false,
      reason: { kind: 'cart-changed', cart: { items: [{ quantity: 2 }] } },
    });
    expect(page.cookies.get('vsf-customer')).toBeDefined();
    expect(linesOf(page.cookies.get('vsf-cart') ?? '')).toHaveLength(1);
  });

  test('S4-17 keeps session and cart when the merge is not possible either', async () => {
    const { page, cart, item } = await unmerged();
    data.wire.failNext('customerCarts.own');
    const { body, setCookies } = await page.act('change-quantity', { cart, item, quantity: 5 });
    expect(body.result).toMatchObject({ ok: false });
    expect([body.session, setCookies]).toEqual([{ signedIn: true, expired: false }, []]);
    expect(page.cookies.get('vsf-cart')).toBe(cart);
    expect(linesOf(cart)).toEqual([[item, 2]]);
  });
});

describe('An expired session', () => {
  async function expired() {
    const page = await signedInPage();
    await page.act('add-to-cart', TULIPS);
    for (const token of [page.cookies.get('vsf-customer') ?? '']) data.shop.people.revoke(token);
    return page;
  }

  test.each([
    ['load-customer', {}],
    ['load-addresses', {}],
    ['load-wishlist', { page: 1, itemsPerPage: 10 }],
    ['load-cart', {}],
    ['load-wishlist', { page: 1, itemsPerPage: 10 }],
  ])('S4-17 is reported by %s, which clears nothing', async (action, input) => {
    const page = await expired();
    const before = new Map(page.cookies);
    const { body } = await page.act(action, input);
    expect(body.session?.expired).toBe(true);
    expect([page.cookies.get('vsf-customer'), page.cookies.get('vsf-cart')]).toEqual([
      before.get('vsf-customer'),
      before.get('vsf-cart'),
    ]);
  });

  test('S4-18 S4-19 S4-35 is ended by end-session, which leaves a message', async () => {
    const page = await expired();
    const { body } = await page.act('end-session');
    expect([body.result, body.session]).toEqual([
      { ok: true, value: true },
      { signedIn: false, expired: false },
    ]);
    expect([...page.cookies]).toEqual([['vsf-message', 'not-authorised']]);
  });

  test('S4-38 is followed by a guest cart', async () => {
    const page = await expired();
    await page.act('end-session');
    const { body } = await page.act('load-cart');
    expect(body.result).toMatchObject({ ok: true, value: { items: [] } });
    expect(data.shop.carts.get(page.cookies.get('vsf-cart') ?? '')?.owner).toBeNull();
  });

  test('keeps the cart of a guest that was not merged yet', async () => {
    const page = await expired();
    const guest = data.shop.openNewCart();
    page.cookies.set('vsf-cart', guest.id);
    await page.act('end-session');
    expect(page.cookies.get('vsf-cart')).toBe(guest.id);
  });

  test('is not ended by a request that carries a valid token', async () => {
    const page = await expired();
    await page.act('sign-in', CREDENTIALS);
    const token = page.cookies.get('vsf-customer');
    const { body } = await page.act('end-session');
    expect(body.result).toEqual({ ok: true, value: false });
    expect(page.cookies.get('vsf-customer')).toBe(token);
  });

  test.each([{ kind: 'unreachable', status: 503 } as const, { kind: 'busy', message: 'Later.' } as const])(
    'is not concluded from a backend that is $kind',
    async (failure) => {
      const page = await signedInPage();
      data.wire.failNext('accounts.customer', failure);
      const { body, status } = await page.act('load-customer');
      expect(body.session).toEqual({ signedIn: true, expired: false });
      expect(status).toBe(failure.kind === 'busy' ? 429 : 503);
    },
  );
});

describe('The cookies of the hardened profile', () => {
  beforeEach(() => (data = actions.open({}, { COOKIE_PROFILE: 'hardened' })));

  test('S9-23 are unavailable to scripts and unencrypted connections', async () => {
    anAccount(data.shop);
    const page = actions.page();
    await page.act('add-to-cart', TULIPS);
    const { setCookies } = await page.act('sign-in', CREDENTIALS);
    expect(setCookies.map((text) => text.split('=')[0]).sort()).toEqual(['__Host-vsf-cart', '__Host-vsf-customer']);
    for (const text of setCookies) expect(text).toMatch(/; SameSite=Strict; Secure; HttpOnly$/);
  });

  test('are the only ones: a cart that another host has planted, or an earlier version has left, is not shown', async () => {
    const own = actions.page();
    await own.act('add-to-cart', TULIPS);
    const planted = actions.page({ 'vsf-cart': own.cookies.get('__Host-vsf-cart') ?? '' });
    expect((await planted.act('load-cart')).body.result).toMatchObject({ value: { totalQuantity: 0 } });
    await planted.act('add-to-cart', TULIPS);
    expect(planted.cookies.get('__Host-vsf-cart')).not.toBe(own.cookies.get('__Host-vsf-cart'));
  });

  test('show no cart id to the page, and accept its handle', async () => {
    const page = actions.page();
    const added = await page.act('add-to-cart', TULIPS);
    const id = page.cookies.get('__Host-vsf-cart') ?? '';
    const cart = added.body.result?.value as { id: string; items: { uid: string }[] };
    expect(JSON.stringify(added.body)).not.toContain(id);
    const changed = await page.act('change-quantity', { cart: cart.id, item: cart.items[0]?.uid, quantity: 4 });
    expect(changed.body.result).toMatchObject({ ok: true, value: { id: cart.id, totalQuantity: 4 } });
    const foreign = await page.act('change-quantity', { cart: id, item: cart.items[0]?.uid, quantity: 9 });
    expect(foreign.body.result?.reason?.kind).toBe('cart-changed');
  });
});

test('writes no cookie for an action that changes nothing, although it finds that the cart is gone', async () => {
  const reading = ['load-shipping-methods', 'load-payment-methods'];
  for (const action of reading) {
    const page = actions.page({ 'vsf-cart': 'gone' });
    const { body, setCookies } = await page.act(action, { cart: 'another' });
    expect([action, body.result?.reason?.kind, setCookies]).toEqual([action, 'cart-changed', []]);
  }
  const changing = await actions
    .page({ 'vsf-cart': 'gone' })
    .act('attach-email', { cart: 'another', email: 'a@b.example' });
  expect(changing.setCookies).not.toEqual([]);
});

test('refuses what the backend does not offer', async () => {
  data = actions.open({}, {}, { ...EVERYTHING, wishlists: false });
  const { status, body } = await actions.page().act('load-wishlist', { page: 1, itemsPerPage: 10 });
  expect([status, body.result?.reason?.kind]).toEqual([200, 'not-offered']);
});

test('S8-3 a failed action has one error line, whose id the response carries; a refused one has none', async () => {
  const page = actions.page();
  data.wire.failNext('carts.addLine');
  const failed = await page.act('add-to-cart', TULIPS);
  expect(failed.status).toBe(503);
  const { id } = failed.body as { id?: string };
  expect(failed.body.result?.reason).toEqual({ kind: 'unreachable', status: null, reference: id });
  expect(data.log.entries).toMatchObject([
    {
      message: 'An action failed',
      details: { id, action: 'add-to-cart', cause: { kind: 'unreachable' } },
    },
  ]);
  expect((await page.act('add-to-cart', { ...TULIPS, quantity: 100_000 })).status).toBe(200);
  expect(data.log.entries).toHaveLength(1);
});

test.each([
  ['Could not find a cart with ID "Xq7Lm2"', ''],
  ['Internal Error. Report ID: webapi-5f3c9d21', ''],
  ['The current user cannot perform operations on cart "aB3dE6gH9jK2mN5pQ8sT1vW4yZ7bC0eF"', ''],
  ['The requested qty is not available', 'The requested qty is not available'],
])('S8-1 the page gets the backend’s message %j as %j', async (message, shown) => {
  data.wire.failNext('carts.addLine', { kind: 'rejected', code: 'UNDEFINED', message });
  const { body } = await actions.page().act('add-to-cart', TULIPS);
  expect(body.result?.reason).toEqual({ kind: 'rejected', code: 'UNDEFINED', message: shown });
});
