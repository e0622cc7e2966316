import { CookieAuthSession } from '../../../../src/adapters/cookies/cookie-auth-session';
import { CookieCartSession, CookiePendingPayments } from '../../../../src/adapters/cookies/cookie-carts';
import type { CookieProfile } from '../../../../src/adapters/cookies/cookie-names';
import { RequestCookies, readCookies } from '../../../../src/adapters/cookies/cookie-store';
import { callerOf } from '../../../../middleware/middleware';
import { BrowserCookies } from '../../../builders/browser-cookies';

function open(kept: Readonly<Record<string, string>> = {}, profile: CookieProfile = 'spec') {
  const cookies = new RequestCookies(new Map(Object.entries(kept)), profile);
  return { cookies, session: new CookieCartSession(cookies) };
}

describe('The cart of a request', () => {
  test('S3-63 is the one that the cookie vsf-cart names', () => {
    expect(open({ 'vsf-cart': 'cart-1', 'vsf-currency': 'GBP' }).session.cartId()).toBe('cart-1');
    expect(open().session.cartId()).toBeNull();
  });

  test('writes no cookie when it is read, remembered again or was never there', () => {
    const { cookies, session } = open({ 'vsf-cart': 'cart-1' });
    session.cartId();
    session.rememberCart('cart-1');
    const none = open();
    none.session.forgetCart();
    expect([cookies.changes, none.cookies.changes]).toEqual([[], []]);
  });

  test('S3-63 S9-23 is remembered for a year', () => {
    const { cookies, session } = open();
    session.rememberCart('cart 2');
    expect(session.cartId()).toBe('cart 2');
    expect(cookies.changes).toEqual(['vsf-cart=cart%202; Path=/; Max-Age=31536000; SameSite=Strict']);
  });

  test('S4-26 a guest’s cart of which something is left is for the server only, and gone when it is forgotten', () => {
    const { cookies, session } = open();
    const left = { cartId: 'guest 1', doubtful: [{ uid: 'Mw==', sku: 'TULIPS', taken: 3 }] };
    session.leaveGuestCart(left);
    expect(session.leftGuestCart()).toEqual(left);
    expect(cookies.changes[0]).toMatch(/^posy-left-cart=.*; Max-Age=2592000; SameSite=Strict; HttpOnly$/);
    session.leaveGuestCart({ cartId: 'guest 1', doubtful: null });
    expect(session.leftGuestCart()).toEqual({ cartId: 'guest 1', doubtful: null });
    session.leaveGuestCart(null);
    expect(session.leftGuestCart()).toBeNull();
  });

  test.each(['', '{', '7', '[]', '[7]', '[""]', `["${'x'.repeat(2000)}"]`])(
    'nothing is left for a cookie that the shop has not written: %j',
    (text) => {
      expect(open({ 'posy-left-cart': text }).session.leftGuestCart()).toBeNull();
    },
  );

  test('is gone at once when it is forgotten, and the response removes its cookie', () => {
    const { cookies, session } = open({ 'vsf-cart': 'cart-1' });
    session.forgetCart();
    expect(session.cartId()).toBeNull();
    expect(cookies.changes).toEqual(['vsf-cart=; Path=/; Max-Age=0; SameSite=Strict']);
  });

  test('sends only the last of several changes, under the hardened profile out of reach of scripts', () => {
    const { cookies, session } = open({ '__Host-vsf-cart': 'dead', 'vsf-cart': 'planted' }, 'hardened');
    session.forgetCart();
    session.rememberCart('cart-2');
    expect(cookies.changes).toEqual([
      '__Host-vsf-cart=cart-2; Path=/; Max-Age=31536000; SameSite=Strict; Secure; HttpOnly',
    ]);
  });
});

const written = (value: string) => `posy-paying=${encodeURIComponent(value)}`;
/** The pending cart as the storefront reads it, and as the middleware does. */
const read = (cookie: string) => [
  new CookiePendingPayments(new RequestCookies(readCookies(cookie), 'spec')).cartId(),
  callerOf({ cookie }, '203.0.113.7').paying,
];

test('lasts for a month beyond the tab, and is not sent cross-site', () => {
  const browser = new BrowserCookies();
  const cookies = browser.request('spec');
  const payments = new CookiePendingPayments(cookies);
  expect(payments.cartId()).toBeNull();
  payments.remember('cart-1');
  expect(cookies.changes).toEqual(['posy-paying=cart-1; Path=/; Max-Age=2592000; SameSite=Strict']);
  browser.take(cookies.changes);
  expect(new CookiePendingPayments(browser.request('spec')).cartId()).toBe('cart-1');
  payments.forget('cart-1');
  expect(payments.cartId()).toBeNull();
});

test.each(['cart-1', 'a,b', '"50%"', 'gid://shop/Cart/1?key=a=b', 'x'.repeat(200)])(
  'the middleware reads the id %j as it was written',
  (id) => {
    const browser = new BrowserCookies();
    const cookies = browser.request('spec');
    new CookiePendingPayments(cookies).remember(id);
    browser.take(cookies.changes);
    expect(read(browser.header())).toEqual([id, id]);
  },
);

test('of several ids, as earlier versions wrote them, the first is read', () => {
  expect(read(written('a%2Cb,c,d'))).toEqual(['a,b', 'a,b']);
  // About as many as fit into the headers of a request.
  const many = Array.from({ length: 1_000 }, (_, id) => `cart-${id}`).join(',');
  expect(read(written(many))).toEqual(['cart-0', 'cart-0']);
});

test.each(['%zz', ',', ',cart-1', 'x'.repeat(201), '%2C%', 'x'.repeat(100_000)])(
  'ignores the value %.20s, which was not written here',
  (value) => {
    expect(read(written(value))).toEqual([null, null]);
  },
);

describe('The carts of another website', () => {
  const ALL = {
    ...{ 'vsf-cart': 'first', 'vsf-cart-ireland': 'second', 'posy-paying-ireland': 'paid', 'posy-left-cart': 'left' },
    ...{ 'vsf-cartoon': 'not ours', 'vsf-customer': 'token', 'vsf-store': 'ie' },
  };
  const opened = (profile: CookieProfile, website: string | null) => {
    const prefix = profile === 'hardened' ? '__Host-' : '';
    const kept = new Map(Object.entries(ALL).map(([name, value]) => [`${prefix}${name}`, value]));
    const cookies = new RequestCookies(kept, profile, website);
    return { cookies, cart: new CookieCartSession(cookies), paying: new CookiePendingPayments(cookies) };
  };
  const names = (cookies: RequestCookies) => cookies.changes.map((text) => text.split('=')[0]);

  test.each(['spec', 'hardened'] as const)('S3-63 are read and written under its code, %s', (profile) => {
    const prefix = profile === 'hardened' ? '__Host-' : '';
    const { cookies, cart, paying } = opened(profile, 'ireland');
    expect([cart.cartId(), paying.cartId(), cart.leftGuestCart()]).toEqual(['second', 'paid', null]);
    cart.rememberCart('third');
    cart.leaveGuestCart({ cartId: 'guest', doubtful: null });
    paying.remember('third');
    expect(names(cookies)).toEqual(
      ['vsf-cart-ireland', 'posy-left-cart-ireland', 'posy-paying-ireland'].map((n) => prefix + n),
    );
    expect(opened(profile, null).cart.cartId()).toBe('first');
    expect(opened(profile, 'france').cart.cartId()).toBeNull();
  });

  test.each([
    [null, ['vsf-customer', 'vsf-cart-ireland', 'posy-paying-ireland', 'posy-left-cart']],
    ['ireland', ['vsf-customer', 'vsf-cart', 'posy-left-cart']],
  ])('go with the sign-in in a store of %s', (website, dropped) => {
    const { cookies } = opened('spec', website);
    new CookieAuthSession(cookies).forgetSignIn();
    expect(names(cookies).sort()).toEqual([...dropped].sort());
    expect(cookies.changes.every((text) => text.includes('Max-Age=0'))).toBe(true);
  });

  test('are not all dropped when somebody sends any number of them', () => {
    const many = new Map(Array.from({ length: 500 }, (_, at) => [`vsf-cart-w${at}`, 'x'] as const));
    const cookies = new RequestCookies(many, 'spec');
    cookies.dropOtherCarts();
    expect(cookies.changes.length).toBeLessThanOrEqual(30);
  });
});
