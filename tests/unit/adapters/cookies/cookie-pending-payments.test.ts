import { callerOf } from '../../../../middleware/middleware';
import { CookiePendingPayments } from '../../../../src/adapters/cookies/cookie-pending-payments';
import { browserCookies } from '../../../../src/adapters/cookies/cookie-store';

/** A browser's cookies: what is written last of a name counts, and one without a life is gone. */
function aJar() {
  const kept = new Map<string, string>();
  const written: string[] = [];
  return {
    written,
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (text.includes('Max-Age=0')) kept.delete(name);
      else kept.set(name, value);
    },
  };
}

const written = (value: string) => `posy-paying=${encodeURIComponent(value)}`;
/** The pending cart as the storefront reads it, and as the middleware does. */
const read = (cookie: string) => [
  new CookiePendingPayments(browserCookies({ cookie }, false)).cartId(),
  callerOf({ cookie }, '203.0.113.7').paying,
];

test('the cart that is being paid outlives the tab for a month, and comes from no other site', () => {
  const jar = aJar();
  const payments = new CookiePendingPayments(browserCookies(jar, false));
  expect(payments.cartId()).toBeNull();
  payments.remember('cart-1');
  expect(jar.written).toEqual(['posy-paying=cart-1; Path=/; Max-Age=2592000; SameSite=Strict']);
  expect(new CookiePendingPayments(browserCookies(jar, false)).cartId()).toBe('cart-1');
  payments.forget('cart-1');
  expect(payments.cartId()).toBeNull();
});

test.each(['cart-1', 'a,b', '"50%"', 'gid://shop/Cart/1?key=a=b', 'x'.repeat(200)])(
  'the middleware reads the id %j as it was written',
  (id) => {
    const jar = aJar();
    new CookiePendingPayments(browserCookies(jar, false)).remember(id);
    expect(read(jar.cookie)).toEqual([id, id]);
  },
);

test('of several ids, as earlier versions wrote them, the first is read', () => {
  expect(read(written('a%2Cb,c,d'))).toEqual(['a,b', 'a,b']);
  const many = Array.from({ length: 2_000 }, (_, id) => `cart-${id}`).join(',');
  expect(read(written(many))).toEqual(['cart-0', 'cart-0']);
});

test.each(['%zz', ',', ',cart-1', 'x'.repeat(201), '%2C%', 'x'.repeat(100_000)])(
  'ignores the value %.20s, which was not written here',
  (value) => {
    expect(read(written(value))).toEqual([null, null]);
  },
);
