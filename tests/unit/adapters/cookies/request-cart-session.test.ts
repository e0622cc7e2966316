import { RequestCartSession } from '../../../../src/adapters/cookies/request-cart-session';

const open = (cookies: Readonly<Record<string, string>> = {}, secure = false) =>
  new RequestCartSession(new Map(Object.entries(cookies)), secure);

describe('What the server remembers of a visitor during one request', () => {
  test('S3-63 the cart is the one that the cookie vsf-cart names', () => {
    expect(open({ 'vsf-cart': 'cart-1', 'vsf-currency': 'GBP' }).cartId()).toBe('cart-1');
    expect(open().cartId()).toBeNull();
  });

  test('reading alone changes nothing', () => {
    const memory = open({ 'vsf-cart': 'cart-1' });
    memory.cartId();
    expect(memory.changes).toEqual([]);
  });

  test('S3-63, S9-23 a cart is remembered for a year', () => {
    const memory = open();
    memory.rememberCart('cart 2');
    expect(memory.cartId()).toBe('cart 2');
    expect(memory.changes).toEqual(['vsf-cart=cart%202; Path=/; Max-Age=31536000; SameSite=Strict']);
  });

  test('a forgotten cart is gone at once, and its cookie with the answer', () => {
    const memory = open({ 'vsf-cart': 'cart-1' });
    memory.forgetCart();
    expect(memory.cartId()).toBeNull();
    expect(memory.changes).toEqual(['vsf-cart=; Path=/; Max-Age=0; SameSite=Strict']);
  });

  test('of several changes only the last is sent', () => {
    const memory = open({ 'vsf-cart': 'dead' }, true);
    memory.forgetCart();
    memory.rememberCart('cart-2');
    expect(memory.changes).toEqual(['vsf-cart=cart-2; Path=/; Max-Age=31536000; SameSite=Strict; Secure']);
  });
});
