import { CookiePaymentMemory } from '../../../../src/adapters/cookies/cookie-payment-memory';
import { browserShelf } from '../../../../src/adapters/cookies/cookie-shelf';

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
  const memory = new CookiePaymentMemory(browserShelf(jar, false));
  expect(memory.payingCart()).toBeNull();
  memory.rememberPaying('cart-1');
  expect(jar.written).toEqual(['posy-paying=cart-1; Path=/; Max-Age=2592000; SameSite=Strict']);
  expect(new CookiePaymentMemory(browserShelf(jar, false)).payingCart()).toBe('cart-1');
  memory.forgetPaying();
  expect(memory.payingCart()).toBeNull();
});
