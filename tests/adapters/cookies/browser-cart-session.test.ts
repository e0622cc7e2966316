/** @jest-environment jsdom */
import { BrowserCartSession, type CookieJar } from '../../../src/adapters/cookies/browser-cart-session';

/** What the shop's own mount does in the answer to a page's own call. */
const mountSets = (cartId: string) => (document.cookie = `vsf-cart=${cartId}; Path=/; SameSite=Strict`);

beforeEach(() => (document.cookie = 'vsf-cart=; Path=/; Max-Age=0'));

describe('What the browser remembers of its visitor', () => {
  test('S3-63 the cart is the one that the cookie vsf-cart names', () => {
    const memory = new BrowserCartSession(document, false);
    expect(memory.cartId()).toBeNull();
    mountSets('cart%201');
    expect(memory.cartId()).toBe('cart 1');
  });

  test('S9-23 a forgotten cart is gone from the browser too, by the path it was set for', () => {
    mountSets('cart-1');
    window.history.replaceState(null, '', '/checkout/payment');
    new BrowserCartSession(document, false).forgetCart();
    expect(document.cookie).toBe('');
    window.history.replaceState(null, '', '/');
    expect(document.cookie).toBe('');
  });

  test('S3-63 a cart that goes by another id is followed, in every tab', () => {
    mountSets('cart-1');
    new BrowserCartSession(document, false).rememberCart('cart-1-named');
    expect(document.cookie).toBe('vsf-cart=cart-1-named');
    expect(new BrowserCartSession(document, false).cartId()).toBe('cart-1-named');
  });

  test('a cookie that names the cart already is not written again: it keeps the life that the mount gave it', () => {
    const written: string[] = [];
    const jar: CookieJar = {
      get cookie() {
        return 'vsf-cart=cart-1';
      },
      set cookie(text: string) {
        written.push(text);
      },
    };
    new BrowserCartSession(jar, false).rememberCart('cart-1');
    expect(written).toEqual([]);
  });

  test('the cookie of the mount counts before what the tab made', () => {
    const memory = new BrowserCartSession(document, false);
    memory.rememberCart('made-here');
    expect(memory.cartId()).toBe('made-here');
    mountSets('from-the-mount');
    expect(memory.cartId()).toBe('from-the-mount');
  });

  test('a browser that refuses cookies keeps its cart for the tab, until it is forgotten', () => {
    const refusing: CookieJar = {
      get cookie() {
        return '';
      },
      set cookie(_text: string) {
        // Nothing is kept.
      },
    };
    const memory = new BrowserCartSession(refusing, false);
    memory.rememberCart('cart-1');
    expect(memory.cartId()).toBe('cart-1');
    memory.forgetCart();
    expect(memory.cartId()).toBeNull();
  });
});
