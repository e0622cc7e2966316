import { CookieCartSession } from '../../../../src/adapters/cookies/cookie-cart-session';
import type { CookieProfile } from '../../../../src/adapters/cookies/cookie-names';
import { RequestCookies } from '../../../../src/adapters/cookies/cookie-store';

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

  test('is gone at once when it is forgotten, and the response removes its cookie', () => {
    const { cookies, session } = open({ 'vsf-cart': 'cart-1' });
    session.forgetCart();
    expect(session.cartId()).toBeNull();
    expect(cookies.changes).toEqual(['vsf-cart=; Path=/; Max-Age=0; SameSite=Strict']);
  });

  test('sends only the last of several changes, under the hardened profile out of reach of scripts', () => {
    const { cookies, session } = open({ 'vsf-cart': 'dead' }, 'hardened');
    session.forgetCart();
    session.rememberCart('cart-2');
    expect(cookies.changes).toEqual(['vsf-cart=cart-2; Path=/; Max-Age=31536000; SameSite=Strict; Secure; HttpOnly']);
  });
});
