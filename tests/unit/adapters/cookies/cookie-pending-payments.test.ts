import { callerOf } from '../../../../middleware/middleware';
import { CookiePendingPayments } from '../../../../src/adapters/cookies/cookie-pending-payments';
import { RequestCookies } from '../../../../src/adapters/cookies/cookie-store';
import { readCookies } from '../../../../src/adapters/cookies/cookie-text';
import { BrowserCookies } from '../../../builders/browser-cookies';

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
