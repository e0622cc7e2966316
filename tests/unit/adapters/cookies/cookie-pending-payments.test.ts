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

test('the cart that is being paid outlives the tab for a month, and comes from no other site', () => {
  const jar = aJar();
  const memory = new CookiePendingPayments(browserCookies(jar, false));
  expect(memory.payingCarts()).toEqual([]);
  memory.rememberPaying('cart-1');
  expect(jar.written).toEqual(['posy-paying=cart-1; Path=/; Max-Age=2592000; SameSite=Strict']);
  expect(new CookiePendingPayments(browserCookies(jar, false)).payingCarts()).toEqual(['cart-1']);
  memory.forgetPaying('cart-1');
  expect(memory.payingCarts()).toEqual([]);
});

test('several share the cookie, with commas between them, as the middleware reads it', () => {
  const jar = aJar();
  const memory = new CookiePendingPayments(browserCookies(jar, false));
  memory.rememberPaying('a,b');
  memory.rememberPaying('c');
  const { paying } = callerOf({ cookie: jar.cookie }, '203.0.113.7');
  expect([memory.payingCarts(), paying]).toEqual([
    ['c', 'a,b'],
    ['c', 'a,b'],
  ]);
});

test.each(['%25zz', ',', '%2C%25%2C'])('the cookie %j, which nobody has written here, names no cart', (written) => {
  expect(new CookiePendingPayments(browserCookies({ cookie: `posy-paying=${written}` }, false)).payingCarts()).toEqual(
    [],
  );
});
